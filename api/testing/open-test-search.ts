import type { SearchQuery } from '#api/catalog/search-query.ts';
import { openTestApi, type TestApi } from './open-test-api.ts';

export type Variant = { readonly sku: string; readonly status: number; readonly color: number; readonly size: number };

export type Product = {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly created_at: string;
  readonly originalPriceInclTax: number;
  readonly priceInclTax: number;
  readonly price_by_currency: number;
  readonly special_price_by_currency: number;
  readonly discount: number;
  readonly rts: number;
  readonly color?: number;
  readonly size?: number;
  readonly color_options?: readonly number[];
  readonly size_options?: readonly number[];
  readonly category_ids: readonly number[];
  readonly stock: { readonly qty: number; readonly is_in_stock: boolean };
  readonly configurable_children?: readonly Variant[];
};

export type Bucket = { readonly key: number | string; readonly label: string; readonly doc_count: number };

export type Found = {
  readonly items: readonly Product[];
  readonly total: number;
  readonly start: number;
  readonly perPage: number;
  readonly aggregations: Readonly<Record<string, { readonly buckets: readonly Bucket[] }>>;
};

export type Find = (query: SearchQuery, more?: string, headers?: Readonly<Record<string, string>>) => Promise<Found>;

/** The demo collection and two products more, all of them at hand to work out what a search should find. */
export type TestSearch = { readonly shop: TestApi; readonly all: readonly Product[]; readonly find: Find };

export async function openTestSearch(): Promise<TestSearch> {
  const shop = await openTestApi();
  await shop.bench('/workbench/products', {
    body: {
      sku: 'PLAIN',
      price: 60,
      us_price: 140,
      us_special_price: 70,
      category_ids: [304],
      colours: ['Indigo'],
      type: 'simple',
    },
  });
  await shop.bench('/workbench/products', {
    body: {
      sku: 'HIDDEN',
      variants: [
        { sku: 'HIDDEN-A', colour: 'Indigo', size: 'M' },
        { sku: 'HIDDEN-B', colour: 'Wine', size: 'L', status: 2 },
      ],
    },
  });
  const find: Find = async (query, more = '', headers = {}) => {
    const request = encodeURIComponent(JSON.stringify(query));
    const address = `/api/catalog?type=product&request=${request}&${more}`;
    return (await shop.call<Found>('catalogSearch', address, { headers })).result;
  };
  return { shop, find, all: (await find({}, 'size=4000')).items };
}

/** Own value, option lists and enabled variants, as the contract has it for scope catalog. */
export function valuesOf(product: Product, field: 'color' | 'size'): readonly number[] {
  const enabled = (product.configurable_children ?? []).filter(({ status }) => status === 1);
  const own = product[field];
  return [
    ...new Set([
      ...(own === undefined ? [] : [own]),
      ...(product[`${field}_options`] ?? []),
      ...enabled.map((child) => child[field]),
    ]),
  ];
}
