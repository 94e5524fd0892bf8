import type { Selectable } from 'kysely';
import { findProductIds, loadProducts } from '#api/catalog/load-products.ts';
import type { Database } from '#api/database/open-database.ts';
import type { CartTable } from '#api/database/order-tables.ts';
import type { SignedIn } from '#api/transport/call.ts';
import type { FreeOptions } from './free-options.ts';
import { type Item, itemOf } from './line-item.ts';
import { putTogether } from './put-together.ts';

export type Cart = Selectable<CartTable>;

export type CartLine = {
  readonly item_id: number;
  readonly qty: number;
  readonly item: Item;
  /** Custom and bundle options as canonical JSON text, `{}` when none. */
  readonly options: string;
};

/** Who asks for which cart, and when. An empty id asks for the caller's own. */
export type CartQuestion = { readonly id: string; readonly user: SignedIn | null; readonly now: number };

/**
 * An open cart, locked until the transaction ends: a guest's for whoever holds its id, a user's for its owner alone.
 * Null when it is unknown, expired, ordered or somebody else's.
 */
export async function openCart(db: Database, { id, user, now }: CartQuestion): Promise<Cart | null> {
  const cart = await db
    .selectFrom('carts')
    .selectAll()
    .where('closed_at', 'is', null)
    .where(({ eb, or, and }) => {
      const isOwn = eb('user_id', '=', user?.id ?? null); // null equals nothing
      const isGuests = and([eb('user_id', 'is', null), eb('expires_at', '>', new Date(now))]);
      return id === '' ? isOwn : and([eb('id', '=', id), or([isOwn, isGuests])]);
    })
    .forUpdate()
    .executeTakeFirst();
  return cart ?? null;
}

/** What skus stand for; those that cannot be bought are absent. */
async function loadItems(
  db: Database,
  skus: readonly string[],
  group: number | null,
): Promise<ReadonlyMap<string, Item>> {
  const ids = await findProductIds(db, skus);
  const products = await loadProducts(db, [...new Set(ids.values())]);
  const byId = new Map(products.map((product) => [product.record.id, product]));
  const found = skus.flatMap((sku): [string, Item][] => {
    const product = byId.get(ids.get(sku) ?? -1);
    const item = product ? itemOf(product, sku, group) : null;
    return item ? [[sku, item]] : [];
  });
  return new Map(found);
}

/** Oldest first, for a buyer of a group. A line that can no longer be bought as it is, is left out. */
export async function loadLines(db: Database, cartId: string, group: number | null): Promise<readonly CartLine[]> {
  const rows = await db.selectFrom('cart_lines').selectAll().where('cart_id', '=', cartId).orderBy('item_id').execute();
  const lines = rows.map(({ sku, options }) => ({ sku, options: JSON.parse(options) as FreeOptions }));
  const items = await loadLineItems(db, lines, group);
  return rows.flatMap(({ item_id, qty, options }, at) => {
    const item = items[at];
    return item ? [{ item_id, qty, item, options }] : [];
  });
}

type WantedLine = { readonly sku: string; readonly options: FreeOptions };

/** What each line stands for with its options, for a buyer of a group or a guest (null); null for what cannot be bought so. */
export async function loadLineItems(
  db: Database,
  lines: readonly WantedLine[],
  group: number | null,
): Promise<readonly (Item | null)[]> {
  const items = await loadItems(db, [...new Set(lines.map(({ sku }) => sku))], group);
  const known = lines.flatMap(({ sku, options }) => {
    const item = items.get(sku);
    return item ? [{ item, options }] : [];
  });
  const whole = (await putTogether(db, known, group)).values();
  return lines.map(({ sku }) => (items.has(sku) ? (whole.next().value ?? null) : null));
}
