import type { CartId } from '#domain/cart/cart.ts';
import type { Order, OrderId, PlacedOrder, Placement } from '#domain/orders/order.ts';
import type { OrderGateway } from '#domain/orders/order-gateway.ts';
import type { Day } from '#domain/shared/clock.ts';
import { type Reply, withValue } from '#domain/shared/reply.ts';
import { countryIdOf } from '#domain/storeview/store-view.ts';
import type { MemoryCartGateway } from './memory-cart-gateway.ts';
import type { MemoryGoods } from './memory-goods.ts';
import { createMemoryLink, type MemoryLink } from './memory-link.ts';
import { noOrderId, orderNotFound } from './order-refusals.ts';
import { createShopAssortment } from './shop-assortment.ts';
import { totalsOf } from './shop-cart-totals.ts';
import { FAILED, moveStock, OPEN, PAID, placedOrderOf, refusalOf } from './shop-order.ts';
import { usualMarket } from './usual-market.ts';

type Verb = 'place' | 'get';

export interface MemoryOrderGateway extends OrderGateway, MemoryLink<Verb> {
  /** The next order is placed, but the answer never arrives. */
  loseNextAnswer(): void;
  /** The orders the shop has, each once. */
  placed(): readonly Order[];
  /** From now on gateways lead to a page to pay on. */
  opensPaymentPage(page: string): void;
  /** What became of the payment of the last order; answers with the address the shopper is sent back to. */
  settle(outcome: 'paid' | 'failed' | 'unknown'): string;
}

const FIRST_NUMBER = 70_001;

type Taken = { readonly order: Order; readonly placed: PlacedOrder };

type Options = {
  /** What the shop sells; without it anything, at the price the shopper saw. */
  readonly goods?: MemoryGoods | null;
  /** Where the shop keeps its carts: an order closes its own. */
  readonly carts?: Pick<MemoryCartGateway, 'couponOf' | 'forget'> | null;
  /** The day whose prices count. */
  readonly today?: () => Day;
  readonly isReachable?: () => boolean;
};

/** A shop that takes each order id once, however often it is sent, and charges its own prices. */
export function createMemoryOrderGateway(options: Options = {}): MemoryOrderGateway {
  const { goods = null, carts = null, today = () => usualMarket.today, isReachable } = options;
  const link = createMemoryLink<Verb>(isReachable);
  const taken = new Map<OrderId, Taken>();
  let paymentPage: string | null = null;
  let losesAnswer = false;

  return {
    ...link,
    loseNextAnswer() {
      losesAnswer = true;
    },
    placed: () => [...taken.values()].map(({ order }) => order),
    opensPaymentPage(page) {
      paymentPage = page;
    },
    settle(outcome) {
      const last = [...taken.values()].at(-1);
      if (last?.placed.status === OPEN && outcome !== 'unknown') settled(last, outcome);
      return `/payment/${outcome}?orderId=${encodeURIComponent(last?.order.id ?? '')}`;
    },
    place: (order) =>
      link.answer('place', [order], () => {
        const reply = withValue(placedOnce(order), placementOf);
        if (reply.kind !== 'ok' || !losesAnswer) return reply;
        losesAnswer = false;
        return { kind: 'unreachable' };
      }),
    get: (id) =>
      link.answer('get', [id], () => {
        const placed = taken.get(id)?.placed;
        if (id === '') return noOrderId;
        return placed ? { kind: 'ok', value: placed } : orderNotFound;
      }),
  };

  function settled({ order, placed }: Taken, outcome: 'paid' | 'failed'): void {
    taken.set(order.id, { order, placed: { ...placed, status: outcome === 'paid' ? PAID : FAILED } });
    if (goods && outcome === 'failed') moveStock(order, goods, 'back');
  }

  /** An order whose payment is waited for leads to the page to pay on. */
  function placementOf({ id, number, total, status }: PlacedOrder): Placement {
    const redirectUrl = paymentPage !== null && status === OPEN ? `${paymentPage}?state=${id}` : null;
    return { number, total, redirectUrl };
  }

  function placedOnce(order: Order): Reply<PlacedOrder> {
    const before = taken.get(order.id);
    const refusal = before ? null : refusalOf(order, goods);
    if (refusal) return refusal;
    const placed = before?.placed ?? charged(order);
    if (!before) taken.set(order.id, { order, placed });
    return { kind: 'ok', value: placed };
  }

  /** The order at the shop's prices with the coupon of its cart; its pieces and its cart are gone from then on. */
  function charged(order: Order): PlacedOrder {
    const country = countryIdOf(order);
    const { priced } = createShopAssortment({ goods, market: () => ({ country, today: today() }) });
    const lines = priced(order.lines);
    const cart = order.cartId as CartId;
    const totals = totalsOf({ lines, coupon: carts?.couponOf(cart) ?? null }, country);
    if (goods) moveStock(order, goods, 'out');
    carts?.forget(cart);
    return placedOrderOf(order, `AF${String(FIRST_NUMBER + taken.size).padStart(9, '0')}`, lines, totals);
  }
}
