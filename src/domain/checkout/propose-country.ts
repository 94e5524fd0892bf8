import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { haveSamePrices } from '#domain/storeview/have-same-prices.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { AddressDetails, CheckoutDetails } from './details.ts';

/**
 * Fills in the shopper's own country where no address was begun. A country that was chosen stays, unless its prices are no
 * longer those that the shopper sees.
 */
export type ProposeCountry = () => void;

type Ports = { readonly checkoutDetails: Cell<CheckoutDetails>; readonly storeView: ReadonlyCell<StoreView> };

/** Not dated: a proposal is no change that the shopper made. */
export function createProposeCountry({ checkoutDetails, storeView }: Ports): ProposeCountry {
  return () => {
    const { country } = storeView.get();
    checkoutDetails.update((now) => {
      const proposed = <Address extends AddressDetails>(address: Address): Address => {
        const isKept = now.modifiedAt !== null && haveSamePrices(address.country, country);
        return isKept || isBegun(address) ? address : { ...address, country };
      };
      return { ...now, shipping: proposed(now.shipping), billing: proposed(now.billing) };
    });
  };
}

/** The name is filled in from the shopper's own, and says nothing of a place. */
function isBegun({ streetAddress, apartmentNumber, city, state, zipCode }: AddressDetails): boolean {
  return [streetAddress, apartmentNumber, city, state, zipCode].some((text) => text.trim() !== '');
}
