import type { CartId } from '#domain/cart/cart.ts';
import { daysToShip } from '#domain/catalog/days-to-ship.ts';
import type { Order, OrderId, OrderLine, PlacedOrder } from '#domain/orders/order.ts';
import type { CancelRequest } from '#domain/orders/order-gateway.ts';
import type { OrderKey } from '#domain/orders/order-key.ts';
import type { OrderReturn } from '#domain/orders/order-return.ts';
import type { ReturnRequest } from '#domain/orders/return-request.ts';
import type { Shipment } from '#domain/orders/shipment.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import type { Day } from '#domain/shared/clock.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { countryIdOf } from '#domain/storeview/store-view.ts';
import type { MemoryCartGateway } from './memory-cart-gateway.ts';
import type { MemoryProducts } from './memory-products.ts';
import { orderNotFound } from './order-refusals.ts';
import { createShopAssortment } from './shop-assortment.ts';
import { canceledOrder } from './shop-cancellations.ts';
import { totalsOf } from './shop-cart-totals.ts';
import { FAILED, moveStock, OPEN, PAID, placedOrderOf, refusalOf } from './shop-order.ts';
import { movedReturn, notedReturn, returnUntil, withReturn } from './shop-returns.ts';
import { usualMarket } from './usual-market.ts';

/** An order as it was sent, and what the shop made of it. */
export type TakenOrder = { readonly order: Order; readonly placed: PlacedOrder };

export type ShopOrdersOptions = {
  /** What the shop sells; without it anything, at the price the shopper saw. */
  readonly products?: MemoryProducts | null;
  /** Where the shop keeps its carts: an order closes its own. */
  readonly carts?: Pick<MemoryCartGateway, 'couponOf' | 'forget'> | null;
  /** The day whose prices count. */
  readonly today?: () => Day;
};

function isMeant({ order, placed }: TakenOrder, { order: named, email }: OrderKey): boolean {
  return (order.id === named || isAlike(placed.number, named)) && isAlike(order.billingAddress.email, email);
}

function isAlike(one: string, other: string): boolean {
  return one.toLowerCase() === other.trim().toLowerCase();
}

const FIRST_NUMBER = 70_001;

/** The orders of a shop in memory: it takes each id once, however often it is sent, and charges its own prices. */
export function createShopOrders(options: ShopOrdersOptions) {
  const { products = null, carts = null, today = () => usualMarket.today } = options;
  const taken = new Map<OrderId, TakenOrder>();

  return {
    all: (): readonly TakenOrder[] => [...taken.values()],
    find: (id: OrderId): TakenOrder | null => taken.get(id) ?? null,
    /** By its number or id, for whoever knows the e-mail of its bill; letter case makes no difference. */
    findBy: (key: OrderKey): TakenOrder | null => [...taken.values()].find((each) => isMeant(each, key)) ?? null,
    take(order: Order): Reply<PlacedOrder> {
      const before = taken.get(order.id);
      if (before) return { kind: 'ok', value: before.placed };
      const placed = refusalOf(order, products) ?? charged(order);
      if ('kind' in placed) return placed;
      taken.set(order.id, { order, placed });
      return { kind: 'ok', value: placed };
    },
    ...askedOf(taken, { products, today }),
    desk: deskOf(taken),
    /** An order whose payment is waited for is paid, or its pieces come back. */
    settle({ order, placed }: TakenOrder, outcome: 'paid' | 'failed'): void {
      if (placed.status !== OPEN) return;
      const isPaid = outcome === 'paid';
      taken.set(order.id, { order, placed: { ...placed, status: isPaid ? PAID : FAILED, isCancelable: isPaid } });
      if (products && !isPaid) moveStock(order, products, 'back');
    },
  };

  /** The order at the shop's prices with the coupon of its cart; its pieces and its cart are gone from then on. */
  function charged(order: Order): PlacedOrder {
    const country = countryIdOf(order);
    const { priced } = createShopAssortment({ products, market: () => ({ country, today: today() }) });
    const lines = priced(order.lines).map((line) => withMakeDays(line, products));
    const cart = order.cartId as CartId;
    const totals = totalsOf({ lines, coupon: carts?.couponOf(cart) ?? null }, country);
    if (products) moveStock(order, products, 'out');
    carts?.forget(cart);
    return placedOrderOf(order, `AF${String(FIRST_NUMBER + taken.size).padStart(9, '0')}`, lines, totals);
  }
}

