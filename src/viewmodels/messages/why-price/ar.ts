import type { TextsOf } from '../writing/messages.ts';
import type { whyPriceMessages } from './en.ts';

export const whyPrice: TextsOf<typeof whyPriceMessages> = {
  title: 'لماذا هذا السعر؟',
  market: 'الأسعار في',
  india: 'الهند',
  us: 'الولايات المتحدة',
  others: 'جميع الدول الأخرى',
  indiaStandsIn: 'لا يوجد سعر خاص ببلدك، لذا يسري سعر الهند.',
  regular: 'السعر العادي',
  special: 'السعر الخاص',
  saved: 'توفّر',
  from: (day) => `من ${day}`,
  until: (day) => `حتى ${day}`,
  fromUntil: (from, until) => `من ${from} حتى ${until}`,
  always: 'دون تاريخ انتهاء',
  later: (price, when) => `يسري سعر خاص قدره ${price} ${when}، وليس اليوم.`,
  tax: (amount) => `يشمل السعر ضريبة GST بقيمة ${amount}.`,
  taxContained: 'ضريبة GST مشمولة في السعر. تظهر قيمتها في السلة.',
  taxNone: 'لا تُضاف ضريبة؛ وقد تُضاف رسوم بلدك.',
  lowest: 'أقل سعر بين كل المقاسات والألوان، إلى أن تختار.',
  sum: 'مجموع الأجزاء التي اخترتها.',
  shown: 'تدفع',
  currency: 'معروض بعملتك بسعر الصرف لدينا اليوم؛ وتُحتسب السلة بالروبية.',
};
