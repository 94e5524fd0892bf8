import { cachedProductAnswers } from '#adapters/browser/cached-answers.ts';
import type { KeptProducts } from '#domain/catalog/kept-products.ts';
import { createFindCachedProducts } from '#domain/listing/find-cached-products.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { createCachedProducts } from '#domain/workflows/cached-products.ts';

type Given = { readonly storeView: ReadonlyCell<StoreView> };

/** What reads them comes when somebody searches without a network. */
function keptProductsOf({ storeView }: Given): KeptProducts {
  return async () => {
    const answers = await cachedProductAnswers(storeView.get());
    if (answers.length === 0) return [];
    const { productsIn } = await import(/* webpackChunkName: "kept-products" */ '#adapters/http/http-kept-products.ts');
    return productsIn(answers);
  };
}

/** What is found where the shop cannot be asked. */
export const findCachedProducts = {
  cachedProducts: createCachedProducts,
  keptProducts: keptProductsOf,
  findCachedProducts: createFindCachedProducts,
};
