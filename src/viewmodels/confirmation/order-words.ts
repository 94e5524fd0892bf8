import { deliveryDays } from '#domain/checkout/delivery-days.ts';
import { notSentIn } from '#domain/orders/not-sent-in.ts';
import { hasLeftCart, type Order, type PlacedOrder } from '#domain/orders/order.ts';
import { type DeliveryView, deliveryView } from '../checkout/delivery-view.ts';
import { orderMessages } from '../messages/orders/en.ts';
import type { TextsOf } from '../messages/writing/messages.ts';
import { countryName } from '../store/country-name.ts';
import type { Writing } from './order-line-view.ts';

type OrderTexts = TextsOf<typeof orderMessages>;

/** A way on from here; one that leaves the shop is an address of the web. */
export type Way = { readonly text: string; readonly to: string; readonly leavesShop: boolean };

export type OrderWords = {
  /**
   * `checking`: whether it is paid is not known yet; `due`: it is not; `canceled`: the shop has it no more; `canceling`:
   * the shopper wants it no more, and the shop may have it; `unwanted`: it has.
   */
  readonly kind: 'placed' | 'waiting' | 'refused' | 'checking' | 'due' | 'canceled' | 'canceling' | 'unwanted';
  readonly heading: string;
  readonly text: string;
  /** The shop's number; null until it took the order. The device's own name for it is long, and stays in the address. */
  readonly number: string | null;
  /** What happens now, step by step; with the gaps `{first}` and `{last}` where the days of `arrival` are told. */
  readonly next: readonly string[];
  /** Between which days the parcel arrives; null where that is not known, or nothing is sent. */
  readonly arrival: DeliveryView | null;
  /** What the shopper probably wants to do now, beside going on with shopping. */
  readonly ways: readonly Way[];
  /** What taking the order back into cart and checkout is called; null where that is no way. */
  readonly editLabel: string | null;
};

/** What this device has to say of an order; what waits is never called placed. */
export function wordsOf(order: Order, isOnline: boolean, writing: Writing): OrderWords {
  const texts = writing.messages(orderMessages);
  switch (order.status) {
    case 'queued':
    case 'sending':
    case 'maybeReceived':
      return waitingWords(isOnline, texts);
    case 'canceling':
      return cancelingWords(isOnline, texts);
    case 'accepted':
    case 'returned':
      return acceptedWords(order, order.number, writing);
    case 'refused':
      return refusedWords(order, reasonOf(order.message, writing), texts);
    case 'withdrawn':
      return refusedWords(order, texts.withdrawn, texts);
    case 'editing':
    case 'edited':
      return refusedWords(order, texts.takenToEdit, texts);
    default:
      return order satisfies never;
  }
}

function waitingWords(isOnline: boolean, texts: OrderTexts): OrderWords {
  return {
    kind: 'waiting',
    heading: texts.waiting,
    text: isOnline ? texts.waitingForShop : texts.waitingForNetwork,
    number: null,
    next: [texts.keepOpen, texts.countsOnce],
    arrival: null,
    ways: [],
    editLabel: texts.edit,
  };
}

/** Canceled, while nobody knows whether the shop has it. */
function cancelingWords(isOnline: boolean, texts: OrderTexts): OrderWords {
  return {
    kind: 'canceling',
    heading: texts.canceling,
    text: isOnline ? texts.cancelingText : texts.cancelingOffline,
    number: null,
    next: [texts.cancelingByItself, texts.cancelingThere],
    arrival: null,
    ways: [],
    editLabel: null,
  };
}

/** Taken, though the shop cannot be asked for it now. */
function acceptedWords(order: Order, number: string, writing: Writing): OrderWords {
  const texts = writing.messages(orderMessages);
  const arrival = arrivalOf(order, writing);
  return {
    kind: 'placed',
    heading: texts.thankYou(order.billingAddress.firstName),
    text: texts.placedKept,
    number,
    next: nextSteps({ shippingAddress: order.shippingAddress, shippingTitle: '' }, arrival, texts),
    arrival,
    ways: [],
    editLabel: null,
  };
}

/** What the shop says in English alone, in the shopper's words; any other reason in its own. */
function reasonOf(message: string, { messages, locale }: Writing): string {
  const notSent = notSentIn(message);
  if (!notSent) return message;
  return messages(orderMessages).notSent(countryName(notSent.country, locale), notSent.names.join(', '));
}

/** Where the pieces have left the cart, they are taken back into it before they can be ordered again. */
function refusedWords(order: Order, message: string, texts: OrderTexts): OrderWords {
  const isGone = hasLeftCart(order);
  return {
    kind: 'refused',
    heading: texts.refused,
    text: message,
    number: null,
    next: [texts.nothingCharged, texts.checkDetails],
    arrival: null,
    ways: isGone ? [] : [{ text: texts.toCheckout, to: '/checkout', leavesShop: false }],
    editLabel: isGone ? texts.editAgain : null,
  };
}

type Journey = Pick<PlacedOrder, 'shippingAddress' | 'shippingTitle'>;

export function nextSteps(
  { shippingAddress, shippingTitle }: Journey,
  arrival: DeliveryView | null,
  texts: OrderTexts,
): readonly string[] {
  if (!shippingAddress) return [texts.usable];
  const [courier, { city }] = [shippingTitle || texts.courier, shippingAddress];
  return [texts.packed, ...broughtSteps(courier, city, arrival, texts), texts.notRight];
}

/** Without a city it is told when it comes, and not where to. */
function broughtSteps(courier: string, city: string, arrival: DeliveryView | null, texts: OrderTexts) {
  if (city === '') return arrival === null ? [] : [texts.broughtOn(courier)];
  return [(arrival === null ? texts.brought : texts.broughtBetween)(courier, city)];
}

export function arrivalOf(
  { createdAt, shippingAddress, lines }: Pick<Order | PlacedOrder, 'createdAt' | 'shippingAddress' | 'lines'>,
  { delivery, locale }: Writing,
): DeliveryView | null {
  const orderedAt = Date.parse(createdAt);
  if (!shippingAddress || Number.isNaN(orderedAt)) return null;
  return deliveryView(deliveryDays(orderedAt, shippingAddress.country, delivery, lines), locale);
}
