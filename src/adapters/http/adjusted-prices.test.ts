import { expect, test } from 'vitest';
import { usualStore } from '#adapters/contracts/usual-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { searchQuery } from '#domain/catalog/search-query.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { defaultStoreView, type StoreView } from '#domain/storeview/store-view.ts';
import type { PriceSource } from './adjust-prices.ts';
import { createAdjustPrices } from './adjusted-prices.ts';
import { createEntitySearch } from './entity-search.ts';
import type { HttpAnswer } from './http-client.ts';
import { createMemoryHttpClient, jsonAnswer, okAnswer } from './http-client-for-tests.ts';
import { createHttpSearchIndex } from './http-search-index.ts';
import { createTransport, serverLimits } from './transport.ts';

const stock = { qty: 1, is_in_stock: true, stock_status: 1 };
const tee = { id: 1, sku: 'P1', type_id: 'simple', name: 'Tee', price: 100, status: 1, visibility: 4, stock };
const kurta = { ...tee, id: 2, sku: 'P2', configurable_children: [{ id: 21, sku: 'P2-M', price: 200, stock }] };

const gst = { id: 1, code: 'GST', rate: 12, tax_country_id: 'IN' };
const vat = { id: 2, code: 'VAT', rate: 20, tax_country_id: 'GB' };
const rules = [
  { id: 1, product_tax_class_ids: [2, 3], rates: [vat, gst] },
  { id: 2, product_tax_class_ids: [3], rates: [{ ...gst, rate: 28 }] },
  { id: 3, product_tax_class_ids: [4], rates: [vat] },
];

const found = (...items: readonly unknown[]) =>
  okAnswer({ items, total: items.length, start: 0, perPage: 24, aggregations: {} });

const plain: PriceSource = { isTaxedByServer: true, includesTax: false, isSynced: false, storeId: 4 };
const byClient = { ...plain, isTaxedByServer: false };
const synced = { ...plain, isSynced: true };

/** A catalog that is answered so, one call after the other. */
function openCatalog(source: PriceSource, answers: readonly HttpAnswer[], view: Partial<StoreView> = {}) {
  const [http, log] = [createMemoryHttpClient(), createMemoryLog()];
  http.answer(...answers);
  const storeView = createMemoryCell<StoreView>({ ...defaultStoreView, ...view });
  const transport = createTransport({ http, storeView, log, baseUrl: '', limits: serverLimits });
  const searchEntities = createEntitySearch({ ...usualStore, transport });
  const adjustPrices = createAdjustPrices({ transport, searchEntities, storeView, log }, source);
  const index = createHttpSearchIndex({ ...usualStore, searchEntities, log, adjustPrices });
  const find = async () => {
    const reply = await index.products(searchQuery({}));
    return reply.kind === 'ok' ? reply.value.items : [];
  };
  return { find, products: () => index.products(searchQuery({})), log, sent: () => http.sent().map(({ url }) => url) };
}

const india = (regular: number, special = 0) => ({
  india: { regular: moneyOf(regular), special: special === 0 ? nothing : moneyOf(special) },
});

test.each([
  ['of a class that a rule holds', { tax_class_id: 2 }, 112],
  ['of a class that two rules hold: the first counts', { tax_class_id: 3 }, 112],
  ['to the paisa', { tax_class_id: 2, price: 99.99 }, 111.99],
  ['whatever else the catalog says', { tax_class_id: 2, originalPriceInclTax: 90, priceInclTax: 80 }, 112],
  ['of a class without a rate in India', { tax_class_id: 4 }, 100],
  ['of a class that no rule holds', { tax_class_id: 9 }, 100],
  ['without a class', {}, 100],
])('PRICE-21 CONF-44 a client that calculates tax adds it to the price of a product %s', async (_of, told, price) => {
  const { find } = openCatalog(byClient, [found({ ...tee, ...told }), found(...rules)]);
  expect(await find()).toMatchObject([{ prices: india(price) }]);
});

test('PRICE-21 variants are taxed as their product is; special prices and other countries hold what they say', async () => {
  const told = { special_price: 90, price_by_currency: 130, price_for_other: 120, tax_class_id: 2 };
  const { find } = openCatalog(byClient, [found({ ...kurta, ...told }), found(...rules)]);
  expect(await find()).toMatchObject([
    {
      prices: { ...india(112, 90), us: { regular: moneyOf(130) }, others: { regular: moneyOf(120) } },
      variants: [{ prices: india(224) }],
    },
  ]);
});

test('CONF-44 source prices that include tax are shown as they are, and no list is fetched', async () => {
  const source = { ...byClient, includesTax: true };
  const { find, sent } = openCatalog(source, [found({ ...tee, tax_class_id: 2, originalPriceInclTax: 130 })]);
  expect(await find()).toMatchObject([{ prices: india(100) }]);
  expect(sent()).toHaveLength(1);
});

test('PRICE-22 the list of taxes is searched for as taxrule, once', async () => {
  const { find, sent } = openCatalog(byClient, [found(tee), found(...rules), found(tee)]);
  await find();
  await find();
  expect(sent().map((url) => new URL(url, 'http://shop').searchParams.get('type'))).toEqual([
    'product',
    'taxrule',
    'product',
  ]);
  expect(sent()[1]).toMatch(/^\/api\/catalog\?.*sort=id%3Aasc/);
});

