import { createFillBlocks } from '#domain/content/fill-blocks.ts';
import { createOpenMissing } from '#domain/listing/open-missing.ts';
import { createOpenSharedList } from '#domain/workflows/open-shared-list.ts';
import { createOpenShopPage } from '#domain/workflows/open-shop-page.ts';
import { createOpenStores } from '#domain/workflows/open-stores.ts';

/** What is opened beside the catalog: pages that a merchant writes, the shops one can walk into, wishlists of others, and what stands in for no page. */
export const sidePages = {
  openMissing: createOpenMissing,
  openStores: createOpenStores,
  fillBlocks: createFillBlocks,
  openShopPage: createOpenShopPage,
  openSharedList: createOpenSharedList,
};
