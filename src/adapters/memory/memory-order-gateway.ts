import type { Order, OrderId, PlacedOrder, Placement } from '#domain/orders/order.ts';
import type { OrderGateway } from '#domain/orders/order-gateway.ts';
import type { ReturnStatus } from '#domain/orders/order-return.ts';
import type { Shipment } from '#domain/orders/shipment.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { type Reply, withValue } from '#domain/shared/reply.ts';
import { createMemoryLink, type MemoryLink } from './memory-link.ts';
import { noOrderId, orderNotFound } from './order-refusals.ts';
import type { ShopAccounts } from './shop-accounts.ts';
import { maskedOrderOf, OPEN } from './shop-order.ts';
import { createShopOrders, type ShopOrdersOptions } from './shop-orders.ts';
import type { TakenOrder } from './taken-orders.ts';

type Verb = keyof OrderGateway;

/** As a guest sees it; `as` tells how whoever has a token does. */
export interface MemoryOrderGateway extends OrderGateway, MemoryLink<Verb> {
  as(token: string): OrderGateway;
  /** The next order is placed, or canceled, or withdrawn from, or return noted, but the answer never arrives. */
  loseNextAnswer(): void;
  /** The orders the shop has, each once. */
  placed(): readonly Order[];
  /** The same with what the shop made of them. */
  taken(): readonly TakenOrder[];
  /** From now on gateways lead to a page to pay on. */
  opensPaymentPage(page: string): void;
  /** The order with this id is packed; what was paid for it goes back since it was canceled. */
  pack(id: OrderId): void;
  payBack(id: OrderId, at: string): void;
  /** A parcel of the order with this id left; it arrived with all others. */
  ship(id: OrderId, shipment: Shipment): void;
  deliver(id: OrderId, deliveredAt: string): void;
  /** What the merchant says of the last return of an order. */
  moveReturn(id: OrderId, status: ReturnStatus, at: string): void;
  /** What became of the payment of the last order; answers with the address the shopper is sent back to. */
  settle(outcome: 'paid' | 'failed' | 'unknown'): string;
}

type Options = ShopOrdersOptions & {
  /** Whose accounts the shop knows; without them nobody's. */
  readonly accounts?: Pick<ShopAccounts, 'holder'> | null;
  readonly isReachable?: () => boolean;
};

/** A shop that takes each order id once, however often it is sent, and charges its own prices. */
export function createMemoryOrderGateway({ isReachable, accounts = null, ...shop }: Options = {}): MemoryOrderGateway {
  const link = createMemoryLink<Verb>(isReachable);
  const orders = createShopOrders(shop);
  let paymentPage: string | null = null;
  const { kept, loseNext } = losableAnswers();

  const callerOf = (token: string): CustomerId | null => accounts?.holder(token)?.id ?? null;
  const as = (token: string): OrderGateway => ({
    place: (order) =>
      link.answer('place', [order], () =>
        kept(withValue(orders.take(order), (placed) => placementOf(placed, paymentPage))),
      ),
    get: (id) => link.answer('get', [id], () => (id === '' ? noOrderId : toldTo(callerOf(token), orders.find(id)))),
    track: (key) => link.answer('track', [key], () => told(orders.findBy(key))),
    cancel: (request) => link.answer('cancel', [request], () => kept(orders.cancel(request, callerOf(token)))),
    giveBack: (request) => link.answer('giveBack', [request], () => kept(orders.giveBack(request, callerOf(token)))),
    withdraw: (statement) =>
      link.answer('withdraw', [statement], () => kept(orders.withdraw(statement, callerOf(token)))),
  });

  return {
    ...link,
    ...orders.desk,
    ...as(''),
    as,
    loseNextAnswer: loseNext,
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
  };
}

/** What was done stays done where its answer is lost. */
function losableAnswers() {
  let losesAnswer = false;
  return {
    loseNext: () => {
      losesAnswer = true;
    },
    kept: <T>(reply: Reply<T>): Reply<T> => {
      if (reply.kind !== 'ok' || !losesAnswer) return reply;
      losesAnswer = false;
      return { kind: 'unreachable' };
    },
  };
}

/** An order whose payment is waited for leads to the page to pay on. */
function placementOf({ id, number, total, status }: PlacedOrder, paymentPage: string | null): Placement {
  const redirectUrl = paymentPage !== null && status === OPEN ? `${paymentPage}?state=${id}` : null;
  return { number, total, redirectUrl };
}

/** Whole for the customer whose order it is, masked for everybody else. */
function toldTo(customer: CustomerId | null, taken: TakenOrder | null): Reply<PlacedOrder> {
  const isOwners = taken?.order.owner !== null && taken?.order.owner === customer;
  return isOwners ? told(taken) : withValue(told(taken), maskedOrderOf);
}

function told(taken: TakenOrder | null): Reply<PlacedOrder> {
  return taken ? { kind: 'ok', value: taken.placed } : orderNotFound;
}
