import type { ShopClient } from '../../workbench/shop-client.ts';

const things = ['Plain Stole', 'Silk Sari'] as const;
export type Thing = (typeof things)[number];

/** A page of the shop without its scripts. */
export const BARE_PAGE = '/robots.txt';

const FIRST_ID = 77_200_000;

const slugOf = (thing: Thing): string => thing.toLowerCase().replace(' ', '-');
export const skuOf = (thing: Thing): string => `KEPT-${things.indexOf(thing) + 1}`;

export function addressOf(thing: Thing): string {
  return `/p/${skuOf(thing)}/${slugOf(thing)}`;
}

export async function fillShop(client: ShopClient): Promise<void> {
  for (const [at, name] of things.entries()) {
    const slug = slugOf(name);
    const about = { sku: skuOf(name), name, url_key: slug, url_path: slug, price: 1_500, qty: 1_000_000 };
    await client.put('/workbench/products', { id: FIRST_ID + at, ...about });
  }
}
