import type { Database } from '#api/database/open-database.ts';
import { orderReply, type StoredOrder, withLines } from '#api/orders/read-order.ts';
import type { Shop } from '#api/shop/shop.ts';
import type { Call, SignedIn } from '#api/transport/call.ts';
import { type Outcome, refusal, success, type ValidationError } from '#api/transport/outcome.ts';

type Page = { readonly size: number; readonly current: number };

const DEFAULT_SIZE = 20;
const MOST_SIZE = 100;
const LAST_PAGE = 1_000_000;

/** GET /api/user/order-history: newest first, all of an owner's and nobody else's. */
export async function orderHistory(shop: Shop, { query }: Call, user: SignedIn): Promise<Outcome> {
  const { db } = shop;
  const page = {
    size: wholeIn(query, 'pageSize', { otherwise: DEFAULT_SIZE, most: MOST_SIZE }),
    current: wholeIn(query, 'currentPage', { otherwise: 1, most: LAST_PAGE }),
  };
  if (typeof page.size === 'object' || typeof page.current === 'object') {
    return refusal(
      400,
      [page.size, page.current].filter((part) => typeof part === 'object'),
    );
  }
  const { size, current } = page;
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  const orders = await ordersOn(db, user, { size, current });
  return success({
    items: orders.map((order) => orderReply(order, { isMasked: false, shop })),
    total_count: Number(count),
    page_size: size,
    current_page: current,
  });
}

async function ordersOn(db: Database, user: SignedIn, { size, current }: Page): Promise<readonly StoredOrder[]> {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', user.id)
    .orderBy('entity_id', 'desc')
    .limit(size)
    .offset((current - 1) * size)
    .execute();
  return withLines(db, orders);
}

type Bounds = { readonly otherwise: number; readonly most: number };

/** A whole number from 1, or what is wrong with it. */
function wholeIn(query: URLSearchParams, name: string, { otherwise, most }: Bounds): number | ValidationError {
  const text = query.get(name) || String(otherwise);
  if (!/^-?\d{1,9}$/.test(text)) return { field: name, keyword: 'type', message: 'must be a whole number' };
  const number = Number(text);
  if (number < 1) return { field: name, keyword: 'minimum', message: 'must be a whole number of at least 1' };
  return number > most ? { field: name, keyword: 'type', message: `must be at most ${most}` } : number;
}
