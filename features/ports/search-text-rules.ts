import { expect } from 'vitest';
import type { Rule } from '#adapters/contracts/rule.ts';
import type { Product } from '#domain/catalog/product.ts';
import { type Condition, searchQuery } from '#domain/catalog/search-query.ts';
import { paiseOf } from '#domain/shared/money.ts';
import { answered } from './answered.ts';
import { find, is, type More, priceIn, type SearchWorld } from './search-index-rules.ts';

async function findText(world: SearchWorld, text: string, more: More = {}) {
  const found = answered(await world.search.products(searchQuery({ text, size: 100, ...more })));
  return { ...found, skus: found.items.map(({ sku }) => String(sku)) };
}

/** Texts that mean the kurta of the reference data before all else. */
const meansKurta: readonly (readonly [why: string, text: string])[] = [
  ['all words of its name', 'Indigo Block Print Kurta Set'],
  ['its words in another order and case', 'KURTA print BLOCK indigo'],
  ['an accent too many', 'índigo blöck prînt kurta'],
  ['a letter left out', 'indgo block print kurta'],
  ['a letter replaced', 'indigo blosk print kurta'],
  ['its article number', 'aj-ks-1042'],
  ['the article number of a variant', ' AJ-KS-1042-M '],
];

/** How every index finds texts (contract, section 6). */
export const searchTextRules: readonly Rule<SearchWorld>[] = [
  ...meansKurta.map(findsText),
  {
    title: 'CAT-062 a word with another beginning, or too far away, is another word',
    async prove(world) {
      for (const text of ['xndigo', 'idnigo', 'inxxxxo', 'zzzzzz']) {
        expect((await findText(world, text)).skus).not.toContain('AJ-KS-1042');
      }
    },
  },
  {
    title: 'CAT-062 three quarters of the words are enough, fewer are not',
    async prove(world) {
      expect((await findText(world, 'indigo block print zzzzzz')).skus).toContain('AJ-KS-1042');
      expect((await findText(world, 'indigo block zzzzzz yyyyyy')).skus).not.toContain('AJ-KS-1042');
    },
  },
  {
    title: 'CAT-061 what has the words in its name comes before what has them in its category only',
    async prove(world) {
      const { items } = await findText(world, 'tees');
      const hasName = items.map(({ name }) => /\btees\b/i.test(name));
      expect(items.length).toBeGreaterThan(0);
      expect(hasName).toEqual(hasName.toSorted((a, b) => Number(b) - Number(a)));
    },
  },
  {
    title: 'a sort takes the place of relevance, and conditions hold besides a text',
    async prove(world) {
      const price = priceIn(world);
      const paise = (product: Product) => paiseOf(price(product));
      const { items } = await findText(world, 'indigo', { sort: 'price:asc' });
      expect(items.map(paise)).toEqual(items.map(paise).toSorted((a, b) => a - b));
      const one = answered(await world.search.products(searchQuery({ text: 'indigo', conditions: [is('id', 1042)] })));
      expect(one).toMatchObject({ total: 1, items: [{ id: 1042 }] });
    },
  },
  {
    title: 'the beginning of a word of the name finds it',
    async prove(world) {
      const begins = (start: string): Condition => ({ field: 'name', kind: 'begins', start });
      expect((await find(world, [begins('indi'), begins('kur')], { size: 4_000 })).skus).toContain('AJ-KS-1042');
      expect((await find(world, [begins('ndigo')], { size: 4_000 })).skus).not.toContain('AJ-KS-1042');
    },
  },
  {
    title: 'a category is found by its name, also mistyped',
    async prove({ search }) {
      const { items } = answered(await search.categories(searchQuery({ text: 'new arivals' })));
      expect(items[0]).toMatchObject({ id: 304 });
    },
  },
];

function findsText([why, text]: readonly [string, string]): Rule<SearchWorld> {
  return {
    title: `a text finds the product it means: ${why}`,
    async prove(world) {
      expect((await findText(world, text)).skus[0]).toBe('AJ-KS-1042');
    },
  };
}