test.each([
  ['cannot be had', { kind: 'unreachable' } as const, { kind: 'unreachable' }],
  ['has a rule that cannot be read', found({ id: 1, product_tax_class_ids: 'all' }), { kind: 'failed' }],
  ['is refused', jsonAnswer(200, { code: 500, result: 'no' }), { kind: 'refused' }],
])('PRICE-21 where the list of taxes %s no price is told without its tax', async (_why, answer, reply) => {
  const { find, products } = openCatalog(byClient, [found(tee), answer, found(tee), found(...rules)]);
  expect(await products()).toMatchObject(reply);
  expect(await find(), 'the list is asked for again').toHaveLength(1);
});

const priceOf = (sku: string, info: object, id = 0) => ({
  ...{ id, sku, currency_code: 'INR' },
  price_info: { regular_price: 150, final_price: 150, special_price: 0, ...info },
});

test('PRICE-23 prices are read by the skus of products and variants, with the currency and the id of the store', async () => {
  const { find, sent } = openCatalog(synced, [found(tee, kurta), okAnswer({ items: [] })], { currency: 'USD' });
  await find();
  expect(sent()[1]).toBe('/api/product/render-list?skus=P1%2CP2%2CP2-M&currencyCode=USD&storeId=4');
});

test('PRICE-23 of many products no more skus are asked for at once than an address can hold', async () => {
  const many = Array.from({ length: 60 }, (_, at) => ({ ...tee, id: at + 1, sku: `S${at}` }));
  const { find, sent } = openCatalog(synced, [found(...many), okAnswer({ items: [priceOf('S59', {})] })]);
  expect((await find()).at(-1)).toMatchObject({ prices: india(150) });
  const asked = sent()
    .slice(1)
    .map((url) => new URL(url, 'http://shop').searchParams.get('skus')?.split(',').length);
  expect(asked).toEqual([50, 10]);
});

test.each([
  ['the regular price', { regular_price: 150 }, 150, 0],
  ['the special price', { special_price: 120, final_price: 120 }, 150, 120],
  [
    'the special price, also where the final one says nothing of it',
    { special_price: 120, final_price: 150 },
    150,
    120,
  ],
  ['a final price below it, by a rule of the platform', { special_price: 120, final_price: 110 }, 150, 110],
  ['a final price without a special one', { special_price: null, final_price: 140 }, 150, 140],
  ['no special price above the regular one', { special_price: 180, final_price: 150 }, 150, 0],
  ['no price below nothing', { special_price: -5, final_price: -1 }, 150, 0],
])('PRICE-24 over a product is laid %s', async (_what, info, regular, special) => {
  const old = { ...tee, originalPriceInclTax: 200, special_price: 90, special_to_date: '2020-01-01' };
  const { find } = openCatalog(synced, [found(old), okAnswer({ items: [priceOf('P1', info)] })]);
  expect(await find()).toMatchObject([{ prices: { ...india(regular, special), specialFrom: null, specialTo: null } }]);
});

test('PRICE-24 a price is that of the sku, else of the id; what is not told keeps its own', async () => {
  const items = [priceOf('other', {}, 2), priceOf('P2-M', { regular_price: 250, final_price: 250 })];
  const { find, sent } = openCatalog(synced, [found(tee, kurta), okAnswer({ items })]);
  expect(await find()).toMatchObject([
    { sku: 'P1', prices: india(100) },
    { sku: 'P2', prices: india(150), variants: [{ sku: 'P2-M', prices: india(250) }] },
  ]);
  expect(sent()[1]).toContain('skus=P1%2CP2%2CP2-M&');
});

test.each([
  ['US', 'us'],
  ['GB', 'others'],
  ['DE', 'others'],
] as const)('PRICE-24 what is told in %s is laid over the prices of that country alone', async (country, set) => {
  const told = {
    ...tee,
    special_price: 90,
    special_from_date: '2030-01-01',
    price_by_currency: 130,
    price_for_other: 120,
  };
  const info = { special_price: 140, final_price: 140 };
  const { find } = openCatalog(synced, [found(told), okAnswer({ items: [priceOf('P1', info)] })], { country });
  const [product] = await find();
  expect(product?.prices[set]).toEqual({ regular: moneyOf(150), special: moneyOf(140) });
  expect(product?.prices.india, 'no special price of another set begins to count').toEqual(india(100).india);
});

test.each([
  ['no answer', { kind: 'unreachable' } as const],
  ['a refusal', jsonAnswer(200, { code: 500, result: 'Not now' })],
  ['an answer that cannot be read', okAnswer({ prices: [] })],
  ['a price that cannot be read', okAnswer({ items: [priceOf('P1', { regular_price: 'dear' })] })],
])('PRICE-24 with %s products keep the prices of the catalog', async (_what, answer) => {
  const { find } = openCatalog(synced, [found(tee), answer]);
  expect(await find()).toMatchObject([{ prices: india(100) }]);
});

test('PRICE-24 what the platform says counts more than a tax that was added', async () => {
  const source = { ...synced, isTaxedByServer: false };
  const taxedTee = { ...tee, tax_class_id: 2 };
  const { find } = openCatalog(source, [found(taxedTee), found(...rules), okAnswer({ items: [priceOf('P1', {})] })]);
  expect(await find()).toMatchObject([{ prices: india(150) }]);
});
