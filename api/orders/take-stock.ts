import { sql } from 'kysely';
import type { Item } from '#api/cart/line-item.ts';
import { lockStock } from '#api/catalog/lock-stock.ts';
import { refreshSets } from '#api/catalog/refresh-sets.ts';
import { isSellable } from '#api/catalog/stock-reply.ts';
import type { Database } from '#api/database/open-database.ts';
import type { OrderLine } from './order-request.ts';

/** What each line of an order stands for, in its order; null for what cannot be bought so. */
export type Items = readonly (Item | null)[];

export type Take = { readonly sku: string; readonly qty: number };

export type StockTaken =
  | { readonly kind: 'held'; readonly takes: readonly Take[] }
  | { readonly kind: 'missing'; readonly sku: string };

/** What a line takes of a sku: of its own, and for a bundle of each product in it. */
type Need = Take & { readonly line: string; readonly isSold: boolean };

/**
 * Locks what the lines need until the transaction ends, and says whether all of it is there. Nothing is changed yet.
 * `missing` names the sku of a line.
 */
export async function takeStock(db: Database, lines: readonly OrderLine[], items: Items): Promise<StockTaken> {
  const needs = lines.flatMap((line, at) => needsOf(line, items[at] ?? null)).toSorted(bySku);
  const skus = [...new Set(needs.map(({ sku }) => sku))];
  const stock = new Map((await lockStock(db, skus)).map((row) => [row.sku, row]));
  const qtyOf = new Map<string, number>();
  for (const { sku, qty } of needs) qtyOf.set(sku, (qtyOf.get(sku) ?? 0) + qty);
  const takes = [...qtyOf].map(([sku, qty]) => ({ sku, qty }));
  const missing = needs.find(({ sku, isSold }) => {
    const row = stock.get(sku);
    return !isSold || row === undefined || !isSellable(row) || row.qty < (qtyOf.get(sku) ?? 0);
  });
  return missing ? { kind: 'missing', sku: missing.line } : { kind: 'held', takes };
}

function needsOf({ sku, qty }: OrderLine, item: Item | null): readonly Need[] {
  const isSold = item?.enabled === true;
  const pieces = [{ sku, qty: 1 }, ...(item?.pieces ?? [])];
  return pieces.map((piece) => ({ sku: piece.sku, qty: piece.qty * qty, line: sku, isSold }));
}

function bySku(one: Need, other: Need): number {
  return Number(one.sku > other.sku) - Number(one.sku < other.sku);
}

/**
 * Takes the pieces away, in one statement however many lines an order has. What is sold out is switched off, so that it is
 * found last.
 */
export async function reduceStock(db: Database, takes: readonly Take[]): Promise<void> {
  const skus = takes.map(({ sku }) => sku);
  const quantities = takes.map(({ qty }) => qty);
  await sql`
    update stock set qty = stock.qty - take.qty, is_in_stock = stock.qty > take.qty, stock_status = (stock.qty > take.qty)::int
    from unnest(${skus}::text[], ${quantities}::int[]) take (sku, qty)
    where stock.sku = take.sku`.execute(db);
  await refreshSets(db, skus);
}
