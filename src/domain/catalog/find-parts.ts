import type { Log } from '#domain/shared/log.ts';
import { type Reply, withValue } from '#domain/shared/reply.ts';
import { type Part, partOf, partSkusOf } from './part.ts';
import { isEnabled, type Product } from './product.ts';
import { type Condition, type SearchIndex, searchQuery } from './search-query.ts';

/** Finds what a product is put together of, in its order; nothing for one that is bought as it is. */
export type FindParts = (product: Product) => Promise<Reply<readonly Part[]>>;

type Ports = { readonly searchIndex: SearchIndex; readonly log: Log };

const noParts: Reply<readonly Part[]> = { kind: 'ok', value: [] };

/** What cannot be found is only logged: the page opens without it (CAT-107, CAT-108). */
export function createFindParts({ searchIndex, log }: Ports): FindParts {
  return async (product) => {
    const skus = partSkusOf(product);
    if (skus.length === 0) {
      if (product.type === 'grouped') log.error(`The grouped product ${product.sku} has no linked products.`);
      return noParts;
    }
    const conditions: readonly Condition[] = [{ field: 'sku', kind: 'any-of', values: skus }];
    const reply = await searchIndex.products(searchQuery({ conditions, size: skus.length }));
    return withValue(reply, ({ items }) => {
      const parts = skus.flatMap((sku) => items.find((item) => item.sku === sku && isShownAsPart(item)) ?? []);
      for (const sku of skus) {
        if (!parts.some((part) => part.sku === sku))
          log.info(`The product ${sku}, a part of ${product.sku}, is missing.`);
      }
      return parts.map(partOf);
    });
  };
}

/** A part may be hidden in lists; one that is switched off is not sold. */
function isShownAsPart({ status, type }: Product): boolean {
  return isEnabled({ status }) && type !== 'configurable';
}
