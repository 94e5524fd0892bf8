import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { type Clock, dayAt } from '#domain/shared/clock.ts';
import { countryIdOf, type StoreView } from '#domain/storeview/store-view.ts';
import type { Market } from './price-tag.ts';

type Ports = { readonly storeView: ReadonlyCell<StoreView>; readonly clock: Clock };

/** The market of this visit as it is at the moment of asking. */
export function createMarket({ storeView, clock }: Ports): () => Market {
  return () => ({ country: countryIdOf(storeView.get()), today: dayAt(clock.now()) });
}
