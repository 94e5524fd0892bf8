import { expect, test } from 'vitest';
import { parseProduct } from '#adapters/wire/parse-product.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { productOf } from './product-of.ts';

const plain = {
  id: 1,
  sku: 'P1',
  type_id: 'simple',
  name: 'Silk tee, été',
  price: 100,
  status: 1,
  visibility: 4,
  stock: { qty: 3, is_in_stock: true, stock_status: 1 },
};

function read(changes: object) {
  const found = parseProduct({ ...plain, ...changes });
  if (found.kind !== 'ok') throw new Error(`not readable: ${found.field}`);
  return productOf(found.value);
}

test('a product with the least the contract allows is still a product', () => {
  expect(read({})).toMatchObject({
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
  expect(read(wire)).toMatchObject({
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
  expect(read({ ...wire, slug: '' }).slug).toBe('tee-key');
});

test.each([
  [{ parent_sku: 'P0' }, 'P0'],
  [{ parentSku: 'P0' }, 'P0'],
  [{}, 'P1'],
])('CAT-004 the parent of a product with %j is %s', (wire, parentSku) => {
  expect(read(wire).parentSku).toBe(parentSku);
});

test('CAT-016 a product keeps the categories that it is in', () => {
  expect(read({ category_ids: [3, 304] }).categoryIds).toEqual([3, 304]);
  expect(read({ category: [{ category_id: 3 }, { category_id: 304, name: 'New' }] }).categoryIds).toEqual([3, 304]);
});

test.each([
  ['related', 'simple'],
  ['associated', 'virtual'],
])('CAT-012 a link keeps its kind %s, the kind %s and sku of the product it leads to, and its pieces', (kind, type) => {
  const link = { sku: 'P1', link_type: kind, linked_product_type: type, linked_product_sku: 'P9', position: 0, qty: 3 };
  expect(read({ product_links: [link] }).links).toEqual([{ kind, type, sku: 'P9', pieces: 3 }]);
});

const priceSets = {
  originalPriceInclTax: 112,
  priceInclTax: 90,
  special_price: 90,
  price_by_currency: 130,
  special_price_by_currency: 120,
  price_for_other: 125,
  special_price_for_other: 115,
  special_from_date: '2026-10-01',
  special_to_date: null,
};

test('PRICE-09 PRICE-10 the prices of India and of the US', () => {
  expect(read(priceSets).prices).toMatchObject({
    india: { regular: moneyOf(112), special: moneyOf(90) },
    us: { regular: moneyOf(130), special: moneyOf(120) },
    specialFrom: '2026-10-01',
    specialTo: null,
  });
});

test('PRICE-11 the prices of all other countries', () => {
  expect(read(priceSets).prices.others).toEqual({ regular: moneyOf(125), special: moneyOf(115) });
});

test('PRICE-12 a price set without a value is none', () => {
  const changes = { ...priceSets, price_by_currency: null, special_price_for_other: null };
  expect(read(changes).prices).toMatchObject({ us: null, others: { regular: moneyOf(125), special: nothing } });
});

test('PRICE-20 a price is taken as the shop says it, whatever its tax class', () => {
  expect(read({ priceInclTax: 112, tax_class_id: 2 }).prices.india.regular).toBe(moneyOf(112));
});

test.each([
  [{ originalPriceInclTax: 112, priceInclTax: 90 }, 112],
  [{ priceInclTax: 90 }, 90],
  [{}, 100],
])('PRICE-19 the regular price in India of %j is %i', (prices, regular) => {
  expect(read(prices).prices.india.regular).toBe(moneyOf(regular));
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
  expect(read({ configurable_options: options }).options[0]?.values).toEqual([{ id: 49, label: 'Indigo' }]);
});

test('CAT-018 an option keeps its attribute, its label and its values', () => {
  expect(read({ configurable_options: options }).options).toEqual([
    { attributeId: 93, code: 'color', label: 'Colour', values: [{ id: 49, label: 'Indigo' }] },
    { attributeId: 200, code: 'fabric', label: 'Fabric', values: [{ id: 7, label: 'Silk' }] },
  ]);
});

test('CAT-010 a product keeps its stock', () => {
  const stock = { qty: 7, is_in_stock: false, stock_status: 2 };
  expect(read({ stock }).stock).toEqual({ pieces: 7, isInStock: false, status: 2 });
});

test.each(['simple', 'configurable', 'grouped', 'bundle', 'downloadable', 'virtual'])(
  'CAT-005 a product may be %s',
  (type) => {
    expect(read({ type_id: type }).type).toBe(type);
  },
);

test('CAT-005 a product of another kind cannot be read', () => {
  expect(() => read({ type_id: 'gift' })).toThrow('type_id');
});

test('CAT-020 a variant is chosen by its fields and its custom attributes, in numbers or text', () => {
  const child = {
    sku: 'P1-M',
    price: 100,
    stock: plain.stock,
    color: '49',
    size: 167,
    custom_attributes: [
      { attribute_code: 'fabric', value: 7 },
      { attribute_code: '__proto__', value: 1 },
    ],
  };
  const [variant] = read({ configurable_options: options, configurable_children: [child] }).variants;
  expect(variant?.choice).toEqual({ color: 49, fabric: 7 });
  expect(variant).toMatchObject({ sku: 'P1-M', status: 1 });
});

test('what else the merchant says of a product is kept by its attribute code, as text', () => {
  const said = { fabric: 206, lining: true, care: 'Dry clean', occasions: [3, '4', null, {}], hem: '', weave: null };
  const { attributes } = read({ ...said, ['__proto__']: 'x', constructor: 'y' });
  expect(attributes).toEqual({ fabric: ['206'], lining: ['true'], care: ['Dry clean'], occasions: ['3', '4'] });
});

test('pictures stand in their order and speak for themselves', () => {
  const media_gallery = [
    { image: '/b.jpg', label: null, position: 2 },
    { image: '/a.jpg', label: 'Front', position: 1 },
    { label: 'without a picture' },
  ];
  expect(read({ media_gallery }).gallery).toEqual([
    { path: '/a.jpg', alt: 'Front' },
    { path: '/b.jpg', alt: 'Silk tee, été' },
  ]);
});

const front = { image: '/a.jpg', label: 'Front', position: 1 };
const film = 'https://media.test/v/walk.mp4';
const videoOf = (product: object) => read(product).gallery.map(({ video }) => video ?? null);

test('CAT-009 a picture may stand for a film', () => {
  const walk = { url: film, title: 'Ramp walk', type: 'mp4', captions: 'https://media.test/v/walk.vtt' };
  const [none, own] = videoOf({ media_gallery: [front, { image: '/b.jpg', position: 2, video: walk }] });
  expect(none).toBeNull();
  expect(own).toEqual({ url: film, title: 'Ramp walk', captions: walk.captions, kind: 'file' });
});

test.each([
  [{ url: 'https://www.youtube.com/watch?v=1' }, 'page'],
  [{ url: 'https://player.test/1', type: 'vimeo' }, 'page'],
  [{ url: 'https://notyoutube.com/1.mp4' }, 'file'],
  [{ url: film, type: 'webm', captions: 'javascript:alert(1)' }, 'file'],
])('a film of %j is one to be seen as a %s', (video, kind) => {
  expect(videoOf({ media_gallery: [{ ...front, video }] })).toEqual([
    { url: video.url, title: 'Silk tee, été', captions: null, kind },
  ]);
});

test.each([{ url: 'javascript:alert(1)' }, { title: 'Walk' }, 'walk.mp4', 7, null])(
  'a film of %j cannot be shown, and its picture can',
  (video) => {
    expect(read({ media_gallery: [{ ...front, video }] }).gallery).toEqual([{ path: '/a.jpg', alt: 'Front' }]);
  },
);

test("CAT-008 a product's own film goes with its first picture, unless a picture has one", () => {
  const other = { image: '/b.jpg', position: 2 };
  expect(videoOf({ media_gallery: [other, front], video_url: film })).toMatchObject([{ url: film }, null]);
  expect(videoOf({ media_gallery: [], image: '/a.jpg', video_url: film })).toMatchObject([{ url: film }]);
  const withOne = { ...other, video: { url: 'https://media.test/v/other.mp4' } };
  expect(videoOf({ media_gallery: [front, withOne], video_url: film })).toMatchObject([null, { kind: 'file' }]);
  expect(videoOf({ media_gallery: [front], video_url: 'javascript:alert(1)' })).toEqual([null]);
});

test('CAT-021 what a bundle offers is kept, in its order', () => {
  const selection = { id: 1, sku: 'SHAWL', option_id: 7, qty: 2, is_default: true, position: 2 };
  const product_links = [selection, { ...selection, id: 2, sku: 'STOLE', is_default: false, position: 1 }];
  const bundle_options = [{ option_id: 7, title: 'Wrap', required: true, type: 'radio', product_links }];
  expect(read({ bundle_options }).bundle).toMatchObject([
    {
      id: 7,
      title: 'Wrap',
      isRequired: true,
      takes: 'one',
      selections: [
        { id: 2, sku: 'STOLE', isDefault: false },
        { id: 1, sku: 'SHAWL', pieces: 2, isDefault: true },
      ],
    },
  ]);
});

test('CAT-014 what ships at once says so', () => {
  expect(read({ rts: 1, rts_disclaimer: 'In 2 days.' }).readyToShip).toBe('In 2 days.');
  expect(read({ rts: 1, rts_disclaimer: null }).readyToShip).toBe('');
  expect(read({ rts: 0, rts_disclaimer: 'In 2 days.' }).readyToShip).toBeNull();
});

test('CAT-008: its picture, how it was worn in public and its banner, where the merchant has them', () => {
  const pictures = { image: '/k/k.jpg', celeb_image: '/k/k-worn.jpg', product_banner: '/k/k-banner.jpg' };
  const kept = { image: '/k/k.jpg', celebrityImage: '/k/k-worn.jpg', banner: '/k/k-banner.jpg' };
  expect(read(pictures)).toMatchObject(kept);
  expect(read({ celeb_image: null, product_banner: null })).toMatchObject({ celebrityImage: '', banner: '' });
});

test('what reviewers gave a product is kept', () => {
  expect(read({ review_summary: { rating: 4.33, count: 3 } }).rating).toEqual({ average: 4.33, reviews: 3 });
  expect(read({}).rating).toBeNull();
  expect(read({ review_summary: null }).rating).toBeNull();
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
  expect(read({ review_summary })).toMatchObject({ sku: 'P1', rating: null });
});
