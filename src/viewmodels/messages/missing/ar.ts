import type { TextsOf } from '../writing/messages.ts';
import type { missingMessages } from './en.ts';

export const missing: TextsOf<typeof missingMessages> = {
  notFound: 'لم نعثر على هذه الصفحة',
  notFoundTitle: 'الصفحة غير موجودة',
  youAskedFor: 'العنوان المطلوب: {address}',
  notFoundText: 'ربما نُقلت الصفحة، أو في العنوان خطأ. إليك طريق العودة.',
  near: 'هل كنت تبحث عن إحدى هذه القطع؟',
  successor: (name) => `لم يعد «${name}» يُباع. هذا حلّ محله.`,
};
