import type { Kit } from '#contract-kit/calls/kit.ts';
import { KURTA, KURTA_M, TEE } from '#contract-kit/calls/reference-data.ts';
import type { Product } from '#contract-kit/calls/shapes.ts';
import type { Check } from '#contract-kit/run/check.ts';
import { holds, same } from '#contract-kit/run/mismatch.ts';
import { ask, idsOf } from '#contract-kit/search/ask.ts';
import { wordsOf } from '#contract-kit/search/values.ts';

/** Texts that must find the product of the reference data, or must not, and why. */
const FOUND: readonly (readonly [text: string, rule: string])[] = [
  ['indigo block print kurta set', 'all words of the name'],
  ['INDIGO', 'case does not count'],
  ['índigo kürta', 'accents are folded'],
  ['indigo,block/print!', 'words are split at all but letters and digits'],
  ['set print indigo', 'the order of words does not count'],
  ['indigo block print zzzzqqqq', 'three of four words are 75 %'],
  ['indigo zzzzqqqq', 'floor(75 % of two) is one word'],
  ['aj-ks-1042', 'the whole text is a sku, without regard to case'],
  ['AJ-KS-1042-m', 'the whole text is a child sku, without regard to case'],
  ['indgo', 'a letter is missing'],
  ['indiigo', 'a letter is doubled'],
  ['indiqo', 'a letter is another'],
  ['kurtaa', 'a letter is too many at the end'],
];

const NOT_FOUND: readonly (readonly [text: string, rule: string])[] = [
  ['zzzzqqqq', 'no word fits'],
  ['indigo block zzzzqqqq wwwwxxxx', 'two of four words are less than 75 %'],
  ['xndigo', 'the first letter differs'],
  ['ixdigo', 'the second letter differs'],
  ['indigooooo', 'the distance is more than 2'],
];

/** Section 6: finding words. */
export const textChecks: readonly Check[] = [
  ...FOUND.map(([text, rule]) => textCheck(text, rule, true)),
  ...NOT_FOUND.map(([text, rule]) => textCheck(text, rule, false)),
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
    id: 'catalog/text-empty',
    section: 6,
    operation: 'catalogSearch',
    rule: 'an empty text is none: everything, by id, without a score',
    async run(kit) {
      const [empty, none] = [await ask(kit, { text: '', size: 30 }), await ask(kit, { size: 30 })];
      same([empty.total, idsOf(empty)], [none.total, idsOf(none)], 'total and ids');
      holds(
        empty.items.every((item) => !Object.hasOwn(item, '_score')),
        'no _score',
        empty.items[0]?._score,
      );
    },
  },
  {
    id: 'catalog/text-name-before-category',
    section: 6,
    operation: 'catalogSearch',
    rule: 'a product with the word in its name comes before one with it only in category.name',
    async run(kit) {
      const pairs = await orderedPairs(kit, (product, word) => hasInCategory(product, word) && !isLike(product, word));
      holds(pairs > 0, 'a word to try it with', 'none in the catalogue');
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
  {
    id: 'catalog/text-sort',
    section: 6,
    operation: 'catalogSearch',
    rule: 'a given sort takes the place of relevance',
    async run(kit) {
      const { items } = await ask(kit, { text: 'kurta', sort: 'price:asc' });
      const prices = items.map(({ priceInclTax }) => priceInclTax);
      same(
        prices,
        prices.toSorted((one, other) => one - other),
        'prices',
      );
    },
  },
  {
    id: 'catalog/text-with-filter',
    section: 6,
    operation: 'catalogSearch',
    rule: 'text and filters hold together',
    async run(kit) {
      const all = await ask(kit, { text: 'kurta', sort: 'id:asc' });
      const filters = [{ attribute: 'category_ids', value: { in: [304] } }];
      const some = await ask(kit, { text: 'kurta', filters, sort: 'id:asc' });
      same(
        idsOf(some),
        all.items.filter(({ category_ids }) => category_ids.includes(304)).map(({ id }) => id),
      );
    },
  },
  {
    id: 'catalog/text-repeatable',
    section: 6,
    operation: 'catalogSearch',
    rule: 'the same question is answered in the same order; pages of it follow one another',
    async run(kit) {
      const whole = idsOf(await ask(kit, { text: 'kurta' }));
      same(idsOf(await ask(kit, { text: 'kurta' })), whole, 'the second time');
      const halves = [await ask(kit, { text: 'kurta', size: 5 }), await ask(kit, { text: 'kurta', size: 5, from: 5 })];
      same(halves.flatMap(idsOf), whole.slice(0, 10), 'two pages');
    },
  },
  {
    id: 'catalog/text-categories',
    section: 6,
    operation: 'catalogSearch',
    rule: 'categories are found by their names',
    async run(kit) {
      const { items } = await ask<{ readonly id: number; readonly name: string }>(kit, { type: 'category', size: 50 });
      const named = items.find(({ name }) => wordsOf(name).every((word) => word.length >= 4));
      const found = await ask<{ readonly id: number }>(kit, { type: 'category', text: named?.name ?? '' });
      holds(idsOf(found).includes(named?.id ?? 0), `category ${named?.id} by "${named?.name}"`, idsOf(found));
    },
  },
];

function textCheck(text: string, rule: string, isFound: boolean): Check {
  return {
    id: `catalog/text-${isFound ? 'finds' : 'passes-over'}-${wordsOf(text).join('-')}`,
    section: 6,
    operation: 'catalogSearch',
    rule: `"${text}" ${isFound ? 'finds' : 'does not find'} ${KURTA}: ${rule}`,
    async run(kit) {
      const { items } = await ask(kit, { text });
      same(
        items.some(({ sku }) => sku === KURTA),
        isFound,
        `${KURTA} found`,
      );
      if (isFound)
        holds(
          items.every(({ _score }) => _score !== undefined),
          '_score at every product',
          'none',
        );
    },
  };
}

const MOST_WORDS = 12;

/** Searches single words and sees that all with the word in the name come before the others; counts the tries. */
async function orderedPairs(kit: Kit, isLater: (product: Product, word: string) => boolean): Promise<number> {
  const products = await kit.catalogue();
  const words = [...new Set(products.flatMap(({ name }) => wordsOf(name)))].filter((word) => word.length >= 4);
  const fit = words.filter((word) => products.some((product) => !hasInName(product, word) && isLater(product, word)));
  for (const word of fit.slice(0, MOST_WORDS)) {
    const { items } = await ask(kit, { text: word });
    const last = items.findLastIndex((product) => hasInName(product, word));
    const first = items.findIndex((product) => !hasInName(product, word) && isLater(product, word));
    holds(
      first < 0 || last < first,
      `"${word}": those with it in the name first`,
      `${items[first]?.sku} before ${items[last]?.sku}`,
    );
  }
  return fit.length;
}

function hasInName({ name }: Product, word: string): boolean {
  return wordsOf(name).includes(word);
}

function hasInCategory({ category = [] }: Product, word: string): boolean {
  return category.some(({ name = '' }) => wordsOf(name).includes(word));
}

const MOST_DISTANCE = 2;

/** A word of the name or the sku shares the first two characters and is at most two steps away. */
function isLike({ name, sku }: Product, word: string): boolean {
  return wordsOf(`${name} ${sku}`).some(
    (other) => other !== word && other.slice(0, 2) === word.slice(0, 2) && distance(other, word) <= MOST_DISTANCE,
  );
}

/** Steps of one letter added, dropped or changed. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_none, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [column, opposite] of [...other].entries()) {
      const change = (row[column] ?? 0) + (letter === opposite ? 0 : 1);
      next.push(Math.min(change, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
