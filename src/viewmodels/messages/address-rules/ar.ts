import type { TextsOf } from '../writing/messages.ts';
import type { addressRuleMessages } from './en.ts';

/** Digits in groups would change places where a text runs from right to left. */
const apart = (like: string): string => `\u2066${like}\u2069`;

export const addressRules: TextsOf<typeof addressRuleMessages> = {
  postcodeHelp: (name, like) => `${name}، مثل ${apart(like)}.`,
  postcodeLike: (name, like) => `أدخل ${name}، مثل ${apart(like)}`,
  noSuchPin: 'لا يبدأ أي رمز بريدي (PIN) بهذين الرقمين: يُرجى التحقق منهما',
  notDelivered: 'لا يمكننا التوصيل إلى هذا الرمز البريدي. يُرجى إدخال عنوان آخر.',
  indianMobile: 'أدخل رقم جوال من عشرة أرقام يبدأ بالرقم 6 أو 7 أو 8 أو 9',
  phoneLike: (like) => `أدخل رقم هاتف مثل ${apart(like)}، أو رقمًا يبدأ بعلامة + ورمز الدولة`,
  notSent: (names) => `لا يمكن الإرسال إلى هذا البلد: ${names}.`,
};
