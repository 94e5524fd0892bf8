import type { OrderStatus } from '#api/database/order-tables.ts';
import type { MailLocale } from './mail-locale.ts';
import type { MailedOrder } from './mailed-order.ts';
import { oneLine } from './plain-words.ts';
import type { Occasion, OrderMailWords } from './words/order-mail-words.ts';

/** What a mail about an order says in sentences. */
export function paragraphsOf(occasion: Occasion, order: MailedOrder, { words, money }: MailLocale): readonly string[] {
  switch (occasion) {
    case 'placed':
      return nextOf(order.status, words);
    case 'paid':
      return [words.paid];
    case 'payment-failed':
      return [words.notCharged, words.nothingSent, ...givenBackAtOnce(order, { words, money }), words.notForNothing];
    case 'payment-returned':
      return [words.paymentReturned];
    case 'canceled':
      return [
        words.canceledAsAsked,
        ...(order.refund === 0 ? [] : [words.paysBack(money(order.refund))]),
        ...givenBackAtOnce(order, { words, money }),
        words.notCanceledByYou,
      ];
    case 'paid-back':
      return [words.returns.paidBack(money(order.refund))];
    case 'shipped':
      return [words.handedOver];
    case 'delivered':
      return [words.arrived];
    default:
      return occasion satisfies never;
  }
}

/** The coupon and the store credit of an order that is canceled. */
function givenBackAtOnce(order: MailedOrder, { words, money }: Pick<MailLocale, 'words' | 'money'>): readonly string[] {
  return [
    ...(order.coupon === null ? [] : [words.couponAgain(oneLine(order.coupon))]),
    ...(order.store_credit === 0 ? [] : [words.creditAgain(money(order.store_credit))]),
  ];
}

function nextOf(status: OrderStatus, { next }: OrderMailWords): readonly string[] {
  const told: Partial<Readonly<Record<OrderStatus, string>>> = next;
  return [told[status] ?? []].flat();
}
