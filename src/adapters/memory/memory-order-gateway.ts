import { type Order, type OrderId, orderIdOf, type PlacedOrder, type Placement } from '#domain/orders/order.ts';
import type { OrderGateway } from '#domain/orders/order-gateway.ts';
import type { Failure, Reply } from '#domain/shared/reply.ts';
import { createMemoryLink, type MemoryLink, refused } from './memory-link.ts';
import { paymentTitleOf } from './shop-cart.ts';

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

/** A 400: the order is not valid and is not to be sent again. */
export const invalidOrder: Failure = refused(400, 'must be a valid order');

/** A 500 that says which piece could not be had (contract, section 7). */
export function productNotAvailable(sku: string): Failure {
  return refused(500, `Error while adding products. ${sku} is not available`);
}

/** Any other fault before the order exists. */
export const orderFault: Failure = refused(500, 'Error placing an order.');

const FIRST_NUMBER = 70_001;
const CASH_ON_DELIVERY = 'cashondelivery';
const OPEN = 'pending_payment';
const SETTLED = { paid: 'processing', failed: 'canceled' } as const;

type Options = { readonly isReachable?: () => boolean };

/** A shop that takes each order id once, however often it is sent, and charges what the shopper saw. */
export function createMemoryOrderGateway({ isReachable }: Options = {}): MemoryOrderGateway {
  const link = createMemoryLink<Verb>(isReachable);
  const placed = new Map<OrderId, Order>();
  const statuses = new Map<OrderId, string>();
  let paymentPage: string | null = null;
  let losesAnswer = false;

  return {
    ...link,
    loseNextAnswer() {
      losesAnswer = true;
    },
    placed: () => [...placed.values()],
    opensPaymentPage(page) {
      paymentPage = page;
    },
    settle(outcome) {
      const id = [...placed.keys()].at(-1) ?? orderIdOf('');
      if (statuses.get(id) === OPEN && outcome !== 'unknown') statuses.set(id, SETTLED[outcome]);
      return `/payment/${outcome}?orderId=${encodeURIComponent(id)}`;
    },
    place: (order) =>
      link.answer('place', [order], () => {
        if (!placed.has(order.id)) take(order);
        if (!losesAnswer) return { kind: 'ok', value: placementOf(order.id) };
        losesAnswer = false;
        return { kind: 'unreachable' };
      }),
    get: (id) => link.answer('get', [id], () => read(id)),
  };

  function numberOf(id: OrderId): string {
    return `AF${String(FIRST_NUMBER + [...placed.keys()].indexOf(id)).padStart(9, '0')}`;
  }

  function take(order: Order): void {
    placed.set(order.id, order);
    statuses.set(order.id, paymentPage !== null && order.paymentMethod !== CASH_ON_DELIVERY ? OPEN : 'pending');
  }

  function placementOf(id: OrderId): Placement {
    const redirectUrl = statuses.get(id) === OPEN ? `${paymentPage}?state=${id}` : null;
    return { number: numberOf(id), total: placed.get(id)?.total ?? 0, redirectUrl };
  }

  function read(id: OrderId): Reply<PlacedOrder> {
    const order = placed.get(id);
    return order
      ? { kind: 'ok', value: placedOrderOf(order, numberOf(id), statuses.get(id) ?? '') }
      : refused(404, 'Order not found');
  }
}

function placedOrderOf(order: Order, number: string, status: string): PlacedOrder {
  const { id, createdAt, total, shippingAddress, paymentMethod, billingAddress } = order;
  const lines = order.lines.map(({ sku, name, pieces, price, image, options }) => {
    const words = options.map(({ label, value }) => ({ label, value }));
    return { sku, name, pieces, price, total: price * pieces, image, options: words };
  });
  const subtotal = lines.reduce((sum, line) => sum + line.total, 0);
  return {
    id,
    number,
    createdAt,
    status,
    firstName: billingAddress.firstName,
    email: billingAddress.email,
    lines,
    subtotal,
    discount: 0,
    shipping: 0,
    tax: 0,
    total,
    shippingAddress,
    shippingTitle: 'DPD Courier',
    paymentTitle: paymentTitleOf(paymentMethod),
  };
}
