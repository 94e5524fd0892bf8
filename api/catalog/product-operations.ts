import { priceGroupOf } from '#api/groups/price-group.ts';
import { type PriceSet, priceSetOf } from '#api/money/price-set.ts';
import { dayAt } from '#api/process/shop-clock.ts';
import type { Shop } from '#api/shop/shop.ts';
import type { Call, Operation } from '#api/transport/call.ts';
import { type Outcome, refusal, success } from '#api/transport/outcome.ts';
import type { TierQuestion } from './group-prices.ts';
import { findProductIds } from './load-products.ts';
import { platformPriceOf } from './platform-prices.ts';
import { productReply } from './product-reply.ts';
import { listOf } from './read-search.ts';
import { stockReplyOf, stockSumOf } from './stock-reply.ts';
import { loadTiered } from './tier-prices.ts';

const MOST_SKUS = 100; // contract, GET /api/product/list

/** Products and stock by sku, and the tax rules. */
export function productOperations(shop: Shop): readonly Operation[] {
  const get = { method: 'GET', cache: 'shared', ownTokenCheck: true } as const;
  return [
    { ...get, operationId: 'productList', path: '/api/product/list', answer: (call) => productList(shop, call) },
    {
      ...get,
      operationId: 'productRenderList',
      path: '/api/product/render-list',
      answer: (call) => prices(shop, call),
    },
    { ...get, operationId: 'stockCheck', path: '/api/stock/check', answer: (call) => stockCheck(shop, call) },
    { ...get, operationId: 'stockList', path: '/api/stock/list', answer: (call) => stockList(shop, call) },
    { ...get, operationId: 'taxRules', path: '/api/tax/rules', answer: () => taxRules(shop) },
  ];
}

/** The skus that a call names, each once, or why they cannot be taken. */
export function skusOf({ query }: Pick<Call, 'query'>): readonly string[] | Outcome {
  const skus = [...new Set(listOf(query.get('skus')))];
  if (skus.length === 0) return refusal(400, 'skus parameter is required');
  return skus.length > MOST_SKUS ? refusal(400, 'Too many skus') : skus;
}

async function productList(shop: Shop, call: Call): Promise<Outcome> {
  const { db } = shop;
  const skus = skusOf(call);
  if ('code' in skus) return skus;
  const found = await findProductIds(db, skus);
  const ids = [...new Set(skus.flatMap((sku) => found.get(sku) ?? []))];
  const world = worldOf(shop, call);
  const products = await loadTiered(db, ids, world);
  const items = products.map(({ record, ...rest }) =>
    productReply(record, { ...world, ...rest, origin: shop.accounts.storefrontUrl }),
  );
  return keptFor(world, success({ items, total_count: items.length }));
}

/** What skus cost now, roots and variants alike. Neither the currency nor the store changes an amount. */
async function prices(shop: Shop, call: Call): Promise<Outcome> {
  const { db } = shop;
  const skus = skusOf(call);
  if ('code' in skus) return skus;
  const found = await findProductIds(db, skus);
  const world = worldOf(shop, call);
  const products = await loadTiered(db, [...new Set(found.values())], world);
  const byId = new Map(products.map((product) => [product.record.id, product]));
  const items = skus.flatMap((sku) => {
    const product = byId.get(found.get(sku) ?? 0);
    return (product && platformPriceOf(product, sku, world)) ?? [];
  });
  return keptFor(world, success({ items }));
}

type PriceWorld = TierQuestion & { readonly set: PriceSet };

/** These calls have no group of their own in the contract: a token that is not good counts as none. */
function worldOf(shop: Shop, { country, query, user }: Call): PriceWorld {
  const group = priceGroupOf(shop, { groupToken: query.get('groupToken') ?? '' }, user);
  return {
    set: priceSetOf(country),
    today: dayAt(shop.clock.now()),
    group: group === 'refused' ? null : group,
  };
}

/** Prices of a group are nobody else's. */
function keptFor({ group }: PriceWorld, outcome: Outcome): Outcome {
  return group === null ? outcome : { ...outcome, isPrivate: true };
}

async function stockCheck(shop: Shop, { query }: Call): Promise<Outcome> {
  const sku = query.get('sku') ?? '';
  if (sku === '') return refusal(400, 'sku parameter is required');
  const [stock] = await stockOf(shop, [sku]);
  return stock ? success(stock) : refusal(404, { code: 'ENOTFOUND', message: `No such product: ${sku}` });
}

async function stockList(shop: Shop, call: Call): Promise<Outcome> {
  const skus = skusOf(call);
  return 'code' in skus ? skus : success(await stockOf(shop, skus));
}

/** In the order asked for. What is bought is one row; a configurable parent is the sum of its variants. */
async function stockOf({ db }: Shop, skus: readonly string[]) {
  const rows = await db.selectFrom('stock').selectAll().where('sku', 'in', skus).execute();
  const own = new Map(rows.map((row) => [row.sku, stockReplyOf(row)]));
  const parents = await db.selectFrom('products').select(['id', 'sku']).where('sku', 'in', skus).execute();
  const sums = parents.filter(({ sku }) => !own.has(sku));
  if (sums.length === 0) return skus.flatMap((sku) => own.get(sku) ?? []);
  const ids = sums.map(({ id }) => id);
  const below = await db.selectFrom('stock').selectAll().where('product_id', 'in', ids).execute();
  const summed = new Map(
    sums.map((product) => [
      product.sku,
      stockSumOf(
        product,
        below.filter(({ product_id }) => product_id === product.id),
      ),
    ]),
  );
  return skus.flatMap((sku) => own.get(sku) ?? summed.get(sku) ?? []);
}

async function taxRules({ db }: Shop): Promise<Outcome> {
  const rows = await db.selectFrom('tax_rules').select('record').orderBy('id').execute();
  return success({ items: rows.map(({ record }) => record) });
}
