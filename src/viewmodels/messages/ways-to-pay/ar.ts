import type { TextsOf } from '../writing/messages.ts';
import type { wayToPayMessages } from './en.ts';

export const waysToPay: TextsOf<typeof wayToPayMessages> = {
  channels: { upi: 'UPI', cards: 'البطاقات والخدمات المصرفية عبر الإنترنت' },
  fromApp: 'ادفع من تطبيق UPI الخاص بك.',
  gateway: (name) => `ستتابع لدى ${name}، ثم تعود إلى هنا.`,
  gatewayLater: (name) => `أنت غير متصل: تدفع عبر ${name} بعد إرسال طلبك.`,
  cash: 'تدفع لمندوب التوصيل عند وصول الطرد، دون رسوم. في الهند فقط.',
  noCash: 'الدفع عند الاستلام يتطلب طردًا: الملفات التي تحمّلها يُدفع ثمنها عبر الإنترنت.',
  noCashThere: 'الدفع نقدًا غير متاح لهذا الرمز البريدي. يُرجى الدفع عبر الإنترنت.',
};
