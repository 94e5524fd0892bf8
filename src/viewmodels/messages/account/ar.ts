import type { TextsOf } from '../writing/messages.ts';
import type { accountMessages } from './en.ts';

export const account: TextsOf<typeof accountMessages> = {
  account: 'الحساب',
  whySignIn: 'تأتي معك سلتك وطلباتك ومفضلتك إلى كل جهاز.',
  signIn: 'تسجيل الدخول',
  register: 'إنشاء حساب',
  signedInAs: (name: string) => `سجّلت الدخول باسم ${name}`,
  yourAccount: 'حسابك',
  logOut: 'تسجيل الخروج',
  orders: 'الطلبات',
  ordersKept: 'الطلبات التي قدّمتها على هذا الجهاز.',
  none: 'لا طلبات بعد. ما تطلبه على هذا الجهاز يظهر هنا.',
  placed: (number) => `الطلب ${number}`,
  waiting: 'في انتظار الإرسال',
  refused: 'لم يُسجَّل',
  withdrawn: 'أُلغي',
  canceling: 'قيد الإلغاء',
  unwanted: (number) => `الطلب ${number}، أُلغي متأخرًا`,
  messages: 'الرسائل',
  messagesKept: 'ما قاله لك المتجر في هذه الزيارة. يُمحى حين تغادر.',
  noMessages: 'لا شيء بعد. ما يقوله لك المتجر في هذه الزيارة يظهر هنا.',
  help: 'المساعدة',
};
