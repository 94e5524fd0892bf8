import { openTestApi, type TestApi } from '#api/testing/open-test-api.ts';
import type { Relevance } from './search-query.ts';

/** Words that the demo collection does not have, so that nothing but these products can be found by them. */
const shelves: readonly { readonly id: number; readonly name: string }[] = [
  { id: 9001, name: 'Xandhari Weaves' },
  { id: 9002, name: 'Quillabor' },
  { id: 9003, name: 'Élanette' },
];
const products: readonly {
  readonly sku: string;
  readonly name: string;
  readonly category_ids: readonly number[];
}[] = [
  { sku: 'ZQ-CAP-7', name: 'Marigold Brocatelle Cape', category_ids: [9001] },
  { sku: 'ZQ-CAP-8', name: 'Marigold Brocatella Cape', category_ids: [9001] },
  { sku: 'ZQ-GOWN', name: 'Ylva Xandhari Gown', category_ids: [9002] },
  { sku: 'ZQ-STOLE', name: 'Plain Stole', category_ids: [9001] },
  { sku: 'ZQ-CAFE', name: 'Crèmelle Brûlétte Stole', category_ids: [9003] },
  { sku: 'ZQ-HINDI', name: 'पैठणी पल्लू', category_ids: [9002] },
  { sku: 'Brocatelle-9', name: 'Unnamed Wrap', category_ids: [9002] },
  { sku: 'ZQ-1920', name: 'Vexilla 1920 Flapper', category_ids: [9002] },
];

const set = {
  sku: 'ZQ-SET',
  name: 'Tussarelle Set',
  category_ids: [9002],
  variants: [
    { sku: 'ZQ-SET-M', colour: 'Wine', size: 'M' },
    { sku: 'ZQ-SET-OFF', colour: 'Wine', size: 'L', status: 2 },
    { sku: 'ZQ-SET-VIRIDIAN-S', colour: 'Wine', size: 'S' },
  ],
};

/** The demo shop with these products. */
export async function openTextShop(): Promise<TestApi> {
  const shop = await openTestApi();
  for (const body of shelves) await shop.bench('/workbench/categories', { body });
  for (const product of products) await shop.bench('/workbench/products', { body: { type: 'simple', ...product } });
  await shop.bench('/workbench/products', { body: set });
  return shop;
}

type Item = { readonly sku: string; readonly name: string; readonly title: string; readonly _score?: number };
type Found = { readonly items: readonly Item[]; readonly total: number };

export async function find(
  shop: TestApi,
  text: string,
  more: { type?: string; sort?: string; relevance?: Relevance; size?: number } = {},
) {
  const { type = 'product', sort = '', relevance, size = 100 } = more;
  const request = encodeURIComponent(JSON.stringify({ _searchText: text, _relevance: relevance }));
  const address = `/api/catalog?type=${type}&size=${size}&sort=${sort}&request=${request}`;
  return (await shop.call<Found>('catalogSearch', address)).result;
}

export async function skus(
  shop: TestApi,
  text: string,
  more: Parameters<typeof find>[2] = {},
): Promise<readonly string[]> {
  return (await find(shop, text, more)).items.map(({ sku }) => sku);
}
