import type { Order, PlacedOrder, Placement } from '#domain/orders/order.ts';
import type { OrderGateway } from '#domain/orders/order-gateway.ts';
import { withValue } from '#domain/shared/reply.ts';
import { createMemoryLink, type MemoryLink } from './memory-link.ts';
import { noOrderId, orderNotFound } from './order-refusals.ts';
import { OPEN } from './shop-order.ts';
import { createShopOrders, type ShopOrdersOptions, type TakenOrder } from './shop-orders.ts';

type Verb = 'place' | 'get';

export interface MemoryOrderGateway extends OrderGateway, MemoryLink<Verb> {
  /** The next order is placed, but the answer never arrives. */
  loseNextAnswer(): void;
  /** The orders the shop has, each once. */
  placed(): readonly Order[];
  /** The same with what the shop made of them. */
  taken(): readonly TakenOrder[];
  /** From now on gateways lead to a page to pay on. */
  opensPaymentPage(page: string): void;
  /** What became of the payment of the last order; answers with the address the shopper is sent back to. */
  settle(outcome: 'paid' | 'failed' | 'unknown'): string;
}

type Options = ShopOrdersOptions & { readonly isReachable?: () => boolean };

/** A shop that takes each order id once, however often it is sent, and charges its own prices. */
export function createMemoryOrderGateway({ isReachable, ...shop }: Options = {}): MemoryOrderGateway {
  const link = createMemoryLink<Verb>(isReachable);
  const orders = createShopOrders(shop);
  let paymentPage: string | null = null;
  let losesAnswer = false;

  return {
    ...link,
    loseNextAnswer() {
      losesAnswer = true;
    },
    placed: () => orders.all().map(({ order }) => order),
    taken: orders.all,
    opensPaymentPage(page) {
      paymentPage = page;
    },
    settle(outcome) {
      const last = orders.all().at(-1);
      if (last && outcome !== 'unknown') orders.settle(last, outcome);
      return `/payment/${outcome}?orderId=${encodeURIComponent(last?.order.id ?? '')}`;
    },
    place: (order) =>
      link.answer('place', [order], () => {
        const reply = withValue(orders.take(order), placementOf);
        if (reply.kind !== 'ok' || !losesAnswer) return reply;
        losesAnswer = false;
        return { kind: 'unreachable' };
      }),
    get: (id) =>
      link.answer('get', [id], () => {
        if (id === '') return noOrderId;
        const placed = orders.find(id);
        return placed ? { kind: 'ok', value: placed } : orderNotFound;
      }),
  };

  /** An order whose payment is waited for leads to the page to pay on. */
  function placementOf({ id, number, total, status }: PlacedOrder): Placement {
    const redirectUrl = paymentPage !== null && status === OPEN ? `${paymentPage}?state=${id}` : null;
    return { number, total, redirectUrl };
  }
}
