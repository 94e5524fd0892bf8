import type { TextsOf } from '../writing/messages.ts';
import type { restockMessages } from './en.ts';

export const restock: TextsOf<typeof restockMessages> = {
  thisPiece: 'هذه القطعة',
  promise: (what) => `نكتب إليك مرة واحدة عند توفر ${what} من جديد.`,
  noted: (what) => `ستصلك رسالة واحدة بالبريد الإلكتروني عند توفر ${what} من جديد.`,
  waits: (what) =>
    `حُفظ على هذا الجهاز، ويُرسل إلى المتجر حين يمكن الوصول إليه، ثم تصلك رسالة واحدة بالبريد الإلكتروني عند توفر ${what} من جديد.`,
  there: (what) => `لدى المتجر ${what} من جديد. أعد تحميل هذه الصفحة للشراء.`,
};
