import { createFindKeptPages } from '#adapters/browser/cached-pages.ts';
import type { ViewPath } from '#domain/storeview/view-address.ts';
import { createKeptShop } from '#viewmodels/offline/kept-shop-model.ts';

/** What the device keeps, for where nothing else can be shown. */
export const keptShop = {
  findKeptPages: ({ viewPath }: { readonly viewPath: ViewPath }) => createFindKeptPages(viewPath),
  keptShop: createKeptShop,
};
