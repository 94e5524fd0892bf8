import type { Cart } from '../cart/cart.ts';
import type { Cell, ReadonlyCell } from '../shared/cell.ts';
import { haveSamePrices } from '../storeview/have-same-prices.ts';
import { languageIn } from '../storeview/language-in.ts';
import type { StoreChoiceKeeper } from '../storeview/store-choice-keeper.ts';
import { countryIdOf, type StoreView } from '../storeview/store-view.ts';
import type { ForgetWords } from './forget-words.ts';
import type { PriceAnew } from './price-anew.ts';

/**
 * Goes on in a store view (STORE-21, STORE-25); another country has prices of its own, another language its own words. Who stays in theirs has them again
 * where another tab has made those of the cart others.
 */
export type ChooseStore = (storeView: StoreView) => void;

type Ports = {
  readonly storeView: Cell<StoreView>;
  readonly storeChoiceKeeper: StoreChoiceKeeper;
  readonly priceAnew: PriceAnew;
  readonly forgetWords: ForgetWords;
  readonly cart: ReadonlyCell<Pick<Cart, 'pricedFor'>>;
};

export function createChooseStore(ports: Ports): ChooseStore {
  const { storeView, storeChoiceKeeper, priceAnew, forgetWords, cart } = ports;
  return (chosen) => {
    const before = storeView.get();
    storeView.update(() => chosen);
    storeChoiceKeeper.keep(chosen);
    if (languageIn(before.locale) !== languageIn(chosen.locale)) forgetWords();
    const priced = cart.get().pricedFor ?? chosen.country;
    if (countryIdOf(before) !== countryIdOf(chosen) || !haveSamePrices(priced, chosen.country)) priceAnew();
  };
}
