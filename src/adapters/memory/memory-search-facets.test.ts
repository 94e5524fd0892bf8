import { expect, test } from 'vitest';
import { allAttributes, searchQuery } from '#domain/catalog/search-query.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { findInIndex, INDIGO, openIndex } from './search-index-for-tests.ts';

test('what a list can be narrowed by is counted once for each product, the most frequent first, and without a word it is left out', async () => {
  const { facets } = await findInIndex({ facets: ['category', 'color', 'discount', 'rts', 'gender'] });
  expect(facets).toEqual([
    {
      code: 'category',
      values: [
        { id: '3', label: 'Women', count: 2 },
        { id: '4', label: 'Wraps', count: 1 },
      ],
    },
    { code: 'color', values: [{ id: String(INDIGO), label: 'Indigo', count: 1 }] },
    { code: 'discount', values: [{ id: '50', label: '50%', count: 1 }] },
    {
      code: 'rts',
      values: [
        { id: '0', label: 'Made to order', count: 2 },
        { id: '1', label: 'Ready to ship', count: 1 },
      ],
    },
  ]);
});

test('prices are counted from the lower bound on, and below the upper one', async () => {
  const priceRanges = [
    { from: null, below: moneyOf(100) },
    { from: moneyOf(100), below: moneyOf(300) },
    { from: moneyOf(300), below: null },
  ];
  const { facets } = await findInIndex({ facets: ['price'], priceRanges });
  expect(facets[0]?.values.map(({ count }) => count)).toEqual([0, 2, 1]);
});

test('the words of an attribute count before those of a product', async () => {
  const index = openIndex();
  index.putAttributes({
    ...{ code: 'color', label: 'Colour', input: 'choice', isVisible: true, isUserDefined: true },
    ...{ isVisibleOnFront: true, isComparable: true, options: [{ id: String(INDIGO), label: 'Deep indigo' }] },
  });
  const reply = await index.products(searchQuery({ facets: ['color'] }));
  expect(reply).toMatchObject({ value: { facets: [{ values: [{ label: 'Deep indigo' }] }] } });
  expect(await index.attributes(allAttributes)).toMatchObject({
    value: { items: [{ code: 'color' }], total: 1 },
  });
});
