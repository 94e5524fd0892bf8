import { hasPicture } from '#domain/catalog/product.ts';
import type { DeliveryRules } from '#domain/checkout/delivery-days.ts';
import type { Order, OrderLine, PlacedLine, PlacedOrder } from '#domain/orders/order.ts';
import { tieredTotal } from '#domain/pricing/tiers.ts';
import type { Money } from '#domain/shared/money.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { chosenWords, inOurWords } from '../cart/chosen-words.ts';
import { sumsView, type TermView } from '../cart/sums-view.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { type PictureSource, pictureSource } from '../shared/picture.ts';

/** How amounts and pictures are written. */
export type Writing = {
  readonly storeView: StoreView;
  readonly locale: string;
  readonly mediaBase: string;
  /** How long a parcel takes. */
  readonly delivery: DeliveryRules;
  readonly messages: Messages;
};

/** A line of an order, ready to read. */
export type OrderLineView = {
  /** Tells lines apart that differ in what was chosen alone. */
  readonly key: string;
  readonly name: string;
  readonly picture: PictureSource;
  readonly options: readonly { readonly label: string; readonly value: string }[];
  readonly quantity: number;
  readonly total: string;
};

/** A line of the shop's; where that names no picture, it has the one of what this device ordered. */
export function placedLineView(line: PlacedLine, kept: Order | null, writing: Writing): OrderLineView {
  const ordered = kept?.lines.find(({ sku }) => sku === line.sku);
  const image = hasPicture(line.image) ? line.image : (ordered?.image ?? '');
  return withWords({ ...line, image }, line.total, writing);
}

/** A line that the shop has not priced yet: at the price the shopper saw. */
export function orderLineView(line: OrderLine, writing: Writing): OrderLineView {
  return withWords({ ...line, options: chosenWords(line) }, tieredTotal(line), writing);
}

type NamedLine = Pick<PlacedLine, 'sku' | 'name' | 'quantity' | 'image' | 'options'>;

function withWords(line: NamedLine, total: Money, { storeView, mediaBase, messages }: Writing): OrderLineView {
  return {
    key: [line.sku, ...line.options.map(({ value }) => value)].join(' '),
    name: line.name,
    picture: pictureSource(line.image, 'cart', mediaBase),
    options: inOurWords(line.options, messages),
    quantity: line.quantity,
    total: displayPrice(total, storeView),
  };
}

/** What a placed order costs, in the order it adds up. */
export function placedTerms(order: PlacedOrder, writing: Writing): readonly TermView[] {
  return sumsView({ ...order, grandTotal: order.total }, writing);
}
