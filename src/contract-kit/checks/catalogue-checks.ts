import type { Parts } from '#contract-kit/calls/client.ts';
import { CATEGORIES, KURTA, KURTA_M, KURTA_PIECES, KURTA_S, NOBODY, TEE } from '#contract-kit/calls/reference-data.ts';
import type { Found, Product, Stock } from '#contract-kit/calls/shapes.ts';
import { type Country, paise, rateOf, sellingPrice, storeDay, withoutTax } from '#contract-kit/money/rules.ts';
import { answerName, type Check } from '#contract-kit/run/check.ts';
import { holds, same } from '#contract-kit/run/mismatch.ts';
import { refusedCheck } from './refusals.ts';

const SKU_LISTS = ['productList', 'productRenderList', 'stockList'];
const TOO_MANY = Array.from({ length: 101 }, (_none, at) => `X-${at}`).join(',');
const HUNDRED = Array.from({ length: 100 }, (_none, at) => `X-${at}`).join(',');

/** Products, prices and stock by sku, size guides and reviews. */
export const catalogueChecks: readonly Check[] = [
  ...SKU_LISTS.flatMap((operation): readonly Check[] => [
    skusMissing(operation),
    refusedCheck({
      id: `catalog/${operation}-too-many`,
      operation,
      when: 'more than 100',
      status: 400,
      message: 'Too many skus',
      wrong: [{ query: { skus: TOO_MANY } }],
    }),
    {
      id: `catalog/${operation}-hundred`,
      section: 0,
      operation,
      rule: '100 skus are taken, unknown ones are left out',
      async run({ client }) {
        const result = await client.succeed<unknown>(operation, { query: { skus: HUNDRED } });
        same(itemsOf(result), [], 'items');
      },
    },
  ]),
  {
    id: 'catalog/list-order',
    section: 0,
    operation: 'productList',
    rule: 'products in the order of the request; a child gives its root, each product once',
    async run({ client }) {
      const parts = { query: { skus: [TEE, KURTA_M, NOBODY, KURTA, KURTA_S].join(',') } };
      const { items, total_count } = await client.succeed<{
        readonly items: readonly Product[];
        readonly total_count: number;
      }>('productList', parts);
      same([items.map(({ sku }) => sku), total_count], [[TEE, KURTA], 2], 'skus and total_count');
    },
  },
  {
    id: 'catalog/stock-order',
    section: 0,
    operation: 'stockList',
    rule: 'records in the order of the request, unknown skus left out',
    async run({ client }) {
      const records = await client.succeed<readonly Stock[]>('stockList', {
        query: { skus: [TEE, NOBODY, KURTA_M].join(',') },
      });
      same(
        records.map(({ sku }) => sku),
        [TEE, KURTA_M],
        'skus',
      );
    },
  },
  {
    id: 'catalog/stock-reference',
    section: 9,
    operation: 'stockCheck',
    rule: 'child -S is sold out, child -M has pieces; the same as in the list and the product',
    async run({ client }) {
      const check = (sku: string) => client.succeed<Stock>('stockCheck', { query: { sku } });
      const [small, medium] = [await check(KURTA_S), await check(KURTA_M)];
      same(
        [small.qty > 0 && small.is_in_stock, medium.is_in_stock, medium.stock_status],
        [false, true, 1],
        '-S and -M',
      );
      holds(medium.qty > 0 && medium.qty <= KURTA_PIECES, `1 to ${KURTA_PIECES} pieces`, medium);
      same(await client.succeed('stockList', { query: { skus: KURTA_M } }), [medium]);
    },
  },
  refusedStock(),
  refusedCheck({
    id: 'catalog/stock-no-sku',
    operation: 'stockCheck',
    when: 'missing or empty',
    status: 400,
    message: 'sku parameter is required',
    wrong: [{ query: { sku: '' } }],
  }),
  ...(['IN', 'US', 'ROW'] as const).map(renderedPrices),
  {
    id: 'catalog/render-currency',
    section: 4,
    operation: 'productRenderList',
    rule: 'currencyCode and storeId never change an amount',
    async run({ client }) {
      const plain = await client.succeed('productRenderList', { query: { skus: TEE } });
      same(
        await client.succeed('productRenderList', { query: { skus: TEE, currencyCode: 'USD', storeId: '1' } }),
        plain,
      );
    },
  },
  refusedCheck({
    id: 'catalog/no-size-guide',
    operation: 'sizeGuideCollection',
    when: 'the product is unknown',
    status: 404,
    message: 'No size guide for this product',
    wrong: [{ body: { sku: NOBODY } }],
  }),
  {
    id: 'catalog/size-guide',
    section: 0,
    operation: 'sizeGuideCollection',
    rule: 'the guide is that of the product, its rows as wide as its columns',
    async run({ client }) {
      type Table = { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
      const guide = await client.succeed<{ readonly sku: string; readonly tables: readonly Table[] }>(
        'sizeGuideCollection',
        { body: { sku: KURTA } },
      );
      same(guide.sku, KURTA, 'sku');
      for (const { columns, rows } of guide.tables) for (const row of rows) same(row.length, columns.length, 'cells');
    },
  },
  refusedCheck({
    id: 'catalog/review-of-nothing',
    operation: 'reviewCreate',
    when: 'product_id is unknown',
    status: 422,
    message: 'No such product',
    wrong: [999_999_999, -1, 2 ** 31, 1e308].map((product_id) => ({
      body: { review: { product_id, title: 'a', detail: 'b', nickname: 'c', review_entity: 'product' } },
    })),
  }),
  {
    id: 'catalog/review-moderation',
    section: 6,
    operation: 'reviewCreate',
    rule: 'a new review waits (status 2) whatever it says, and is not found before it is approved',
    async run({ client }) {
      const review = {
        product_id: 1042,
        title: 'Kit',
        detail: 'Waits.',
        nickname: 'Kit',
        review_entity: 'product',
        review_status: 1,
        created_at: '2001-01-01T00:00:00Z',
      };
      type Stored = { readonly id: number; readonly review_status: number; readonly created_at: string };
      const stored = await client.succeed<Stored>('reviewCreate', { body: { review } });
      same(stored.review_status, 2, 'review_status');
      holds(
        stored.created_at.startsWith('20') && !stored.created_at.startsWith('2001'),
        'the time of the server',
        stored.created_at,
      );
      const request = JSON.stringify({ _appliedFilters: [{ attribute: 'id', value: { eq: stored.id } }] });
      const found = await client.succeed<Found<unknown>>('catalogSearch', { query: { type: 'review', request } });
      same(found.total, 0, 'reviews found by the id');
    },
  },
  {
    id: 'catalog/reviews-approved',
    section: 6,
    operation: 'catalogSearch',
    rule: 'only approved reviews are found, also when others are asked for',
    async run({ client }) {
      for (const value of [{ in: [1, 2, 3] }, { neq: 1 }]) {
        const request = JSON.stringify({ _appliedFilters: [{ attribute: 'review_status', value }] });
        const { items } = await client.succeed<Found<{ readonly review_status: number }>>('catalogSearch', {
          query: { type: 'review', request },
        });
        holds(
          items.every(({ review_status }) => review_status === 1),
          'approved ones',
          items.map(({ review_status }) => review_status),
        );
      }
    },
  },
  {
    id: 'catalog/reference-categories',
    section: 9,
    operation: 'catalogSearch',
    rule: 'the reference categories are there; the root has level 1',
    async run({ client }) {
      const request = JSON.stringify({ _appliedFilters: [{ attribute: 'id', value: { in: CATEGORIES } }] });
      const { items } = await client.succeed<Found<{ readonly id: number; readonly level: number }>>('catalogSearch', {
        query: { type: 'category', request },
      });
      same(
        items.map(({ id }) => id),
        CATEGORIES,
        'ids',
      );
      same(items[0]?.level, 1, 'level of the root');
    },
  },
  {
    id: 'catalog/reference-products',
    section: 9,
    operation: 'productList',
    rule: 'the reference products are there, one configurable, one simple',
    async run({ client }) {
      const { items } = await client.succeed<{ readonly items: readonly Product[] }>('productList', {
        query: { skus: `${KURTA},${TEE}` },
      });
      same(
        items.map(({ type_id }) => type_id),
        ['configurable', 'simple'],
        'types',
      );
      const children = items[0]?.configurable_children ?? [];
      same(children.map(({ sku }) => sku).toSorted(), [KURTA_M, KURTA_S], 'children');
    },
  },
];

function itemsOf(result: unknown): unknown {
  return Array.isArray(result) ? result : (result as { readonly items: unknown }).items;
}

function skusMissing(operation: string): Check {
  const message = 'skus parameter is required';
  return {
    id: `catalog/${operation}-no-skus`,
    section: 0,
    operation,
    rule: `refused with 400 "${message}": missing or empty`,
    proves: [answerName(operation, 400, message)],
    async run({ client }) {
      const wrong: readonly Parts[] = [{}, { query: { skus: '' } }];
      for (const parts of wrong) await client.refuse(operation, parts, 400, message);
    },
  };
}

function refusedStock(): Check {
  return {
    id: 'catalog/stock-unknown',
    section: 0,
    operation: 'stockCheck',
    rule: 'refused with 404 and ENOTFOUND: sku unknown',
    proves: [answerName('stockCheck', 404, 'validation list')],
    async run({ client }) {
      const { status, result } = await client.call<{ readonly code?: string }>('stockCheck', {
        query: { sku: NOBODY },
      });
      same([status, result.code], [404, 'ENOTFOUND'], 'status and code');
    },
  };
}

type Rendered = { readonly final_price: number; readonly regular_price: number; readonly special_price: number };
type PlatformPrice = {
  readonly sku: string;
  readonly price_info: Rendered & { readonly extension_attributes: { readonly tax_adjustments: Rendered } };
};

function renderedPrices(country: Country): Check {
  return {
    id: `catalog/render-prices-${country}`,
    section: 4,
    operation: 'productRenderList',
    rule: `prices of root and child skus in the price set of ${country}, with and without tax`,
    async run(kit) {
      const products = (await kit.catalogue())
        .filter(({ type_id }) => ['simple', 'configurable'].includes(type_id))
        .slice(0, 20);
      const sold = products.flatMap((product) =>
        [product, ...(product.configurable_children ?? [])].map((each) => ({ each, product })),
      );
      const wanted = sold.slice(0, 60);
      const parts = {
        query: { skus: wanted.map(({ each }) => each.sku).join(',') },
        headers: { 'country-id': country },
      };
      const { items } = await kit.client.succeed<{ readonly items: readonly PlatformPrice[] }>(
        'productRenderList',
        parts,
      );
      same(
        items.map(({ sku }) => sku),
        wanted.map(({ each }) => each.sku),
        'skus',
      );
      const rules = await kit.taxRules();
      for (const [at, { each, product }] of wanted.entries()) {
        const selling = sellingPrice(each, country, storeDay(Date.now()));
        const info = items[at]?.price_info;
        const net = withoutTax(selling, rateOf(product.tax_class_id, rules, country));
        same(
          [paise(info?.final_price ?? 0), paise(info?.extension_attributes.tax_adjustments.final_price ?? 0)],
          [selling, net],
          `${each.sku} in paise with and without tax`,
        );
      }
    },
  };
}
