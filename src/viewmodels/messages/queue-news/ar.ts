import type { TextsOf } from '../writing/messages.ts';
import type { queueNewsMessages } from './en.ts';

export const queueNews: TextsOf<typeof queueNewsMessages> = {
  'newsletter-joined': 'أنت مشترك في النشرة البريدية.',
  'newsletter-to-confirm': 'يُرجى تأكيد الاشتراك في النشرة البريدية من الرسالة التي أرسلناها إليك.',
  'restock-noted': 'ستصلك رسالة واحدة بالبريد الإلكتروني عند توفر {productName} من جديد.',
  'restock-there': 'لدى المتجر {productName} من جديد، فلا داعي للانتظار.',
  'price-falls-noted': 'ستصلك رسالة بالبريد الإلكتروني حين ينخفض سعر قطعة في المفضلة.',
  'mail-sent': 'أُرسلت رسالتك «{message}» إلى المتجر.',
  'mail-not-sent': 'تعذّر إرسال رسالتك «{message}». إن لم يجبك أحد فاكتب من جديد.',
  'tasks-dropped': 'أُلغي ما كان ينتظر الإرسال لأنك سجّلت الخروج: {number}',
  'order-charged-otherwise':
    'قيمة طلبك {number} هي {now} بدلًا من {was}: تغيّرت الأسعار أو التوصيل أو القسيمة منذ أن قدّمته.',
  'order-not-sent': 'لم يُسجَّل طلبك. لا يمكن الإرسال إلى بلد العنوان: {productName}.',
};
