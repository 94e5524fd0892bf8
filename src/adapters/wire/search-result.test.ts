import { expect, test } from 'vitest';
import { parseSearchResult } from './parse-search-result.ts';
import { id, shape } from './parser.ts';

const result = parseSearchResult(shape({ id }));
const page = { items: [{ id: 1 }], total: 128, start: 24, perPage: 24, aggregations: {} };

test('CAT-047 a search result has items, total, start, perPage and aggregations', () => {
  const items = { items: [{ id: 1 }], leftOut: [] };
  expect(result(page)).toEqual({ kind: 'ok', value: { ...page, items, corrections: null, sizes: null } });
  expect(result({ ...page, total: { value: 128 } })).toMatchObject({ value: { total: 128 } });
});

test('what mistyped words were taken for is read where the server tells it', () => {
  const corrections = [{ typed: 'lehnga', meant: 'lehenga' }];
  expect(result({ ...page, corrections })).toMatchObject({ value: { corrections } });
  expect(result({ ...page, corrections: [] })).toMatchObject({ value: { corrections: [] } });
  expect(result({ ...page, corrections: [{ typed: 'lehnga' }] })).toMatchObject({ value: { corrections: null } });
  expect(result({ ...page, sizes: ['XL'] })).toMatchObject({ value: { sizes: ['XL'] } });
  expect(result({ ...page, sizes: [7] })).toMatchObject({ value: { sizes: null } });
});

test('a search result without a count or a list is malformed', () => {
  expect(result({ ...page, total: 'many' })).toEqual({ kind: 'malformed', field: 'total' });
  expect(result({ ...page, items: null })).toEqual({ kind: 'malformed', field: 'items' });
});

test('counts come as texts by their key, and what cannot be read of them is left out', () => {
  const buckets = [{ key: 49, label: 'Indigo', doc_count: 3 }, { key: '50', doc_count: 1 }, { key: null }, 'x'];
  const aggregations = { agg_terms_color: { buckets }, agg_terms_size: null, agg_range_price: { buckets: {} } };
  expect(result({ ...page, aggregations })).toMatchObject({
    value: {
      aggregations: {
        agg_terms_color: [
          { key: '49', label: 'Indigo', doc_count: 3 },
          { key: '50', label: '', doc_count: 1 },
        ],
      },
    },
  });
  expect(result({ ...page, aggregations: [] })).toMatchObject({ value: { aggregations: {} } });
});
