import type { TextsOf } from '../writing/messages.ts';
import type { newsletterMessages } from './en.ts';

export const newsletter: TextsOf<typeof newsletterMessages> = {
  newsletter: 'النشرة البريدية',
  invitation: 'قطع جديدة وحكايات من المشاغل. يمكنك إلغاء الاشتراك من هنا متى شئت.',
  emailAddress: 'البريد الإلكتروني',
  subscribe: 'اشتراك',
  unsubscribe: 'إلغاء الاشتراك',
  missing: 'أدخل بريدك الإلكتروني',
  notAnEmail: 'أدخل بريدًا إلكترونيًا مثل name@example.com',
  subscribed: (email) => `تصل النشرة البريدية إلى ${email}.`,
  pending: (email) => `أرسلنا رسالة إلى ${email}. يُرجى تأكيد الاشتراك منها.`,
  unsubscribed: (email) => `لن تصل النشرة البريدية إلى ${email} بعد الآن.`,
  waits: (email) => `حُفظ ${email} على هذا الجهاز، ويُرسل إلى المتجر حين يمكن الوصول إليه.`,
  failed: 'حدث خطأ ما. حاول مرة أخرى بعد ثوانٍ.',
  offline: 'أنت غير متصل بالإنترنت. يُرجى المحاولة عند عودة الاتصال.',
};
