import { isCashOnDelivery } from '#domain/cart/methods.ts';
import type { PaymentChannel } from '#domain/cart/payment-channels.ts';
import { isGone } from '#domain/orders/is-gone.ts';
import { isTaken, type Order, type PlacedOrder } from '#domain/orders/order.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import type { TermView } from '../cart/sums-view.ts';
import { cartMessages } from '../messages/cart/en.ts';
import { orderMessages } from '../messages/orders/en.ts';
import { paymentMessages } from '../messages/payment/en.ts';
import { wayToPayMessages } from '../messages/ways-to-pay/en.ts';
import { momentText } from '../shared/moment-text.ts';
import { addressText } from '../store/address-text.ts';
import { type OrderLineView, orderLineView, placedLineView, placedTerms, type Writing } from './order-line-view.ts';
import { arrivalOf, nextSteps, type OrderWords, wordsOf } from './order-words.ts';
import { type ShipmentView, shipmentViews } from './shipment-view.ts';
import { statusText } from './status-text.ts';

/** What an order page tells, whoever has the order: the shop, or only this device. */
export type OrderPage = OrderWords & {
  /** Whose it is, is not told: its names, its address and its telephone number are not there. */
  readonly isMasked: boolean;
  /** How the shop has it, in words; '' when only this device tells. */
  readonly status: string;
  /** What was sent so far, as far as the shop tells it. */
  readonly shipments: readonly ShipmentView[];
  readonly day: string;
  readonly timestamp: string;
  readonly lines: readonly OrderLineView[];
  readonly terms: readonly TermView[];
  readonly addressLines: readonly string[];
  readonly shippingTitle: string;
  readonly paymentTitle: string;
  /** Whether it is paid, in words; '' while nobody knows. */
  readonly paymentState: string;
};

const OPEN = 'pending_payment'; // contract, Order.status
const SENT = 'shipped';
const DONE = 'complete';

/** The order as the shop has it; `kept` is what this device knows of it besides. */
export function placedPage(order: PlacedOrder, writing: Writing, kept: Order | null = null): OrderPage {
  const texts = writing.messages(orderMessages);
  const status = statusText(order.status, writing.messages);
  return {
    kind: 'placed',
    ...(order.isMasked || hasLeft(order)
      ? { heading: texts.yourOrder, text: status }
      : { heading: texts.thankYou(order.firstName), text: texts.placed(order.email) }),
    isMasked: order.isMasked,
    status,
    number: order.number,
    ...nextOf(order, writing),
    ways: [],
    editLabel: null,
    shipments: shipmentViews(order, writing),
    day: momentText(order.createdAt, writing.storeView),
    timestamp: order.createdAt,
    lines: order.lines.map((line) => placedLineView(line, kept, writing)),
    terms: placedTerms(order, writing),
    addressLines: order.isMasked ? [] : addressText(order.shippingAddress, writing.locale),
    shippingTitle: order.shippingTitle,
    paymentTitle: channelTitle(kept?.paymentChannel ?? null, writing) ?? order.paymentTitle,
    paymentState: paymentState(order, writing),
  };
}

/** What happens from here on; what has happened is no step any more. */
function nextOf(order: PlacedOrder, writing: Writing): Pick<OrderPage, 'next' | 'arrival'> {
  const texts = writing.messages(orderMessages);
  if (order.status === OPEN)
    return { next: [writing.messages(paymentMessages).sentWhenPaid, texts.notRight], arrival: null };
  if (order.status === DONE) return { next: [texts.notRight], arrival: null };
  const arrival = arrivalOf(order, writing);
  if (!hasLeft(order)) return { next: nextSteps(order, arrival, texts), arrival };
  const shippingTitle = order.shipments?.at(-1)?.carrier ?? order.shippingTitle; // not always the one that was planned
  const steps = nextSteps({ ...order, shippingTitle }, arrival, texts);
  return { next: steps.filter((step) => step !== texts.packed), arrival };
}

/** From then on the page says how the order stands; before, it thanks for it. */
function hasLeft({ status }: PlacedOrder): boolean {
  return status === SENT || status === DONE;
}

/** The order as this device kept it; what waits is never called placed. */
export function devicePage(order: Order, writing: Writing, isOnline: boolean): OrderPage {
  const total = isTaken(order) ? order.charged : order.total;
  return {
    ...wordsOf(order, isOnline, writing),
    isMasked: false,
    status: '',
    shipments: [],
    day: momentText(order.createdAt, writing.storeView),
    timestamp: order.createdAt,
    lines: order.lines.map((line) => orderLineView(line, writing)),
    terms: [
      { sum: 'grandTotal', term: writing.messages(cartMessages).total, amount: displayPrice(total, writing.storeView) },
    ],
    addressLines: addressText(order.shippingAddress, writing.locale),
    shippingTitle: '',
    paymentTitle: channelTitle(order.paymentChannel, writing) ?? '',
    paymentState: '',
  };
}

/** What was chosen here, in the words of the choice: a shop may tell no more than its gateway. */
function channelTitle(channel: PaymentChannel | null, { messages }: Writing): string | null {
  return channel && messages(wayToPayMessages).channels[channel];
}

/** An order that is paid at the door counts as paid once it is complete. */
function paymentState({ paymentMethod, status }: PlacedOrder, { messages }: Writing): string {
  const texts = messages(paymentMessages);
  if (isGone({ status })) return texts.stateCanceled;
  if (status === OPEN) return texts.stateOpen;
  return isCashOnDelivery(paymentMethod) && status !== DONE ? texts.stateAtDoor : texts.statePaid;
}
