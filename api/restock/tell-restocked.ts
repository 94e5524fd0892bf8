import { type Selectable, sql } from 'kysely';
import { newUnsubscribe } from '#api/alerts/unsubscribe.ts';
import { itemOf } from '#api/cart/line-item.ts';
import { findProductIds, loadProducts } from '#api/catalog/load-products.ts';
import type { StockWaitTable } from '#api/database/mail-tables.ts';
import type { Database } from '#api/database/open-database.ts';
import { mailLanguageOf } from '#api/mail/mail-language.ts';
import type { Shop } from '#api/shop/shop.ts';
import { type RestockedPiece, restockMail } from './restock-mail.ts';

/** What is told by, and where links in mails lead. */
export type RestockDesk = Pick<Shop, 'db' | 'outbox' | 'accounts'>;

type Wait = Selectable<StockWaitTable>;

/** A shopper hears soon, and an idle shop looks into a small table. */
export const RESTOCK_ROUND_MS = 10_000;

const AT_ONCE = 20;

/**
 * Tells everybody whose sku can be had again, each once: a mail and the end of its wait are one transaction. However the
 * stock came back counts for nothing, since what is there now is looked at. Answers how many were told.
 */
export async function tellRestocked(desk: RestockDesk): Promise<number> {
  let told = 0;
  while (true) {
    const some = await desk.db.transaction().execute((transaction) => tellSome(desk, transaction));
    told += some;
    if (some < AT_ONCE) return told;
  }
}

async function tellSome({ outbox, accounts }: RestockDesk, transaction: Database): Promise<number> {
  const waits = await takeWaits(transaction);
  if (waits.length === 0) return 0;
  const pieces = await piecesOf(
    transaction,
    waits.map(({ sku }) => sku),
    accounts.storefrontUrl,
  );
  for (const { id, sku, email, store_code, language: read } of waits) {
    const piece = pieces.get(sku);
    if (!piece) continue; // what has a stock and no product is nothing to look at
    const language = mailLanguageOf({ language: read, storeCode: store_code });
    const mail = restockMail(language, piece, newUnsubscribe(accounts.apiUrl, language));
    await outbox.put({ ...mail, to: email, about: `back-in-stock ${id}` }, transaction);
  }
  return waits.length;
}

/** Takes away some waits that are over. `skip locked` leaves those that another process takes at the same time to it. */
async function takeWaits(transaction: Database): Promise<readonly Wait[]> {
  const { rows } = await sql<Wait>`
    delete from stock_waits where id in (
      select wait.id from stock_waits wait join stock on stock.sku = wait.sku
      where stock.enabled and stock.qty > 0 and stock.is_in_stock and stock.stock_status = 1
      order by wait.id limit ${AT_ONCE} for update of wait skip locked
    )
    returning *`.execute(transaction);
  return rows;
}

/** What skus stand for, as it is told to who waited for them. */
async function piecesOf(
  db: Database,
  skus: readonly string[],
  storefrontUrl: string,
): Promise<ReadonlyMap<string, RestockedPiece>> {
  const ids = await findProductIds(db, skus);
  const products = new Map((await loadProducts(db, [...ids.values()])).map((loaded) => [loaded.record.id, loaded]));
  const pieces = new Map<string, RestockedPiece>();
  for (const sku of skus) {
    const loaded = products.get(ids.get(sku) ?? 0);
    if (!loaded) continue;
    const { record } = loaded;
    const options = itemOf(loaded, sku, null)?.options ?? [];
    const path = ['p', record.sku, record.url_key, ...(options.length > 0 ? [sku] : [])];
    pieces.set(sku, {
      name: record.name,
      chosen: options.map(({ value }) => value),
      address: `${storefrontUrl}/${path.map(encodeURIComponent).join('/')}`,
    });
  }
  return pieces;
}
