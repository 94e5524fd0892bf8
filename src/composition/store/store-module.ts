import { ContainerModule } from 'inversify';
import { createMarket } from '#domain/pricing/market.ts';
import { CLOCK } from '../device/tokens.ts';
import { provide } from '../provide.ts';
import { MARKET, STORE_VIEW } from './tokens.ts';

/** What follows from the store that the shopper chose. */
export const storeModule = new ContainerModule(({ bind }) => {
  provide(bind, MARKET, createMarket, { storeView: STORE_VIEW, clock: CLOCK });
});
