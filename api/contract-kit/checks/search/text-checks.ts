import type { Check } from '#api/contract-kit/run/check.ts';
import { ask, idsOf } from '#api/contract-kit/search/ask.ts';
import { column } from '#api/contract-kit/shared/column.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';

/** Section 6: a text beside sorts, filters and pages. */
export const textChecks: readonly Check[] = [
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
    id: 'catalog/text-sort',
    section: 6,
    operation: 'catalogSearch',
    rule: 'a given sort takes the place of relevance',
    async run(kit) {
      const { items } = await ask(kit, { text: 'kurta', sort: 'price:asc' });
      const prices = column(items, 'priceInclTax');
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
];
