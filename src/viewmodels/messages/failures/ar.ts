import type { TextsOf } from '../writing/messages.ts';
import type { failureMessages } from './en.ts';

export const failures: TextsOf<typeof failureMessages> = {
  toFrontPage: 'الانتقال إلى الصفحة الرئيسية',
  wrong: 'حدث خطأ من جانبنا',
  wrongTitle: 'حدث خطأ',
  cartIsKept: 'سلتك محفوظة. يُرجى المحاولة مرة أخرى بعد لحظات.',
  outdated: 'جرى تحديث المتجر',
  outdatedText: 'ما زالت هذه الصفحة تعرض النسخة السابقة. سلتك محفوظة.',
  reload: 'إعادة التحميل',
  writeTo: 'هل ما زالت المشكلة قائمة؟ راسلنا على {email}.',
  writeWithReference: 'هل ما زالت المشكلة قائمة؟ راسلنا على {email} واذكر الرقم المرجعي {reference}.',
  offline: 'هذه الصفحة ليست على جهازك',
  offlineText: 'أنت غير متصل. سلتك محفوظة، وستُفتح الصفحة تلقائيًا عند عودة الاتصال.',
};
