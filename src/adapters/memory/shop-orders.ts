import type { CartId } from '#domain/cart/cart.ts';
import { daysToShip } from '#domain/catalog/days-to-ship.ts';
import type { Order, OrderId, OrderLine, PlacedOrder } from '#domain/orders/order.ts';
import type { OrderKey } from '#domain/orders/order-key.ts';
import type { OrderReturn } from '#domain/orders/order-return.ts';
import type { Shipment } from '#domain/orders/shipment.ts';
import type { Day } from '#domain/shared/clock.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { countryIdOf } from '#domain/storeview/store-view.ts';
import type { MemoryCartGateway } from './memory-cart-gateway.ts';
import type { MemoryProducts } from './memory-products.ts';
import { createShopAssortment } from './shop-assortment.ts';
import { totalsOf } from './shop-cart-totals.ts';
import { FAILED, moveStock, OPEN, PAID, placedOrderOf, refusalOf } from './shop-order.ts';
import { askedOf, withdrawingOf } from './shop-order-requests.ts';
import { movedReturn, returnUntil, withReturn } from './shop-returns.ts';
import { change, isMeant, type Taken, type TakenOrder, toldOf } from './taken-orders.ts';
import { usualMarket } from './usual-market.ts';

export type ShopOrdersOptions = {
  /** What the shop sells; without it anything, at the price the shopper saw. */
  readonly products?: MemoryProducts | null;
  /** Where the shop keeps its carts: an order closes its own. */
  readonly carts?: Pick<MemoryCartGateway, 'couponOf' | 'forget'> | null;
  /** The day whose prices count. */
  readonly today?: () => Day;
};

const FIRST_NUMBER = 70_001;

/** The orders of a shop in memory: it takes each id once, however often it is sent, and charges its own prices. */
export function createShopOrders(options: ShopOrdersOptions) {
  const { products = null, carts = null, today = () => usualMarket.today } = options;
  const taken = new Map<OrderId, TakenOrder>();

  return {
    all: (): readonly TakenOrder[] => [...taken.values()].map((each) => toldOf(each, today())),
    find: (id: OrderId): TakenOrder | null => told(taken.get(id)),
    /** By its number or id, for whoever knows the e-mail of its bill; letter case makes no difference. */
    findBy: (key: OrderKey): TakenOrder | null => told([...taken.values()].find((each) => isMeant(each, key))),
    take(order: Order): Reply<PlacedOrder> {
      const before = taken.get(order.id);
      if (before) return { kind: 'ok', value: before.placed };
      const placed = refusalOf(order, products) ?? charged(order);
      if ('kind' in placed) return placed;
      taken.set(order.id, { order, placed });
      return { kind: 'ok', value: placed };
    },
    ...askedOf(taken, { products, today }),
    withdraw: withdrawingOf(taken, { products, today }),
    desk: deskOf(taken),
    settle: settlingOf(taken, products),
  };

  function told(found: TakenOrder | undefined): TakenOrder | null {
    return found ? toldOf(found, today()) : null;
  }

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

/** An order whose payment is waited for is paid, or its pieces come back. */
function settlingOf(taken: Taken, products: MemoryProducts | null) {
  return ({ order, placed }: TakenOrder, outcome: 'paid' | 'failed'): void => {
    if (placed.status !== OPEN) return;
    const isPaid = outcome === 'paid';
    taken.set(order.id, { order, placed: { ...placed, status: isPaid ? PAID : FAILED, isCancelable: isPaid } });
    if (products && !isPaid) moveStock(order, products, 'back');
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

/** How long it takes until it ships is the shop's to say. */
function withMakeDays(line: OrderLine, products: MemoryProducts | null): OrderLine {
  const item = products?.find(line.sku);
  return item ? { ...line, makeDays: daysToShip(item.product, item.variant) } : line;
}
