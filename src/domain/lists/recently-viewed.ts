import type { Sku } from '#domain/catalog/product.ts';

/** The products a shopper looked at, by their parentSku, the latest first (ACC-14, ACC-16). */
export type RecentlyViewed = readonly Sku[];

export const nothingViewed: RecentlyViewed = [];

const MOST = 20; // specification §9 (ACC-15, CONF-34)

/** Looking again moves a product to the front; the twenty-first pushes the oldest out. */
export function withViewed(viewed: RecentlyViewed, sku: Sku): RecentlyViewed {
  return [sku, ...viewed.filter((each) => each !== sku)].slice(0, MOST);
}

export function withoutViewed(viewed: RecentlyViewed, sku: string): RecentlyViewed {
  return viewed.filter((kept) => kept !== sku);
}
