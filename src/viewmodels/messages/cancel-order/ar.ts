import type { TextsOf } from '../writing/messages.ts';
import type { cancelOrderMessages } from './en.ts';

export const cancelOrder: TextsOf<typeof cancelOrderMessages> = {
  ofOrder: (number) => `الطلب ${number}`,
  what: 'عند الإلغاء لن يُرسل منه شيء.',
  credit: 'ما استخدمته من قسيمة أو رصيد متجر يصبح صالحًا من جديد.',
  send: 'إلغاء الآن',
  keep: 'الإبقاء على الطلب',
  refused: 'لم يعد بإمكان المتجر إلغاؤه. تقرأ هنا حالة الطلب الآن.',
  tooOften: 'كانت هذه محاولات كثيرة. انتظر دقيقة ثم أعد المحاولة.',
  failed: 'لم يُجب المتجر. يُرجى إعادة المحاولة؛ لا يُلغى الطلب إلا مرة واحدة.',
  offline: 'أنت غير متصل، والإلغاء يحتاج إلى الشبكة. يبقى الطلب كما هو.',
  done: (number) => `أُلغي طلبك ${number}`,
  mail: 'أرسلنا إليك رسالة تؤكد ذلك.',
  gone: 'أُلغي هذا الطلب من قبل.',
  onItsWay: 'الطلب قيد التغليف أو غادر بالفعل، فلا يمكن إلغاؤه. يمكن إرجاع القطع بعد وصوله.',
  elsewhere: 'لإلغاء هذا الطلب اكتب إلينا مع رقمه.',
  toOrder: 'إلى الطلب',
};
