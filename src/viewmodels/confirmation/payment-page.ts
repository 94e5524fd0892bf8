import { type PaymentState, type PaymentWord, paymentWordAt } from '#domain/orders/payment.ts';
import { orderMessages } from '../messages/orders/en.ts';
import { paymentMessages } from '../messages/payment/en.ts';
import type { Messages, TextsOf } from '../messages/writing/messages.ts';
import type { OrderWords } from './order-words.ts';

export type { PaymentWord };

/** What the page of a gateway says, by the address it sends the shopper to. */
export const paymentWordIn = paymentWordAt;

type Texts = TextsOf<typeof paymentMessages>;
type Told = Omit<OrderWords, 'number' | 'editLabel'>;

/** What a page says of an order whose payment is open or came to nothing; null when there is nothing to say. */
export function paymentTold(payment: PaymentState, word: PaymentWord | null, messages: Messages): Told | null {
  const texts = messages(paymentMessages);
  switch (payment.kind) {
    case 'settled':
      return null;
    case 'confirming':
      return checking(texts);
    case 'due':
      return due(payment.page, word, texts);
    case 'canceledByShopper':
      return canceledByShopper(texts, messages(orderMessages).notRight);
    case 'canceled':
      return canceled(payment.isBackInCart, word, texts);
    default:
      return payment satisfies never;
  }
}

function checking(texts: Texts): Told {
  return {
    kind: 'checking',
    heading: texts.checking,
    text: texts.checkingText,
    next: [texts.looksAgain, texts.findAgain, texts.noAnswer],
    ways: [],
    arrival: null,
  };
}

/** The shop has the order, and would still be paid for it. */
function due(page: string | null, word: PaymentWord | null, texts: Texts): Told {
  const hasFailed = word === 'failed';
  return {
    kind: 'due',
    heading: hasFailed ? texts.failed : texts.due,
    text: hasFailed ? texts.dueAfterFailure : texts.dueText,
    next: [texts.sentWhenPaid, texts.askForPage],
    arrival: null,
    ways: page === null ? [] : [{ text: texts.payNow, to: page, leavesShop: true }],
  };
}

/** What is paid back stands with the order. */
function canceledByShopper({ canceled: heading, canceledByYou: text }: Texts, notRight: string): Told {
  return { kind: 'canceled', heading, text, next: [notRight], arrival: null, ways: [] };
}

/** Where the gateway sent the shopper here, the payment failed; else the shop canceled for reasons of its own. */
function canceled(isBackInCart: boolean, word: PaymentWord | null, texts: Texts): Told {
  const hasFailed = word === 'failed' || word === 'unknown';
  const tryAgain = { text: texts.tryAgain, to: '/checkout?step=payment', leavesShop: false };
  const toCart = { text: texts.toCart, to: '/cart', leavesShop: false };
  return {
    kind: 'canceled',
    heading: hasFailed ? texts.failed : texts.canceled,
    text: hasFailed ? texts.failedText : texts.canceledText,
    next: [
      isBackInCart ? texts.backInCart : texts.notOfDevice,
      texts.creditAgain,
      hasFailed ? texts.notForNothing : texts.paidForCanceled,
    ],
    arrival: null,
    ways: isBackInCart ? [tryAgain, toCart] : [],
  };
}
