import { expect, test } from 'vitest';
import { plainProduct, readProduct } from './wire-product-for-tests.ts';

test('a product with the least the contract allows is still a product', () => {
  expect(readProduct({})).toMatchObject({
    parentSku: 'P1',
    slug: 'silk-tee-été-1',
    image: '',
    celebrityImage: '',
    banner: '',
    options: [],
    variants: [],
    tag: null,
    readyToShip: null,
  });
});

test('CAT-003 a product keeps who it is', () => {
  const wire = {
    parent_sku: 'P0',
    slug: 'silk-tee',
    url_key: 'tee-key',
    url_path: 'women/silk-tee',
    designer: 'Aria',
    type_id: 'configurable',
    status: 2,
    visibility: 3,
    created_at: '2026-11-01 10:00:00',
  };
  expect(readProduct(wire)).toMatchObject({
    id: 1,
    sku: 'P1',
    parentSku: 'P0',
    name: 'Silk tee, été',
    slug: 'silk-tee',
    urlPath: 'women/silk-tee',
    designer: 'Aria',
    type: 'configurable',
    status: 2,
    visibility: 3,
    createdAt: '2026-11-01 10:00:00',
  });
  expect(readProduct({ ...wire, slug: '' }).slug).toBe('tee-key');
});

test.each([
  [{ parent_sku: 'P0' }, 'P0'],
  [{ parentSku: 'P0' }, 'P0'],
  [{}, 'P1'],
])('CAT-004 the parent of a product with %j is %s', (wire, parentSku) => {
  expect(readProduct(wire).parentSku).toBe(parentSku);
});

test('CAT-016 a product keeps the categories that it is in', () => {
  expect(readProduct({ category_ids: [3, 304] }).categoryIds).toEqual([3, 304]);
  expect(readProduct({ category: [{ category_id: 3 }, { category_id: 304, name: 'New' }] }).categoryIds).toEqual([
    3, 304,
  ]);
});

test.each([
  ['related', 'simple'],
  ['associated', 'virtual'],
])('CAT-012 a link keeps its kind %s, the kind %s and sku of the product it leads to, and its pieces', (kind, type) => {
  const link = { sku: 'P1', link_type: kind, linked_product_type: type, linked_product_sku: 'P9', position: 0, qty: 3 };
  expect(readProduct({ product_links: [link] }).links).toEqual([{ kind, type, sku: 'P9', quantity: 3 }]);
});

const options = [
  {
    attribute_id: 93,
    attribute_code: 'color',
    label: 'Colour',
    values: [{ value_index: 49, label: ' Indigo ' }, { value_index: 50, label: '  ' }, { value_index: 51 }],
  },
  { attribute_id: 200, attribute_code: 'fabric', label: 'Fabric', values: [{ value_index: 7, label: 'Silk' }] },
];

test('CAT-027 values without a label are left out', () => {
  expect(readProduct({ configurable_options: options }).options[0]?.values).toEqual([{ id: 49, label: 'Indigo' }]);
});

test('CAT-018 an option keeps its attribute, its label and its values', () => {
  expect(readProduct({ configurable_options: options }).options).toEqual([
    { attributeId: 93, code: 'color', label: 'Colour', values: [{ id: 49, label: 'Indigo' }] },
    { attributeId: 200, code: 'fabric', label: 'Fabric', values: [{ id: 7, label: 'Silk' }] },
  ]);
});

test('CAT-010 a product keeps its stock', () => {
  const stock = { qty: 7, is_in_stock: false, stock_status: 2 };
  expect(readProduct({ stock }).stock).toEqual({ quantity: 7, isInStock: false, status: 2 });
});

test.each(['simple', 'configurable', 'grouped', 'bundle', 'downloadable', 'virtual'])(
  'CAT-005 a product may be %s',
  (type) => {
    expect(readProduct({ type_id: type }).type).toBe(type);
  },
);

test('CAT-005 a product of another kind cannot be read', () => {
  expect(() => readProduct({ type_id: 'gift' })).toThrow('type_id');
});

