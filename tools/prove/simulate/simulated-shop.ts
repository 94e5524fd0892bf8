import type { HttpAnswer, HttpRequest } from '#adapters/http/http-client.ts';
import { createMemoryCartGateway } from '#adapters/memory/memory-cart-gateway.ts';
import { createMemoryGateways } from '#adapters/memory/memory-gateways.ts';
import { createMemoryStockCheck } from '#adapters/memory/memory-stock-check.ts';
import { usualMarket } from '#adapters/memory/usual-market.ts';
import type { CartId } from '#domain/cart/cart.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import type { Journal } from './journal.ts';

/** An order that the shop has, a row each. */
export type Row = {
  readonly id: string;
  readonly number: string;
  /** Whose token it came with; null for a guest. */
  readonly holder: CustomerId | null;
  readonly country: string;
  readonly currency: string;
  readonly pieces: ReadonlyMap<string, number>;
};

/** What the shop has decided of an order that it does not take. */
export type Decision = 'refused' | 'sold-out';

export type SimulatedShop = ReturnType<typeof createSimulatedShop>;

type Posted = {
  readonly order_id: string;
  readonly cart_id: string;
  readonly products: readonly { readonly sku: string; readonly qty: number }[];
};

/** The whole shop in memory, whose orders are reached by the words of the contract. */
export function createSimulatedShop(journal: Journal) {
  const fakes = createMemoryGateways({ market: () => usualMarket });
  const { accounts } = fakes;
  const cart = createMemoryCartGateway({ accounts });
  const api = { ...fakes, cart, stock: createMemoryStockCheck() };
  const { rows, place, get } = createTakenOrders(journal, (cartId) => cart.forget(cartId));

  return {
    api,
    rows: (): readonly Row[] => rows,
    /** Answers a call about orders. `decision`: what the shop says to an order that it has not taken and decided of. */
    answer(request: HttpRequest, decision: Decision | null): HttpAnswer {
      const token = new URLSearchParams(request.url.split('?')[1]).get('token') ?? '';
      const holder = token === '' ? null : accounts.holder(token);
      if (token !== '' && !holder) return json(401, "The consumer isn't authorized to access self.");
      return request.method === 'POST' ? place(request, holder?.id ?? null, decision) : get(request);
    },
  };
}

/** The orders that the shop has taken, and those that it does not take. */
function createTakenOrders(journal: Journal, forgetCart: (id: CartId) => void) {
  const rows: Row[] = [];
  const decided = new Map<string, Decision>();
  return { rows, place, get };

  function place(request: HttpRequest, holder: CustomerId | null, decision: Decision | null): HttpAnswer {
    const posted: Posted = JSON.parse(request.body ?? '');
    const before = rows.find(({ id }) => id === posted.order_id);
    if (before) return json(200, placementOf(before));
    if (decision && !decided.has(posted.order_id)) decided.set(posted.order_id, decision);
    const refusal = decided.get(posted.order_id);
    if (refusal) {
      journal.note(`the shop does not take ${journal.nameOf(posted.order_id)}: ${refusal}`);
      return refusal === 'refused'
        ? json(400, 'must be a valid order')
        : json(500, 'Error while adding products. None is left');
    }
    return json(200, placementOf(taken(request, posted, holder)));
  }

  function taken({ headers }: HttpRequest, posted: Posted, holder: CustomerId | null): Row {
    const number = `AF${70_001 + rows.length}`;
    const pieces = new Map(posted.products.map(({ sku, qty }) => [sku, qty]));
    const { 'country-id': country = '', currency = '' } = headers;
    const row = { id: posted.order_id, number, holder, country, currency, pieces };
    rows.push(row);
    forgetCart(posted.cart_id as CartId);
    journal.note(
      `the shop takes ${journal.nameOf(row.id)} of ${wordsOf(pieces)} for ${holder ?? 'a guest'} in ${currency}`,
    );
    return row;
  }

  function get({ url }: HttpRequest): HttpAnswer {
    const id = new URLSearchParams(url.split('?')[1]).get('orderId') ?? '';
    const row = rows.find((each) => each.id === id);
    return row ? json(200, orderOf(row)) : json(404, `No such entity with orderId = ${id}`);
  }
}

function wordsOf(pieces: ReadonlyMap<string, number>): string {
  return [...pieces].map(([thing, count]) => `${count} × ${thing}`).join(', ');
}

function placementOf({ number }: Row) {
  return { orderNumber: number, grand_total: 100, redirect_url: null };
}

function orderOf({ id, number }: Row) {
  const amounts = { subtotal_incl_tax: 100, shipping_amount: 0, discount_amount: 0, tax_amount: 0, grand_total: 100 };
  const payment = { method: 'cashondelivery', title: 'Cash on delivery' };
  const order = { order_id: id, increment_id: number, created_at: '2026-11-20T04:00:00.000Z', status: 'pending' };
  const address = { country_id: 'IN' };
  return { ...order, ...amounts, items: [], shipping_address: address, billing_address: address, payment };
}

function json(code: number, result: unknown): HttpAnswer {
  return { kind: 'answer', status: code, contentType: 'application/json', text: JSON.stringify({ code, result }) };
}
