import { expect, test } from 'vitest';
import { allCategories, searchQuery } from '#domain/catalog/search-query.ts';
import { facetsOf } from './facets-of.ts';
import { openSearchIndex, wireAttribute } from './search-index-for-tests.ts';

test.each(['CAT-078', 'CONF-08', 'CONF-10'])('%s the values of filters are asked for, up to 100 of each', async () => {
  const { http, index } = openSearchIndex();
  await index.products(searchQuery({ facets: ['color', 'price'] }));
  const asked = new URLSearchParams(http.sent()[0]?.url.split('?')[1]).get('request') ?? '';
  expect(JSON.parse(asked)._availableFilters).toEqual([
    { field: 'color', scope: 'catalog', options: { size: 100 } },
    {
      field: 'price',
      scope: 'catalog',
      options: { ranges: [{ from: 0, to: 50 }, { from: 50, to: 100 }, { from: 100, to: 150 }, { from: 150 }] },
    },
  ]);
});

test('CAT-087 CAT-090 a price range is asked for with its lower bound and without its upper one', async () => {
  const { http, index } = openSearchIndex();
  await index.products(searchQuery({ conditions: [{ field: 'price', kind: 'between', from: 50, below: 100 }] }));
  const asked = new URLSearchParams(http.sent()[0]?.url.split('?')[1]).get('request') ?? '';
  expect(JSON.parse(asked)._appliedFilters).toEqual([{ attribute: 'price', value: { gte: 50, lt: 100 } }]);
});

test.each([true, false])(
  'CUST-15 whether an attribute can be compared is what the shop says: %j',
  async (isComparable) => {
    const { index } = openSearchIndex({ ...wireAttribute, is_comparable: isComparable });
    expect(await index.attributes(allCategories)).toMatchObject({ value: { items: [{ isComparable }] } });
  },
);

test('CAT-027 an option of an attribute whose label is empty after trimming is left out', async () => {
  const options = [
    { value: '206', label: ' Silk ' },
    { value: '207', label: '  ' },
  ];
  const { index } = openSearchIndex({ ...wireAttribute, options });
  expect(await index.attributes(allCategories)).toMatchObject({
    value: { items: [{ options: [{ id: '206', label: 'Silk' }] }] },
  });
});

test('CAT-027 a value whose label is empty after trimming is not offered', () => {
  const buckets = [
    { key: '1', label: '  ', own_label: '', doc_count: 3 },
    { key: '2', label: ' Ivory ', own_label: '', doc_count: 2 },
  ];
  const options = [{ key: '2', label: 'Ivory', own_label: '', doc_count: 4 }];
  expect(facetsOf({ agg_terms_color: buckets, agg_terms_color_options: options, agg_terms_size: [] })).toEqual([
    { code: 'color', values: [{ id: '2', label: 'Ivory', count: 4 }] },
  ]);
});