type Taken = Map<OrderId, TakenOrder>;
type Terms = { readonly products: MemoryProducts | null; readonly today: () => Day };

/** What shoppers ask of an order: whoever is its owner or names its e-mail. */
function askedOf(taken: Taken, { products, today }: Terms) {
  return {
    /** Notes a return, each id once. */
    giveBack(request: ReturnRequest, caller: CustomerId | null): Reply<OrderReturn> {
      const known = taken.get(request.order);
      if (!known || !isTheirs(known, request, caller)) return orderNotFound;
      const { order, placed } = known;
      const before = placed.returns?.asked.find((each) => each.id === request.id);
      if (before) return { kind: 'ok', value: before };
      const noted = notedReturn(placed, request, { today: today(), hasAccount: order.owner !== null });
      if ('kind' in noted) return noted;
      change(taken, order.id, (now) => ({ ...now, returns: now.returns ? withReturn(now.returns, noted) : null }));
      return { kind: 'ok', value: noted };
    },
    /** Canceled again it is the same. */
    cancel(request: CancelRequest, caller: CustomerId | null): Reply<PlacedOrder> {
      const known = taken.get(request.order);
      if (!known || !isTheirs(known, request, caller)) return orderNotFound;
      if (known.placed.cancellation) return { kind: 'ok', value: known.placed };
      const canceled = canceledOrder(known.placed, `${today()}T06:00:00.000Z`);
      if ('kind' in canceled) return canceled;
      if (products) moveStock(known.order, products, 'back');
      return { kind: 'ok', value: change(taken, request.order, () => canceled) };
    },
  };
}

/** What the merchant says of an order. */
function deskOf(taken: Taken) {
  return {
    pack(id: OrderId): void {
      change(taken, id, (placed) => ({ ...placed, isCancelable: false }));
    },
    /** A parcel of an order left. */
    ship(id: OrderId, shipment: Shipment): void {
      const sent = { status: 'shipped', isCancelable: false } as const;
      change(taken, id, (placed) => ({ ...placed, ...sent, shipments: [...(placed.shipments ?? []), shipment] }));
    },
    /** All that was sent of an order arrived. */
    deliver(id: OrderId, deliveredAt: string): void {
      const arrived = ({ shipments = [] }: PlacedOrder) => shipments.map((shipment) => ({ ...shipment, deliveredAt }));
      const returns = { until: returnUntil(deliveredAt), asked: [] };
      change(taken, id, (placed) => ({ ...placed, status: 'complete', shipments: arrived(placed), returns }));
    },
    /** What the merchant says of the last return of an order. */
    moveReturn(id: OrderId, status: OrderReturn['status'], at: string): void {
      change(taken, id, (placed) => {
        const last = placed.returns?.asked.at(-1);
        if (!placed.returns || !last) throw new Error(`Nothing of the order ${id} is given back.`);
        return { ...placed, returns: withReturn(placed.returns, movedReturn(last, status, at)) };
      });
    },
    payBack(id: OrderId, refundedAt: string): void {
      change(taken, id, (placed) => {
        if (!placed.cancellation) throw new Error(`The order ${id} is not canceled.`);
        return { ...placed, cancellation: { ...placed.cancellation, refundedAt } };
      });
    },
  };
}

function change(taken: Taken, id: OrderId, changed: (placed: PlacedOrder) => PlacedOrder): PlacedOrder {
  const known = taken.get(id);
  if (!known) throw new Error(`The shop has no order ${id}.`);
  const placed = changed(known.placed);
  taken.set(id, { ...known, placed });
  return placed;
}

function isTheirs(known: TakenOrder, { order, email }: CancelRequest, caller: CustomerId | null): boolean {
  const isOwners = known.order.owner !== null && known.order.owner === caller;
  return isOwners || (email !== null && isMeant(known, { order, email }));
}

/** How long it takes until it ships is the shop's to say. */
function withMakeDays(line: OrderLine, products: MemoryProducts | null): OrderLine {
  const item = products?.find(line.sku);
  return item ? { ...line, makeDays: daysToShip(item.product, item.variant) } : line;
}
