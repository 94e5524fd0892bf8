import type { Kit } from '#api/contract-kit/calls/kit.ts';
import { KURTA, KURTA_M, TEE } from '#api/contract-kit/calls/reference-data.ts';
import type { Product } from '#api/contract-kit/calls/shapes.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { ask } from '#api/contract-kit/search/ask.ts';
import { hasInCategory, hasInName, isLike } from '#api/contract-kit/search/likeness.ts';
import { wordsOf } from '#api/contract-kit/search/values.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';

/** Section 6: which of the products that were found come first. */
export const relevanceChecks: readonly Check[] = [
  {
    id: 'catalog/text-exact-sku',
    section: 6,
    operation: 'catalogSearch',
    rule: 'a text that is a sku finds its product first',
    async run(kit) {
      for (const [text, sku] of [
        [TEE, TEE],
        [KURTA_M, KURTA],
        [KURTA, KURTA],
      ]) {
        const { items } = await ask(kit, { text: text ?? '' });
        same(items[0]?.sku, sku, `first of ${text}`);
      }
    },
  },
  {
    id: 'catalog/text-name-before-category',
    section: 6,
    operation: 'catalogSearch',
    rule: 'a product with the word in its name comes before one with it only in category.name',
    async run(kit) {
      const pairs = await orderedPairs(kit, (product, word) => hasInCategory(product, word) && !isLike(product, word));
      holds(pairs > 0, 'a word to try it with', 'none in the catalog');
    },
  },
  {
    id: 'catalog/text-exact-before-fuzzy',
    section: 6,
    operation: 'catalogSearch',
    rule: 'a product with the very word in its name comes before one with a similar word',
    run: async (kit) =>
      void (await orderedPairs(kit, (product, word) => !hasInCategory(product, word) && isLike(product, word))),
  },
];

const MOST_WORDS = 12;

/** Searches single words and sees that all with the word in the name come before the others; counts the tries. */
async function orderedPairs(kit: Kit, isLater: (product: Product, word: string) => boolean): Promise<number> {
  const products = await kit.catalog();
  const words = [...new Set(products.flatMap(({ name }) => wordsOf(name)))].filter((word) => word.length >= 4);
  const fits = (word: string) => products.some((product) => !hasInName(product, word) && isLater(product, word));
  let tries = 0;
  // One after the other, for whether a word fits takes a look at every product.
  for (const word of words.values().filter(fits).take(MOST_WORDS)) {
    tries += 1;
    const { items } = await ask(kit, { text: word });
    const last = items.findLastIndex((product) => hasInName(product, word));
    const first = items.findIndex((product) => !hasInName(product, word) && isLater(product, word));
    holds(
      first < 0 || last < first,
      `"${word}": those with it in the name first`,
      `${items[first]?.sku} before ${items[last]?.sku}`,
    );
  }
  return tries;
}
