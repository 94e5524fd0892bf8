import type { OrderMailWords } from './order-mail-words.ts';

export const ar: OrderMailWords = {
  subject: {
    placed: (number) => `سُجّل طلبك ${number}`,
    paid: (number) => `تم دفع ثمن طلبك ${number}`,
    'payment-failed': (number) => `لم تتم عملية الدفع لطلبك ${number}`,
  },
  heading: {
    placed: 'شكرًا لك على طلبك',
    paid: 'شكرًا لك على الدفع',
    'payment-failed': 'لم تتم عملية الدفع',
  },
  next: {
    pending: 'نجهّزه الآن، وتدفع ثمنه لمندوب التوصيل عند وصوله.',
    pending_payment: 'نجهّزه فور دفع ثمنه.',
    processing: 'لم يبقَ شيء للدفع، ونحن نجهّزه الآن.',
  },
  paid: 'دُفع ثمن طلبك، ونحن نجهّزه الآن.',
  notCharged: 'لم يُخصم أي مبلغ، وقد أُلغي طلبك.',
  nothingSent: 'لن يُرسل منه شيء، وليس عليك دفع شيء.',
  couponAgain: (code) => `القسيمة ${code} صالحة من جديد.`,
  creditAgain: (amount) => `عاد ${amount} من رصيد المتجر إلى حسابك.`,
  notForNothing: 'هل خصم مصرفك المبلغ رغم ذلك؟ اكتب إلينا مع رقم طلبك.',
  orderNumber: 'رقم الطلب',
  placedOn: 'تاريخ الطلب',
  payment: 'الدفع',
  delivery: 'التوصيل',
  orderedItems: 'المنتجات المطلوبة',
  subtotal: 'المجموع الفرعي',
  discount: 'الخصم',
  shipping: 'الشحن',
  storeCredit: 'رصيد المتجر',
  total: 'الإجمالي',
  taxWithin: 'الضرائب المشمولة في الأسعار',
  deliverTo: 'التوصيل إلى',
  billTo: 'الفاتورة إلى',
  lookAtOrder: 'عرض طلبك',
};
