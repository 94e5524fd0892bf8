import type { Cell } from '../shared/cell.ts';
import type { StoreChoiceKeeper } from '../storeview/store-choice-keeper.ts';
import { countryIdOf, type StoreView } from '../storeview/store-view.ts';
import type { PriceAnew } from './price-anew.ts';

/** Goes on in another store view (STORE-21, STORE-25); another country has prices of its own. */
export type ChooseStore = (storeView: StoreView) => void;

type Ports = {
  readonly storeView: Cell<StoreView>;
  readonly keeper: StoreChoiceKeeper;
  readonly priceAnew: PriceAnew;
};

export function createChooseStore({ storeView, keeper, priceAnew }: Ports): ChooseStore {
  return (chosen) => {
    const before = storeView.get();
    storeView.update(() => chosen);
    keeper.keep(chosen);
    if (countryIdOf(before) !== countryIdOf(chosen)) priceAnew();
  };
}
