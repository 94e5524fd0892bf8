import type { Cart } from '#domain/cart/cart.ts';
import { destinationOf } from '#domain/checkout/destination.ts';
import type { CheckoutDetails } from '#domain/checkout/details.ts';
import type { LoadMethods } from '#domain/checkout/load-methods.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import { haveSamePrices } from '#domain/storeview/have-same-prices.ts';
import { chosenStoreView } from '#domain/storeview/store-choice.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { ChooseStore } from './choose-store.ts';

/**
 * Makes the prices those of the country that the order goes to (STORE-25); language and currency stay. Another tab may have
 * made the prices of the cart, which is one for all of them, those of elsewhere. `moved`: they were those of the country
 * `from`; `unpriced`: without a network nobody knows them, and nothing was changed.
 */
export type PriceForDelivery = () => Priced;

export type Priced =
  | { readonly kind: 'priced' }
  | { readonly kind: 'moved'; readonly from: string }
  | { readonly kind: 'unpriced' };

type Ports = {
  readonly cart: ReadonlyCell<Cart>;
  readonly checkoutDetails: ReadonlyCell<CheckoutDetails>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly connectivity: Pick<Connectivity, 'isOnline'>;
  readonly chooseStore: ChooseStore;
  readonly loadMethods: LoadMethods;
};

export function createPriceForDelivery(ports: Ports): PriceForDelivery {
  const { cart, checkoutDetails, storeView, connectivity, chooseStore, loadMethods } = ports;
  return () => {
    const before = storeView.get();
    const chosen = chosenStoreView({ country: destinationOf(checkoutDetails.get(), cart.get()) }, before);
    const isHere = haveSamePrices(before.country, chosen.country);
    const from = (isHere && cart.get().pricedFor) || before.country;
    if (haveSamePrices(from, chosen.country)) return { kind: 'priced' };
    if (!connectivity.isOnline()) return { kind: 'unpriced' };
    chooseStore(chosen);
    void loadMethods(); // cash is for India alone
    return { kind: 'moved', from };
  };
}
