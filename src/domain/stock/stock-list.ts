import type { Sku } from '#domain/catalog/product.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { someAtOnce } from '#domain/shared/some-at-once.ts';
import type { StockEntry, StockGateway } from './availability.ts';

/** Reads the stock of many skus, and tells each part of the answer when it is there; what nobody knows is in none. */
export type ReadStocks = (
  skus: readonly Sku[],
  tell: (entries: readonly StockEntry[]) => void,
  how?: { /** Nothing counts that was known before. */ readonly anew: boolean },
) => Promise<void>;

type Ports = { readonly stockCheck: Pick<StockGateway, 'list'>; readonly clock: Pick<Clock, 'now'> };

const CHUNK = 15; // specification §7, stock (STOCK-16)
const LISTS_AT_ONCE = 6; // as many as a browser has connections for
/** A shopper who goes back and forth is not the shop's news; after this, pieces may have been sold (STOCK-18). */
const FRESH_MS = 60_000;

/** Keeps what it has heard by product (STOCK-17), so that it does not ask for it again. */
export function createReadStocks({ stockCheck, clock }: Ports): ReadStocks {
  const cache = new Map<number, { readonly entry: StockEntry; readonly at: number }>();

  return async (skus, tell, { anew } = { anew: false }) => {
    if (anew) cache.clear();
    const known = freshEntries().filter(({ sku }) => skus.includes(sku));
    if (known.length > 0) tell(known);
    const asked = skus.filter((sku) => !known.some((entry) => entry.sku === sku));
    await someAtOnce(chunksOf(asked, CHUNK), LISTS_AT_ONCE, async (chunk) => {
      const entries = await stockCheck.list(chunk);
      for (const entry of entries) cache.set(entry.productId, { entry, at: clock.now() });
      tell(entries);
    });
  };

  function freshEntries(): readonly StockEntry[] {
    return [...cache.values()].flatMap(({ entry, at }) => (clock.now() - at < FRESH_MS ? [entry] : []));
  }
}

function chunksOf<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}
