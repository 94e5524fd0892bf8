import { expect, test } from 'vitest';
import { usualStore } from '#adapters/contracts/usual-store.ts';
import { allCategories, searchQuery } from '#domain/catalog/search-query.ts';
import { jsonAnswer, okAnswer } from './http-client-for-tests.ts';
import { namesIn, openSearchIndexFor, query, wireProduct } from './search-index-for-tests.ts';

const ofAsha = { groupId: 3, groupToken: 'gt-501' };

test('PRICE-25 CAT-046 products, and nothing else, are searched for with the price group of the customer', async () => {
  const { http, index } = openSearchIndexFor({ ...usualStore, findPriceGroup: () => ofAsha });
  await index.products(query);
  await index.categories(allCategories);
  await index.attributes(allCategories);
  const [products, ...others] = http.sent().map(({ url }) => namesIn(url));
  expect(products).toMatchObject({ groupId: '3', groupToken: 'gt-501' });
  for (const names of others) expect(Object.keys(names).filter((name) => name.startsWith('group'))).toEqual([]);
});

test('PRICE-25 a search by body says the price group there', async () => {
  const { http, index } = openSearchIndexFor({ ...usualStore, findPriceGroup: () => ofAsha });
  const values = Array.from({ length: 300 }, (_, at) => `A-LONG-SKU-${at}`);
  await index.products(searchQuery({ conditions: [{ field: 'sku', kind: 'any-of', values }] }));
  expect(JSON.parse(http.sent()[0]?.body ?? '')).toMatchObject(ofAsha);
});

const refusedGroup = jsonAnswer(401, { code: 401, result: "The consumer isn't authorized to access self." });

test("a proof of a price group that the shop does not take is left out, and everybody's prices are shown", async () => {
  const { http, index } = openSearchIndexFor({ ...usualStore, findPriceGroup: () => ofAsha }, wireProduct);
  http.answer(refusedGroup, okAnswer({ items: [wireProduct], total: 1, start: 0, perPage: 24, aggregations: {} }));
  expect(await index.products(query)).toMatchObject({ kind: 'ok', value: { total: 1 } });
  expect(http.sent().map(({ url }) => namesIn(url)['groupToken'])).toEqual(['gt-501', undefined]);
});

test('PRICE-25 what several pieces cost is what they cost everybody, and the group of the customer', async () => {
  const tier = (customer_group_id: number, qty: number) => ({ customer_group_id, qty, value: 100 - qty });
  const tiered = { ...wireProduct, tier_prices: [tier(32_000, 2), tier(3, 5), tier(4, 6)] };
  const piecesFor = async (group: typeof ofAsha | null) => {
    const { index } = openSearchIndexFor({ ...usualStore, findPriceGroup: () => group }, tiered);
    const reply = await index.products(query);
    return reply.kind === 'ok' && reply.value.items[0]?.prices.tiers?.map(({ quantity }) => quantity);
  };
  expect([await piecesFor(ofAsha), await piecesFor(null)]).toEqual([[2, 5], [2]]);
});
