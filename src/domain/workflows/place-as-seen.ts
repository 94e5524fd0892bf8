import type { Cart, CartLine } from '#domain/cart/cart.ts';
import type { LoadSendingLimits } from '#domain/cart/load-sending-limits.ts';
import { shownTotals } from '#domain/cart/shown-totals.ts';
import type { Totals } from '#domain/cart/totals.ts';
import { destinationOf } from '#domain/checkout/destination.ts';
import type { CheckoutDetails } from '#domain/checkout/details.ts';
import type { TellShop } from '#domain/checkout/tell-shop.ts';
import type { CheckParcel } from '#domain/delivery/check-parcel.ts';
import { type NotSent, notSentIn } from '#domain/orders/not-sent-in.ts';
import { hasLeftCart } from '#domain/orders/order.ts';
import type { PlaceOrder, PlaceOutcome } from '#domain/orders/place-order.ts';
import type { ReadWaiting } from '#domain/orders/send-waiting.ts';
import { tieredTotal } from '#domain/pricing/tiers.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { Money } from '#domain/shared/money.ts';
import type { StockCheck, StockSeen } from '#domain/stock/availability.ts';
import type { PriceForDelivery } from './price-for-delivery.ts';

/** What is no longer as the shopper saw it. */
export type SeenChange =
  | { readonly kind: 'sold-out'; readonly name: string }
  | { readonly kind: 'few-left'; readonly name: string; readonly left: number }
  | { readonly kind: 'price'; readonly name: string; readonly was: Money; readonly now: Money }
  | { readonly kind: 'total'; readonly was: Money; readonly now: Money }
  | (NotSent & { readonly kind: 'not-sent' })
  /** The order goes to a country of other prices than were shown; `isPriced`: they are shown now. */
  | { readonly kind: 'country'; readonly country: string; readonly isPriced: boolean };

/** Places what the shopper saw, or tells what has changed since and places nothing: the next press means what is there now. */
export type PlaceAsSeen = () => Promise<SeenOutcome>;

/** `not-loaded`: the code that places orders could not be had; nothing was placed. */
export type SeenOutcome =
  | PlaceOutcome
  | { readonly kind: 'changed'; readonly changes: readonly SeenChange[] }
  | { readonly kind: 'not-loaded' };

type Ports = {
  readonly cart: ReadonlyCell<Cart>;
  readonly checkoutDetails: ReadonlyCell<CheckoutDetails>;
  readonly stockCheck: StockCheck;
  readonly tellShop: TellShop;
  readonly priceForDelivery: PriceForDelivery;
  readonly readWaiting: ReadWaiting;
  readonly placeOrder: PlaceOrder;
  readonly checkParcel: CheckParcel;
  readonly loadSendingLimits: LoadSendingLimits;
  readonly connectivity: Pick<Connectivity, 'isOnline'>;
};

/** A shop that cannot be asked changes nothing: the order is placed as it was seen, at the prices of where it goes. */
export function createPlaceAsSeen(ports: Ports): PlaceAsSeen {
  const { cart, checkoutDetails, stockCheck, tellShop, priceForDelivery, readWaiting, placeOrder, connectivity } =
    ports;

  return async () => {
    const changes = (await isUnderWay()) ? [] : await changesNow();
    if (changes.length > 0) return { kind: 'changed', changes };
    const outcome = await placeOrder();
    return outcome.kind === 'refused' ? whyRefused(outcome) : outcome;
  };

  /** A refusal names no field; where nobody delivers, the answer to this leads to the one of the PIN code. */
  async function whyRefused(outcome: Extract<PlaceOutcome, { readonly kind: 'refused' }>): Promise<SeenOutcome> {
    const notSent = notSentIn(outcome.message);
    if (notSent) return { kind: 'changed', changes: [{ kind: 'not-sent', ...notSent }] };
    await ports.checkParcel();
    return outcome;
  }

  async function changesNow(): Promise<readonly SeenChange[]> {
    const { kind } = priceForDelivery();
    if (kind === 'priced') return connectivity.isOnline() ? look(cart.get()) : [];
    return [{ kind: 'country', country: destinationOf(checkoutDetails.get(), cart.get()), isPriced: kind === 'moved' }];
  }

  /** An order that waits for its answer may be taken already, and is sent as it is. */
  async function isUnderWay(): Promise<boolean> {
    return (await readWaiting()).some((order) => !hasLeftCart(order));
  }

  async function look(seen: Cart): Promise<readonly SeenChange[]> {
    const stocks = Promise.all(seen.lines.map(({ sku }) => stockCheck.look(sku)));
    await Promise.all([tellShop('payment'), ports.loadSendingLimits()]); // what is not sent there, `placeOrder` says
    return [...(await stocks).flatMap((each, at) => missing(seen.lines[at], each)), ...changesOf(seen, cart.get())];
  }
}

function missing(line: CartLine | undefined, { level, quantity: left }: StockSeen): readonly SeenChange[] {
  if (!line) return [];
  const { name, quantity } = line;
  if (level === 'out-of-stock') return [{ kind: 'sold-out', name }];
  return left !== null && left < quantity ? [{ kind: 'few-left', name, left }] : [];
}

/** Of the same lines: what was put in or taken out meanwhile is the shopper's own doing. */
function changesOf(seen: Cart, fresh: Cart): readonly SeenChange[] {
  const [before, after] = [shownTotals(seen).totals, shownTotals(fresh).totals];
  const [sumsBefore, sumsAfter] = [sumsById(before), sumsById(after)];
  const prices = seen.lines.flatMap((line): readonly SeenChange[] => {
    const [was, now] = [lineTotal(line, sumsBefore), lineTotal(line, sumsAfter)];
    return was === now ? [] : [{ kind: 'price', name: line.name, was, now }];
  });
  const [was, now] = [before.grandTotal, after.grandTotal];
  return was === now ? prices : [...prices, { kind: 'total', was, now }];
}

/** What the shop calculates for a line, else what the device does. */
function lineTotal(line: CartLine, sums: ReadonlyMap<number, Money>): Money {
  return (line.serverItem && sums.get(line.serverItem.id)) ?? tieredTotal(line);
}

function sumsById({ lines }: Totals): ReadonlyMap<number, Money> {
  return new Map(lines.map(({ id, total }) => [id, total]));
}
