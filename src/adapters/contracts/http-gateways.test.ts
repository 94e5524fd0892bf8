import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpCartGateway } from '#adapters/http/http-cart-gateway.ts';
import { createHttpHomeGateway } from '#adapters/http/http-home-gateway.ts';
import { createHttpOrderGateway } from '#adapters/http/http-order-gateway.ts';
import { createHttpProductPapers } from '#adapters/http/http-product-papers.ts';
import { createHttpSearchIndex } from '#adapters/http/http-search-index.ts';
import { createHttpStockCheck } from '#adapters/http/http-stock-check.ts';
import { createMemoryProductPapers } from '#adapters/memory/memory-product-papers.ts';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { allAttributes, allCategories, searchQuery } from '#domain/catalog/search-query.ts';
import { dayAt } from '#domain/shared/clock.ts';
import type { CountryId } from '#domain/storeview/store-view.ts';
import { answered } from './answered.ts';
import { cartGatewayRules, filledCartRules, withFilledCart, withNewCart } from './cart-gateway-rules.ts';
import { homeGatewayRules } from './home-gateway-rules.ts';
import { orderGatewayRules } from './order-gateway-rules.ts';
import { type PapersWorld, productPapersRules } from './product-papers-rules.ts';
import { proveRules } from './prove-rules.ts';
import { openReferenceShop } from './reference-shop.ts';
import { type SearchWorld, searchIndexRules } from './search-index-rules.ts';
import { searchTextRules } from './search-text-rules.ts';
import { stockCheckRules } from './stock-check-rules.ts';

let shop: Awaited<ReturnType<typeof openReferenceShop>>;

beforeAll(async () => {
  shop = await openReferenceShop();
}, 60_000);

afterAll(() => shop.close());

function cartOverHttp() {
  const transport = shop.transport();
  return { gateway: createHttpCartGateway({ transport }), goTo: transport.goTo };
}

proveRules('the cart over HTTP', cartGatewayRules, () => withNewCart(cartOverHttp()));
proveRules('the filled cart over HTTP', filledCartRules, () => withFilledCart(cartOverHttp()));

proveRules('the orders over HTTP', orderGatewayRules, async () => ({
  gateway: createHttpOrderGateway({ transport: shop.transport() }),
  newId: () => `1795168800123-${crypto.randomUUID()}`,
  sellOut: () => undefined,
}));

proveRules('the stock over HTTP', stockCheckRules, async () => ({
  stock: createHttpStockCheck({ transport: shop.transport() }),
  unreachable: createHttpStockCheck({ transport: shop.nowhere() }),
}));

proveRules('the home page over HTTP', homeGatewayRules, async () => ({
  gateway: createHttpHomeGateway({ transport: shop.transport(), log: shop.log }),
  unreachable: createHttpHomeGateway({ transport: shop.nowhere(), log: shop.log }),
}));

const REVIEWED = 'AJ-KS-1042';

async function papersOverHttp(): Promise<PapersWorld> {
  const { index } = await searchOverHttp('IN');
  const condition = { field: 'sku', kind: 'is', value: REVIEWED } as const;
  const [known] = answered(await index.products(searchQuery({ conditions: [condition] }))).items;
  if (!known) throw new Error(`The demo shop does not sell ${REVIEWED}.`);
  return {
    papers: createHttpProductPapers({ transport: shop.transport(), log: shop.log }),
    unreachable: createHttpProductPapers({ transport: shop.nowhere(), log: shop.log }),
    known,
  };
}

/** The fake gets the very papers the API has. */
async function papersInMemory(): Promise<PapersWorld> {
  const { papers, known } = await papersOverHttp();
  const memory = createMemoryProductPapers();
  memory.putReviews(known.id, answered(await papers.reviews(known.id)).latest);
  memory.putSizeGuide(known.sku, answered(await papers.sizeGuide(known)));
  return { papers: memory, unreachable: createMemoryProductPapers({ isReachable: () => false }), known };
}

proveRules('the papers of a product over HTTP', productPapersRules, papersOverHttp);
proveRules('the papers of a product in memory', productPapersRules, papersInMemory);

async function searchOverHttp(country: CountryId): Promise<SearchWorld> {
  const market = { country, today: dayAt(shop.today().getTime()) };
  return { index: createHttpSearchIndex({ transport: shop.transport(country), log: shop.log }), market };
}

/** The fake gets the very catalogue the API has, so that both are asked about the same things. */
function searchInMemory(country: CountryId): () => Promise<SearchWorld> {
  let filled: Promise<SearchWorld> | null = null;
  return () => {
    filled ??= fill();
    return filled;
  };

  async function fill(): Promise<SearchWorld> {
    const { index, market } = await searchOverHttp(country);
    const memory = createMemorySearchIndex({ market: () => market });
    memory.put(...answered(await index.products(searchQuery({ size: 4_000 }))).items);
    memory.putCategories(...answered(await index.categories(allCategories)).items);
    memory.putAttributes(...answered(await index.attributes(allAttributes)).items);
    return { index: memory, market };
  }
}

const searchRules = [...searchIndexRules, ...searchTextRules];

proveRules('the search over HTTP in India', searchRules, () => searchOverHttp('IN'));
proveRules('the search over HTTP in the United States', searchRules, () => searchOverHttp('US'));
proveRules('the search in memory in India', searchRules, searchInMemory('IN'));
proveRules('the search in memory in the United States', searchRules, searchInMemory('US'));

test('the whole catalogue of the demo shop can be read', () => {
  expect(shop.log.errors()).toEqual([]);
});
