import type { RestockMailWords } from './restock-mail-words.ts';

export const ar: RestockMailWords = {
  subject: (name) => `متوفر من جديد: ${name}`,
  heading: 'عاد إلى المتجر',
  isBack: (piece) => `${piece} متوفر من جديد.`,
  onlyMail: 'طلبت أن نخبرك، وهذه هي الرسالة الوحيدة عنه.',
  notYou: 'إن لم تطلب ذلك فقد أدخل أحدهم عنوانك سهوًا، ولا يلزمك فعل شيء.',
  lookAtPiece: 'عرض القطعة',
};
