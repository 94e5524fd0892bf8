import type { TextsOf } from '../writing/messages.ts';
import type { givenBackMessages } from './en.ts';

export const givenBack: TextsOf<typeof givenBackMessages> = {
  heading: 'المرتجعات',
  give: 'إرجاع قطع',
  until: (day) => `يمكن الإرجاع حتى ${day}`,
  over: (day) => `كان الإرجاع ممكنًا حتى ${day}`,
  notYet: 'يمكن إرجاع القطع بعد تسليم الطلب كاملًا.',
  never: 'ما فُصِّل على المقاس أو لا يُشحَن لا يمكن إرجاعه.',
  name: (number) => `المرتجع ${number}`,
  askedOn: (day) => `طُلب في ${day}`,
  receivedOn: (day) => `وصل في ${day}`,
  refundedOn: (day) => `رُدَّ المبلغ في ${day}`,
  refusedOn: (day) => `لم يُقبل في ${day}`,
  refund: (amount) => `المبلغ المردود: ${amount}`,
};