test('CAT-020 a variant is chosen by its fields and its custom attributes, in numbers or text', () => {
  const child = {
    sku: 'P1-M',
    price: 100,
    stock: plainProduct.stock,
    color: '49',
    size: 167,
    custom_attributes: [
      { attribute_code: 'fabric', value: 7 },
      { attribute_code: '__proto__', value: 1 },
    ],
  };
  const [variant] = readProduct({ configurable_options: options, configurable_children: [child] }).variants;
  expect(variant?.choice).toEqual({ color: 49, fabric: 7 });
  expect(variant).toMatchObject({ sku: 'P1-M', status: 1 });
});

test('what else the merchant says of a product is kept by its attribute code, as text', () => {
  const said = { fabric: 206, lining: true, care: 'Dry clean', occasions: [3, '4', null, {}], hem: '', weave: null };
  const { attributes } = readProduct({ ...said, ['__proto__']: 'x', constructor: 'y' });
  expect(attributes).toEqual({ fabric: ['206'], lining: ['true'], care: ['Dry clean'], occasions: ['3', '4'] });
});

test('CAT-021 what a bundle offers is kept, in its order', () => {
  const selection = { id: 1, sku: 'SHAWL', option_id: 7, qty: 2, is_default: true, position: 2 };
  const product_links = [selection, { ...selection, id: 2, sku: 'STOLE', is_default: false, position: 1 }];
  const bundle_options = [{ option_id: 7, title: 'Wrap', required: true, type: 'radio', product_links }];
  expect(readProduct({ bundle_options }).bundle).toMatchObject([
    {
      id: 7,
      title: 'Wrap',
      isRequired: true,
      takes: 'one',
      selections: [
        { id: 2, sku: 'STOLE', isDefault: false },
        { id: 1, sku: 'SHAWL', quantity: 2, isDefault: true },
      ],
    },
  ]);
});

test.each([{}, { errors: {}, info: {} }, { errors: { stock: 'Sold out' }, info: { stock: 'In stock!' } }])(
  'CAT-022 a product is loaded without an error and without a word of its own, whatever the catalog says: %j',
  (told) => {
    expect(readProduct(told)).toEqual(readProduct({}));
    expect(readProduct(told)).toMatchObject({ error: null, attributes: {} });
  },
);

test('CAT-014 what ships at once says so', () => {
  expect(readProduct({ rts: 1, rts_disclaimer: 'In 2 days.' }).readyToShip).toBe('In 2 days.');
  expect(readProduct({ rts: 1, rts_disclaimer: null }).readyToShip).toBe('');
  expect(readProduct({ rts: 0, rts_disclaimer: 'In 2 days.' }).readyToShip).toBeNull();
});

test.each([
  [8, 8],
  [1, 1],
  [365, 365],
  ...[undefined, null, 0, -3, 2.5, 366, 1e21, '8', true, [8]].map((wrong) => [wrong, null]),
])('in how many working days a piece is made is kept where it can be: %j is %j', (make_days, kept) => {
  const child = { sku: 'P1-M', price: 100, stock: plainProduct.stock, make_days };
  const { makeDays, variants, attributes } = readProduct({ make_days, configurable_children: [child] });
  expect([makeDays, variants[0]?.makeDays, attributes]).toEqual([kept, kept, {}]);
});

test.each([[['US'], ['US']], ...[undefined, null, [], 'US', ['US', 7], { US: true }].map((none) => [none, undefined])])(
  'STORE-25 where a product is not sent is kept where it can be read: %j is %j',
  (not_sent_to, kept) => {
    const { notSentTo, attributes } = readProduct({ not_sent_to });
    expect([notSentTo, attributes]).toEqual([kept, {}]);
  },
);

test('what reviewers gave a product is kept', () => {
  expect(readProduct({ review_summary: { rating: 4.33, count: 3 } }).rating).toEqual({ average: 4.33, reviews: 3 });
  expect(readProduct({}).rating).toBeNull();
  expect(readProduct({ review_summary: null }).rating).toBeNull();
});

test.each([
  { rating: 0, count: 3 },
  { rating: 5.01, count: 3 },
  { rating: '4.3', count: 3 },
  { rating: null, count: 3 },
  { rating: 4.3, count: 0 },
  { rating: 4.3, count: 2.5 },
  { rating: 4.3 },
  [4.3, 3],
  '4.3 (3)',
  4.3,
])('a product whose review_summary is %j is one without a rating', (review_summary) => {
  expect(readProduct({ review_summary })).toMatchObject({ sku: 'P1', rating: null });
});
