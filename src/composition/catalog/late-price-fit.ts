import type { LoadPriceFit, PriceRangeRules } from '#domain/catalog/price-fit.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';

type Ports = { readonly priceRangeRules: PriceRangeRules; readonly storeView: ReadonlyCell<StoreView> };

/** No first page needs it: it came with its ranges. Where the code cannot be had the usual ranges are offered. */
export function createLatePriceFit({ priceRangeRules, storeView }: Ports): LoadPriceFit {
  return async () => {
    if (!priceRangeRules.fitsPrices) return null;
    const found = await import(/* webpackChunkName: "price-fit" */ '#domain/catalog/price-fit.ts').catch(() => null);
    return found?.priceFit(storeView.get().currency) ?? null;
  };
}
