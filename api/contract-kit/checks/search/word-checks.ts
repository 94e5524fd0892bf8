import type { Kit } from '#api/contract-kit/calls/kit.ts';
import { KURTA } from '#api/contract-kit/calls/reference-data.ts';
import type { Product } from '#api/contract-kit/calls/shapes.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { ask, idsOf, withinCatalog } from '#api/contract-kit/search/ask.ts';
import { wordsOf } from '#api/contract-kit/search/values.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';

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
  ['1043', 'a number is never taken for another'],
];

const MOST_PARTS = 5;

/** What people say, and no product is called; a server without terms finds nothing by either. */
const TERM = 'pink';
const MISTYPED_TERM = 'pinkk';
const SOME = 100;

/** Section 6: finding words. */
export const wordChecks: readonly Check[] = [
  ...FOUND.map(([text, rule]) => textCheck(text, rule, true)),
  ...NOT_FOUND.map(([text, rule]) => textCheck(text, rule, false)),
  {
    id: 'catalog/text-part-of-child-sku',
    section: 6,
    operation: 'catalogSearch',
    rule: 'a part of a child sku is no word: only the whole sku finds',
    async run(kit) {
      const labels = await optionWords(kit);
      const all = (await kit.catalog()).flatMap(ownParts);
      const parts = all.filter(({ word }) => !labels.has(word)).slice(0, MOST_PARTS);
      holds(parts.length > 0, 'a product with a word in a child sku alone', 'none');
      for (const { id, sku, word } of parts) {
        const found = await ask(kit, { text: word });
        const isSize = (found.sizes ?? []).length > 0; // as in "3y"
        holds(isSize || !idsOf(found).includes(id), `not product ${id} by "${word}"`, 'found');
        holds(
          idsOf(await ask(kit, { text: sku.toLowerCase() })).includes(id),
          `product ${id} by "${sku}"`,
          'not found',
        );
      }
    },
  },
  {
    id: 'catalog/text-mistyped-term',
    section: 6,
    operation: 'catalogSearch',
    rule: `where "${TERM}" finds products, as a word or a term of the merchant, they are found with a mistake in it, too`,
    async run(kit) {
      const meant = idsOf(await ask(kit, { text: TERM, size: SOME }));
      const found = idsOf(await ask(kit, { text: MISTYPED_TERM, size: SOME }));
      holds(
        meant.every((id) => found.includes(id)),
        `the products ${meant} by "${MISTYPED_TERM}"`,
        found,
      );
    },
  },
  {
    id: 'catalog/text-size',
    section: 6,
    operation: 'catalogSearchPost',
    rule: 'a server that tells the size that a text names finds what can be had in it, and nothing else',
    async run(kit) {
      const within = await withinCatalog(kit);
      const { aggregations } = await ask(kit, { filters: [within], facets: [{ field: 'size' }] });
      for (const { key, label } of aggregations['agg_terms_size']?.buckets ?? []) {
        const found = await ask(kit, { text: `size ${label}`, filters: [within] });
        if (!found.sizes?.includes(String(label))) continue;
        const size = { attribute: 'size', value: { in: [String(key)] }, scope: 'catalog' } as const;
        const wanted = idsOf(await ask(kit, { filters: [within, size] }));
        holds(
          found.sizes.length > 1 || idsOf(found).length === wanted.length,
          `the ${wanted.length} products in the size ${label}`,
          idsOf(found),
        );
        holds(
          wanted.every((id) => idsOf(found).includes(id)),
          `the products ${wanted} by "size ${label}"`,
          idsOf(found),
        );
      }
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

/** The words of the labels of colours and of whom products are for, which are text fields of their own, and of sizes. */
async function optionWords(kit: Kit): Promise<ReadonlySet<string>> {
  const { aggregations } = await ask(kit, { facets: [{ field: 'color' }, { field: 'gender' }, { field: 'size' }] });
  const buckets = Object.values(aggregations).flatMap((aggregation) => aggregation.buckets);
  return new Set(buckets.flatMap(({ label }) => wordsOf(String(label))));
}

/** Words of the skus of its children that neither are, nor are like, a word of any of its text fields. */
function ownParts({ id, name, sku, category = [], configurable_children = [] }: Product) {
  const own = wordsOf([name, sku, ...category.map((place) => place.name ?? '')].join(' '));
  return configurable_children.flatMap((child) =>
    wordsOf(child.sku)
      .filter((word) => word.length >= 2 && own.every((other) => other.slice(0, 2) !== word.slice(0, 2)))
      .map((word) => ({ id, sku: child.sku, word })),
  );
}

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
