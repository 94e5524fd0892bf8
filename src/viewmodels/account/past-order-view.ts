import type { PastLine, PastOrder } from '#domain/account/order-history.ts';
import { isGone } from '#domain/orders/is-gone.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { inOurWords } from '../cart/chosen-words.ts';
import { sumsView, type TermView } from '../cart/sums-view.ts';
import { type ShipmentView, shipmentViews } from '../confirmation/shipment-view.ts';
import { statusText } from '../confirmation/status-text.ts';
import { accountPageMessages } from '../messages/account-page/en.ts';
import type { Messages, TextsOf } from '../messages/writing/messages.ts';
import { dayText, momentText } from '../shared/moment-text.ts';
import { type PictureSource, pictureSource } from '../shared/picture.ts';
import { addressText } from '../store/address-text.ts';
import { ORDERS_ADDRESS } from './account-blocks.ts';

/** How amounts, days and pictures are written. */
export type Writing = {
  readonly storeView: StoreView;
  readonly locale: string;
  readonly mediaBase: string;
  readonly messages: Messages;
};

/** A past order in the list (ACC-02). */
export type OrderCard = {
  readonly id: string;
  readonly name: string;
  readonly day: string;
  readonly timestamp: string;
  readonly status: string;
  readonly total: string;
  readonly pictures: readonly PictureSource[];
  /** How many lines have no picture here; 0 for none. */
  readonly more: number;
  readonly address: string;
};

/** A step on the way of an order; the last one that is done is where it stands. */
export type CourseStep = { readonly text: string; readonly isDone: boolean; readonly isNow: boolean };

export type PastLineView = {
  readonly key: string;
  readonly sku: string;
  readonly name: string;
  readonly picture: PictureSource;
  readonly options: readonly { readonly label: string; readonly value: string }[];
  readonly quantity: number;
  readonly price: string;
  readonly total: string;
};

/** A past order on its page (ACC-03). */
export type PastOrderView = Omit<OrderCard, 'pictures' | 'more' | 'address'> & {
  readonly course: readonly CourseStep[];
  readonly shipments: readonly ShipmentView[];
  readonly lines: readonly PastLineView[];
  readonly terms: readonly TermView[];
  readonly shippingLines: readonly string[];
  readonly billingLines: readonly string[];
  readonly shippingTitle: string;
  readonly paymentTitle: string;
};

const MOST_PICTURES = 4;

export function orderCard(order: PastOrder, writing: Writing): OrderCard {
  const pictures = order.lines
    .slice(0, MOST_PICTURES)
    .map(({ image }) => pictureSource(image, 'cart', writing.mediaBase));
  return {
    ...headOf(order, writing),
    pictures,
    more: order.lines.length - pictures.length,
    address: addressOf(order),
  };
}

function addressOf({ entityId }: PastOrder): string {
  return `${ORDERS_ADDRESS}/${entityId}`;
}

export function pastOrderView(order: PastOrder, writing: Writing): PastOrderView {
  return {
    ...headOf(order, writing),
    day: momentText(order.createdAt, writing.storeView),
    course: courseOf(order.status, writing.messages(accountPageMessages)),
    shipments: shipmentViews(order, writing),
    lines: order.lines.map((line) => lineView(line, writing)),
    terms: sumsView({ ...order, grandTotal: order.total }, writing),
    shippingLines: addressText(order.shippingAddress, writing.locale),
    billingLines: addressText(order.billingAddress, writing.locale),
    shippingTitle: order.shippingTitle,
    paymentTitle: order.paymentTitle,
  };
}

function headOf({ entityId, number, createdAt, status, total }: PastOrder, { storeView, messages }: Writing) {
  const texts = messages(accountPageMessages);
  return {
    id: String(entityId),
    name: texts.order(number),
    day: dayText(createdAt, storeView),
    timestamp: createdAt,
    status: statusText(status, messages),
    total: displayPrice(total, storeView),
  };
}

function lineView(line: PastLine, { storeView, mediaBase, messages }: Writing): PastLineView {
  return {
    key: [line.sku, ...line.options.map(({ value }) => value)].join(' '),
    sku: line.sku,
    name: line.name,
    picture: pictureSource(line.image, 'cart', mediaBase),
    options: inOurWords(line.options, messages),
    quantity: line.quantity,
    price: displayPrice(line.price, storeView),
    total: displayPrice(line.total, storeView),
  };
}

type Texts = TextsOf<typeof accountPageMessages>;

const usual = ['pending', 'processing', 'shipped', 'complete'] as const;
const places: readonly string[] = usual;

/** Where each status stands on the usual way; what is paid or looked into first has not begun it yet. */
function courseOf(status: string, texts: Texts): readonly CourseStep[] {
  const waits = status === 'pending_payment' || status === 'holded';
  const first = waits ? texts.course[status] : texts.course.pending;
  if (isGone({ status })) return [step(texts.course.pending, true, false), step(texts.course.canceled, true, true)];
  const at = Math.max(0, places.indexOf(status)); // a status that nobody knows has been placed, at least
  return usual.map((each, place) => step(place === 0 ? first : texts.course[each], place <= at, place === at));
}

function step(text: string, isDone: boolean, isNow: boolean): CourseStep {
  return { text, isDone, isNow };
}
