import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { languageIn } from '#domain/storeview/language-in.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { Product } from './product.ts';
import { type Condition, type SearchIndex, searchQuery } from './search-query.ts';

/** The names a single product is found by. */
export type ProductKey = 'sku' | 'url_path';

/** Finds one product; null when the catalog has none of that name. */
export type ProductFinder = {
  readonly find: (key: ProductKey, value: string) => Promise<Reply<Product | null>>;
  /** Asks ahead for a product that will probably be opened; the next `find` of it takes the answer. */
  readonly prefetch: (key: ProductKey, value: string) => Promise<Reply<Product | null>>;
};

type Ports = {
  readonly searchIndex: SearchIndex;
  readonly storeView: ReadonlyCell<Pick<StoreView, 'locale'>>;
  readonly clock: Clock;
};

const FORESEEN_FOR_MS = 30_000;
const MOST_PREFETCHED = 24;

export function createProductFinder({ searchIndex, storeView, clock }: Ports): ProductFinder {
  const prefetched = new Map<string, { readonly reply: Promise<Reply<Product | null>>; readonly since: number }>();

  return {
    async find(key, value) {
      const known = youngEnough(nameOf(key, value));
      prefetched.delete(nameOf(key, value)); // it may have changed by the next time
      const reply = await known;
      return reply?.kind === 'ok' ? reply : ask(key, value);
    },
    prefetch(key, value) {
      const name = nameOf(key, value);
      const reply = youngEnough(name) ?? ask(key, value);
      if (!prefetched.has(name)) prefetched.set(name, { reply, since: clock.now() });
      const oldest = prefetched.keys().next();
      if (prefetched.size > MOST_PREFETCHED && !oldest.done) prefetched.delete(oldest.value);
      return reply;
    },
  };

  function youngEnough(name: string): Promise<Reply<Product | null>> | null {
    const known = prefetched.get(name);
    if (known && clock.now() - known.since < FORESEEN_FOR_MS) return known.reply;
    prefetched.delete(name);
    return null;
  }

  /** An answer is in the language in which it was asked for. */
  function nameOf(key: ProductKey, value: string): string {
    return `${languageIn(storeView.get().locale)} ${key} ${value}`;
  }

  async function ask(key: ProductKey, value: string): Promise<Reply<Product | null>> {
    if (value === '')
      return { kind: 'failed', message: `Please provide the search key ${key} for product/single action!` };
    const condition: Condition = { field: key, kind: 'is', value };
    const reply = await searchIndex.products(searchQuery({ conditions: [condition], size: 1 }));
    return reply.kind === 'ok' ? { kind: 'ok', value: reply.value.items[0] ?? null } : reply;
  }
}
