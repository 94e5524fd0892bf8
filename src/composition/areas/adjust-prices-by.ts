import type { AdjustPrices, PriceSource, PriceWays } from '#adapters/http/adjust-prices.ts';
import type { ViewConfig } from '#config/page-config.ts';
import { askedOnce } from '#domain/shared/asked-once.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { Log } from '#domain/shared/log.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';

type PricesConfig = Pick<
  ViewConfig,
  'tax.calculateServerSide' | 'tax.sourcePriceIncludesTax' | 'products.syncPlatformPricesOver'
>;

/** Where prices come from, and what is needed to ask there. */
export type ByPriceSource = {
  readonly config: PricesConfig;
  readonly storeId: number;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly log: Log;
};

/** Nothing of it is even loaded where the catalog tells prices as they are (PRICE-20). */
export function adjustPricesBy({ config, storeId, storeView, log }: ByPriceSource) {
  const source = { ...sourceIn(config), storeId };
  if (source.isTaxedByServer && !source.isSynced) return {};
  return {
    adjustPrices(ways: PriceWays): AdjustPrices {
      const load = askedOnce(async () => {
        const { createAdjustPrices } = await import(
          /* webpackChunkName: "prices" */ '#adapters/http/adjusted-prices.ts'
        );
        return createAdjustPrices({ ...ways, storeView, log }, source);
      });
      return async (products) => {
        const adjust = await load().catch(() => null);
        return adjust ? adjust(products) : { kind: 'unreachable' };
      };
    },
  };
}

function sourceIn(config: PricesConfig): Omit<PriceSource, 'storeId'> {
  return {
    isTaxedByServer: config['tax.calculateServerSide'],
    includesTax: config['tax.sourcePriceIncludesTax'],
    isSynced: config['products.syncPlatformPricesOver'],
  };
}
