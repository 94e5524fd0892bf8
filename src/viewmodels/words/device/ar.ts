import type { TextsOf } from '../writing/words.ts';
import type { deviceWords } from './en.ts';

export const device: TextsOf<typeof deviceWords> = {
  'set-aside': 'تعذّرت قراءة بعض ما كان ينتظر على هذا الجهاز فوُضع جانبًا ({count}): إن لم تجد طلبًا لك فاكتب إلى {email}.',
  held: 'يُرجى إغلاق علامات التبويب الأخرى لهذا المتجر كي تتمكن هذه من قراءة الطلبات المحفوظة على جهازك.',
  'may-clear': 'قد يمحو هذا المتصفح ما ينتظر عليه، لذا يُرجى فتح المتجر مرة أخرى خلال بضعة أيام إلى أن يُرسل طلبك.',
};
