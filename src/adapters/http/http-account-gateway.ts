import { parseCreditHistory, parseCreditUse, type WireCreditEntry } from '#adapters/wire/parse-credit.ts';
import { parseOrderHistory } from '#adapters/wire/parse-order.ts';
import { parseOwnData } from '#adapters/wire/parse-own-data.ts';
import { anything, mapped, type ValueOf } from '#adapters/wire/parser.ts';
import type { AccountGateway } from '#domain/account/account-gateway.ts';
import { creditKinds } from '#domain/account/credit-kinds.ts';
import type { PastOrder } from '#domain/account/order-history.ts';
import type { CreditEntry, CreditUse } from '#domain/account/store-credit.ts';
import type { Log } from '#domain/shared/log.ts';
import { majorOf, moneyOf } from '#domain/shared/money.ts';
import { type Reply, withValue } from '#domain/shared/reply.ts';
import { totalsOf } from './cart-answers.ts';
import { logLeftOut } from './log-left-out.ts';
import { pastOrderOf } from './placed-order-of.ts';
import type { Transport } from './transport.ts';

type HistoryPage = ValueOf<typeof parseOrderHistory>;

type Ports = { readonly transport: Transport; readonly log: Log };

const PAGE_SIZE = 100; // contract: the most that a page tells

/** What the shop has of a customer, over HTTP. Nobody pressed for it, so its refusals are not shown (ERR-02). */
export function createHttpAccountGateway(ports: Ports): AccountGateway {
  const { transport, log } = ports;
  return {
    orderHistory: createOrderHistory(ports),
    async storeCredit() {
      const url = '/api/giftcard/store-credit-transaction';
      const reply = await transport.send({
        method: 'GET',
        url,
        auth: 'customer',
        parse: parseCreditHistory,
        isSilent: true,
      });
      return withValue(reply, ({ items, total_balance }) => {
        logLeftOut(log, 'store credit', items);
        return { balance: moneyOf(total_balance), entries: items.items.map(entryOf) };
      });
    },
    creditUse: (cartId) => transport.send({ ...spending, cartId, method: 'GET', isSilent: true }),
    spendCredit: (cartId, apply) => transport.send({ ...spending, cartId, method: 'POST', body: { apply } }),
    ownData: () =>
      transport.send({
        method: 'GET',
        url: '/api/user/export',
        auth: 'customer',
        parse: parseOwnData,
        limit: 'order', // it may be long
        isSilent: true,
      }),
    deleteAccount: ({ password, storeCredit }) =>
      transport.send({
        method: 'POST',
        url: '/api/user/delete',
        auth: 'customer',
        body: { currentPassword: password, storeCredit: majorOf(storeCredit) },
        parse: mapped(anything, () => true as const),
        isSilent: true,
      }),
  };
}

/** One page after the other, until all are read that the shop counts. A page that fails is missed by all. */
function createOrderHistory({ transport, log }: Ports): AccountGateway['orderHistory'] {
  return () => restOfHistory([], 1);

  async function restOfHistory(before: readonly PastOrder[], page: number): Promise<Reply<readonly PastOrder[]>> {
    const reply = await pageOf(page);
    if (reply.kind !== 'ok') return reply;
    const { items, total_count } = reply.value;
    logLeftOut(log, 'order history', items);
    const known = new Map(
      [...before, ...items.items.map(pastOrderOf)].map((order) => [order.entityId, order] as const),
    );
    const all = [...known.values()]; // an order placed meanwhile moves others to the next page
    const isLast = items.items.length === 0 || page * PAGE_SIZE >= total_count;
    return isLast ? { kind: 'ok', value: all } : restOfHistory(all, page + 1);
  }

  function pageOf(page: number): Promise<Reply<HistoryPage>> {
    const url = `/api/user/order-history?pageSize=${PAGE_SIZE}&currentPage=${page}`;
    return transport.send({ method: 'GET', url, auth: 'customer', parse: parseOrderHistory, isSilent: true });
  }
}

const spending = {
  url: '/api/giftcard/store-credit-spending',
  auth: 'cart',
  parse: mapped(parseCreditUse, creditUseOf),
} as const;

function creditUseOf({ applied, amount, available_balance, totals }: ValueOf<typeof parseCreditUse>): CreditUse {
  return {
    isApplied: applied,
    amount: moneyOf(amount),
    available: moneyOf(available_balance),
    totals: totalsOf(totals),
  };
}

function entryOf(wire: WireCreditEntry): CreditEntry {
  return {
    id: wire.transaction_id,
    createdAt: wire.created_at,
    kind: creditKinds.find((kind) => kind === wire.action) ?? 'adjusted',
    amount: moneyOf(wire.amount),
    balanceAfter: moneyOf(wire.balance_after),
    comment: wire.comment ?? '',
    orderNumber: wire.order_increment_id,
  };
}
