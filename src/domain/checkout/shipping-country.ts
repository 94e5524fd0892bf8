import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { CheckoutDetails } from './details.ts';

/** The country that the shopper has the parcel sent to, as an ISO 3166-1 code; '' while they said nothing of it. */
export type ShippingCountry = () => string;

/** What stands in a form that nobody has changed yet was chosen by nobody. */
export function createShippingCountry({
  checkoutDetails,
}: {
  readonly checkoutDetails: ReadonlyCell<CheckoutDetails>;
}): ShippingCountry {
  return () => {
    const { shipping, modifiedAt } = checkoutDetails.get();
    return modifiedAt === null ? '' : shipping.country;
  };
}
