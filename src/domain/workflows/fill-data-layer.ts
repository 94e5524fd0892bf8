import type { DataLayer } from '#domain/analytics/data-layer.ts';
import { ecommerceEvent } from '#domain/analytics/ecommerce-event.ts';
import type { MarketingRules } from '#domain/analytics/marketing-rules.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { Log } from '#domain/shared/log.ts';
import { createInTurn } from './in-turn.ts';
import type { FactListener } from './tell-fact.ts';

type Ports = {
  readonly marketing: Pick<MarketingRules, 'dataLayerUrl'>;
  readonly dataLayer: DataLayer;
  /** Of the page at hand, without what was searched for. */
  readonly pageAddress: () => string;
  readonly connectivity: Connectivity;
  readonly log: Log;
};

/** Tells tags of the merchant's what happens on a visit, where there are any. */
export function createFillDataLayer({ marketing, dataLayer, pageAddress, connectivity, log }: Ports): FactListener {
  const { add, drop } = createInTurn({ hand: dataLayer.push, connectivity, log, deed: 'told to the tags' });
  return {
    purpose: 'marketing',
    async hear(fact) {
      if (marketing.dataLayerUrl !== '') await add(ecommerceEvent(fact, pageAddress()));
    },
    async forget() {
      drop();
      await dataLayer.forget();
    },
  };
}
