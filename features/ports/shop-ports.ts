import type { Gateways } from '#adapters/gateways.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import type { CountryId } from '#domain/storeview/store-view.ts';

/** All ways of the domain to one shop, and where and when its visitor is. */
export type ShopPorts = Gateways & {
  readonly goTo: (country: CountryId) => void;
  readonly market: () => Market;
};
