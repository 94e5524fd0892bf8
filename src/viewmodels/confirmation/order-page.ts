import type { Order, PlacedOrder } from '#domain/orders/order.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import type { TermView } from '../cart/sums-view.ts';
import { dayInWords } from './moment.ts';
import {
  addressLines,
  type OrderLineView,
  orderLineView,
  placedLineView,
  placedTerms,
  type Writing,
} from './order-line-view.ts';

/** What an order page tells, whoever has the order: the shop, or only this device. */
export type OrderPage = OrderWords & {
  readonly day: string;
  readonly timestamp: string;
  readonly lines: readonly OrderLineView[];
  readonly terms: readonly TermView[];
  readonly addressLines: readonly string[];
  readonly shippingTitle: string;
  readonly paymentTitle: string;
};

type OrderWords = {
  readonly kind: 'placed' | 'waiting' | 'refused';
  readonly heading: string;
  readonly text: string;
  /** The shop's number once it took the order, else the device's own for it. */
  readonly numberLabel: 'Order number' | 'Reference';
  readonly number: string;
  /** What happens now, step by step. */
  readonly next: readonly string[];
};

/** The order as the shop has it. */
export function placedPage(order: PlacedOrder, writing: Writing): OrderPage {
  return {
    kind: 'placed',
    heading: `Thank you, ${order.firstName}`,
    text: `Your order is placed. Messages about it go to ${order.email}.`,
    numberLabel: 'Order number',
    number: order.number,
    next: nextSteps(order),
    day: dayInWords(order.createdAt),
    timestamp: order.createdAt,
    lines: order.lines.map((line) => placedLineView(line, writing)),
    terms: placedTerms(order, writing),
    addressLines: addressLines(order.shippingAddress),
    shippingTitle: order.shippingTitle,
    paymentTitle: order.paymentTitle,
  };
}

/** The order as this device kept it; what waits is never called placed. */
export function devicePage(order: Order, writing: Writing, isOnline: boolean): OrderPage {
  const { outcome } = order;
  const total = outcome.kind === 'accepted' ? outcome.total : order.total;
  return {
    ...wordsOf(order, isOnline),
    day: dayInWords(order.createdAt),
    timestamp: order.createdAt,
    lines: order.lines.map((line) => orderLineView(line, writing)),
    terms: [{ term: 'Total', amount: displayPrice(total, writing.currency) }],
    addressLines: addressLines(order.shippingAddress),
    shippingTitle: '',
    paymentTitle: '',
  };
}

function wordsOf(order: Order, isOnline: boolean): OrderWords {
  const { outcome } = order;
  switch (outcome.kind) {
    case 'waiting':
      return waitingWords(order, isOnline);
    case 'accepted':
      return acceptedWords(order, outcome.number);
    case 'refused':
      return refusedWords(order, outcome.message);
    case 'withdrawn':
      return refusedWords(order, 'You canceled this order before it was sent.');
    default:
      return outcome satisfies never;
  }
}

function waitingWords({ id }: Order, isOnline: boolean): OrderWords {
  const when = isOnline ? 'as soon as the shop answers' : 'when you are back online';
  return {
    kind: 'waiting',
    heading: 'Waiting to be sent',
    text: `Your order is saved on this device and will be sent ${when}. Do not order again.`,
    numberLabel: 'Reference',
    number: id,
    next: [
      'Keep this page open: it sends your order by itself and shows the answer here.',
      'Your order counts once the shop has confirmed it with an order number.',
    ],
  };
}

/** Taken, though the shop cannot be asked for it now. */
function acceptedWords(order: Order, number: string): OrderWords {
  return {
    kind: 'placed',
    heading: `Thank you, ${order.billingAddress.firstName}`,
    text: 'Your order is placed. This is what your device kept of it.',
    numberLabel: 'Order number',
    number,
    next: nextSteps({ shippingAddress: order.shippingAddress, shippingTitle: '' }),
  };
}

function refusedWords({ id }: Order, message: string): OrderWords {
  return {
    kind: 'refused',
    heading: 'Your order was not placed',
    text: message,
    numberLabel: 'Reference',
    number: id,
    next: ['Nothing was charged.', 'Check your details and order again, or write to us.'],
  };
}

type Journey = Pick<PlacedOrder, 'shippingAddress' | 'shippingTitle'>;

function nextSteps({ shippingAddress, shippingTitle }: Journey): readonly string[] {
  if (!shippingAddress) return ['You can use what you bought as soon as it is paid.'];
  return [
    'Our atelier checks and packs each piece by hand.',
    `${shippingTitle || 'The courier'} brings it to ${shippingAddress.city}.`,
    'Should something not be right, write to us with your order number.',
  ];
}
