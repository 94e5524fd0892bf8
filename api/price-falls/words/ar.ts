import type { PriceFallMailWords } from './price-fall-mail-words.ts';

export const ar: PriceFallMailWords = {
  subjectOfOne: (name) => `انخفض السعر: ${name}`,
  subjectOfMany: 'انخفضت أسعار قطع تنتظرها',
  heading: 'انخفض السعر',
  isCheaper: (piece, now, before) => `أصبح سعر ${piece} الآن ${now} بدلًا من ${before}.`,
  youAsked: 'طلبت أن نخبرك حين ينخفض السعر. نكتب إليك عن الأسعار مرة في اليوم على الأكثر.',
  notYou: 'إن لم تطلب ذلك فقد أدخل أحدهم عنوانك سهوًا، والرابط أدناه يوقف هذه الرسائل.',
};
