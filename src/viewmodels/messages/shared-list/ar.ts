import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { sharedListMessages } from './en.ts';

const count = counterOf('ar');

export const sharedList: TextsOf<typeof sharedListMessages> = {
  share: 'شارك هذه القائمة',
  intro: 'من لديه الرابط يرى هذه القطع بأسعار اليوم. لا يذكر عنك شيئًا سوى الاسم الذي تكتبه.',
  title: 'اسم القائمة',
  name: 'اسمك',
  makeLink: 'شارك',
  isShared: 'من لديه الرابط يرى هذه القائمة حتى {day}. ما تحفظه لاحقًا ليس فيها.',
  link: 'رابط القائمة',
  pass: 'شارك الرابط',
  copied: 'تم نسخ الرابط.',
  copyYourself: 'انسخ الرابط من الحقل.',
  stop: 'أوقف المشاركة',
  stopped: 'لم تعد القائمة مشتركة: رابطها لا يؤدي إلى شيء.',
  offline: 'أنت غير متصل. تحتاج المشاركة إلى الشبكة.',
  failed: 'لم يستجب المتجر. يُرجى المحاولة مرة أخرى.',
  heading: 'قائمة مشتركة',
  by: (name) => `شاركها ${name}`,
  today: 'الأسعار والتوفر كما هي اليوم.',
  pieces: 'القطع المشتركة',
  save: 'أضف إلى مفضلتي',
  saved: 'هذه القطع في مفضلتك.',
  toWishlist: 'اعرض مفضلتك',
  missing: (pieces) =>
    count(pieces, {
      one: 'قطعة واحدة لم تعد تُباع.',
      two: 'قطعتان لم تعودا تُباعان.',
      few: '# قطع لم تعد تُباع.',
      many: '# قطعة لم تعد تُباع.',
      other: '# قطعة لم تعد تُباع.',
    }),
  gone: 'هذه القائمة غير مشتركة',
  goneText: 'ربما كُتب الرابط خطأً أو انتهت مدته، أو أوقف صاحبها مشاركتها.',
  loadFailed: 'لم نتمكن من فتح هذه القائمة',
  continue: 'متابعة التسوق',
};
