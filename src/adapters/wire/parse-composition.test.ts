import { expect, test } from 'vitest';
import { compositionFields } from './parse-composition.ts';
import { shape } from './parser.ts';

const parse = shape(compositionFields);

const selection = { id: 1, sku: 'SHAWL', option_id: 1, qty: 1, is_default: true };
const option = { option_id: 1, title: 'Wrap', required: true, product_links: [selection] };
const file = { id: 1, title: 'Blouse', price: 200 };
const link = { link_type: 'related', linked_product_type: 'simple', linked_product_sku: 'TEE' };

test('a product that stands alone is made up of nothing', () => {
  expect(parse({})).toMatchObject({ kind: 'ok', value: { bundle_options: null, downloadable_links: null } });
});

test('what the shop may leave out has a usual value', () => {
  expect(parse({ bundle_options: [option], downloadable_links: [file] })).toMatchObject({
    value: {
      bundle_options: [{ type: 'select', product_links: [{ price: null, can_change_quantity: false, position: 0 }] }],
      downloadable_links: [{ sample_url: null }],
    },
  });
});

test('a link that cannot be read is left out, the others stay', () => {
  const found = parse({ product_links: [{ ...link, link_type: 'cousin' }, link, 'TEE'] });
  expect(found).toMatchObject({ kind: 'ok', value: { product_links: { items: [{ qty: 1 }] } } });
  expect(found.kind === 'ok' && found.value.product_links.leftOut).toEqual(['0.link_type', '2']);
});

test.each([
  [
    'bundle_options.0.product_links.0.qty',
    { bundle_options: [{ ...option, product_links: [{ ...selection, qty: '1' }] }] },
  ],
  ['bundle_options.0.product_links', { bundle_options: [{ ...option, product_links: {} }] }],
  ['bundle_options.0.required', { bundle_options: [{ ...option, required: 'yes' }] }],
  ['bundle_options', { bundle_options: 'none' }],
  ['downloadable_links.0.price', { downloadable_links: [{ ...file, price: null }] }],
])('a sum over some of the parts would be wrong: %s makes the product unreadable', (field, wire) => {
  expect(parse(wire)).toEqual({ kind: 'malformed', field });
});

test('a tier without its quantity is left out', () => {
  const found = parse({
    tier_prices: [
      { customer_group_id: 0, value: 3 },
      { customer_group_id: 0, qty: 3, value: 900 },
    ],
  });
  expect(found).toMatchObject({ value: { tier_prices: { items: [{ qty: 3 }] } } });
});
