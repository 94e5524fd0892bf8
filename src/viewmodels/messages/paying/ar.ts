import type { TextsOf } from '../writing/messages.ts';
import type { payingMessages } from './en.ts';

export const paying: TextsOf<typeof payingMessages> = {
  signedOut: 'ألديك حساب؟',
  signIn: 'تسجيل الدخول',
  savedAddresses: 'العناوين المحفوظة',
  credit: 'رصيد المتجر',
  creditOffer: (available: string) => `استخدم رصيد المتجر، المتاح ${available}`,
  leftToPay: (amount: string) => `يبقى للدفع ${amount}`,
  account: 'الحساب',
  createAccount: 'أنشئ حسابًا مع هذا الطلب',
  accountHelp: 'باسمك وبريدك الإلكتروني المكتوبين أعلاه. ما عليك سوى اختيار كلمة مرور.',
  password: 'كلمة المرور',
  passwordRule: '8 أحرف على الأقل',
  passwordProblems: { required: 'أدخل كلمة مرور', 'too-short': 'أدخل 8 أحرف على الأقل' },
};
