import type { SyncCart } from '../cart/sync-cart.ts';
import { type HomeView, noHomeView } from '../content/home-view.ts';
import { type CategoryView, noCategoryView } from '../pricing/category-view.ts';
import type { Cell } from '../shared/cell.ts';
import type { StoreChoiceKeeper } from '../storeview/store-choice-keeper.ts';
import { countryIdOf, type StoreView } from '../storeview/store-view.ts';

type Ports = {
  readonly storeView: Cell<StoreView>;
  readonly home: Cell<HomeView>;
  readonly category: Cell<CategoryView>;
  readonly keeper: StoreChoiceKeeper;
  readonly syncCart: SyncCart;
};

/**
 * Goes on in another store view (STORE-21, STORE-25). What was listed with the prices of the country before is
 * forgotten, so that a page that is opened next reads it again; the cart stays, and hears the shop's sums.
 */
export type ChooseStore = (storeView: StoreView) => void;

export function createChooseStore({ storeView, home, category, keeper, syncCart }: Ports): ChooseStore {
  return (chosen) => {
    const before = storeView.get();
    storeView.update(() => chosen);
    keeper.keep(chosen);
    if (countryIdOf(before) === countryIdOf(chosen)) return;
    home.update(() => noHomeView);
    category.update(() => noCategoryView);
    void syncCart({ force: true });
  };
}
