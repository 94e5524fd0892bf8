import { describe, expect, test } from 'vitest';
import { searchQuery } from '#domain/catalog/search-query.ts';
import { okAnswer } from './http-client-for-tests.ts';
import { openSearchIndex, wireAttribute, wireProduct } from './search-index-for-tests.ts';

const size = (label: string) => ({
  attribute_id: 142,
  attribute_code: 'size',
  label: 'Size',
  values: [
    { value_index: 166, label: 'S' },
    { value_index: 167, label },
  ],
});
const sizes = {
  ...{ ...wireAttribute, attribute_id: 142, attribute_code: 'size' },
  options: [
    { value: '166', label: 'Small' },
    { value: '167', label: 'Medium' },
  ],
};
const page = (...items: readonly unknown[]) => okAnswer({ items, total: items.length, start: 0, perPage: 24 });
const offered = async (label: string, ...attributes: readonly unknown[]) => {
  const { index, http } = openSearchIndex();
  http.answer(page({ ...wireProduct, configurable_options: [size(label)] }), ...attributes.map((each) => page(each)));
  const reply = await index.products(searchQuery({}));
  const [product] = reply.kind === 'ok' ? reply.value.items : [];
  return { labels: product?.options[0]?.values.map((value) => value.label), calls: http.sent().length };
};

describe('CAT-026 a value to choose', () => {
  test('has its own label, and nobody is asked for another', async () => {
    expect(await offered('M')).toEqual({ labels: ['S', 'M'], calls: 1 });
  });

  test('without one has that of the option of its attribute', async () => {
    expect(await offered(' ', sizes)).toEqual({ labels: ['S', 'Medium'], calls: 2 });
  });

  test('without both, and where the attributes cannot be had, is not offered', async () => {
    expect((await offered('', wireAttribute)).labels).toEqual(['S']);
    expect((await offered('')).labels).toEqual(['S']);
  });
});
