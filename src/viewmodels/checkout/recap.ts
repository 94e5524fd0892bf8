import type { CartAddress } from '#domain/cart/cart-gateway.ts';
import { addressOf, billingAddressOf } from '#domain/checkout/address-of.ts';
import type { CheckoutDetails } from '#domain/checkout/details.ts';
import type { recapMessages } from '../messages/recap/en.ts';
import type { TextsOf } from '../messages/writing/messages.ts';
import { addressText } from '../store/address-text.ts';
import type { DeliveryView } from './delivery-view.ts';
import { addressOfStep } from './steps.ts';

type RecapTexts = TextsOf<typeof recapMessages>;

/** What was filled in, to be read before ordering; `address` is the step that changes it. */
export type RecapView = {
  readonly term: string;
  readonly lines: readonly string[];
  /** The days between which it arrives; null for what does not travel. */
  readonly arrival: DeliveryView | null;
  readonly changeLabel: string;
  readonly address: string;
};

/** What is read once more: the forms, and how the parcel travels. */
export type Recapped = {
  readonly details: CheckoutDetails;
  readonly isVirtual: boolean;
  readonly courier: string;
  readonly arrival: DeliveryView;
  readonly locale: string;
};

export function recapOf(recapped: Recapped, texts: RecapTexts): readonly RecapView[] {
  const { details, isVirtual, courier, arrival, locale } = recapped;
  const { personal, shipping, isBillingSame } = details;
  const ownBill = isVirtual || !isBillingSame;
  return [
    {
      term: texts.contact,
      lines: [`${personal.firstName} ${personal.lastName}`, personal.emailAddress],
      arrival: null,
      changeLabel: texts.changeContact,
      address: addressOfStep('address'),
    },
    ...(isVirtual ? [] : [placeOf(texts.deliverTo, texts.changeDelivery, addressOf(shipping, personal), locale)]),
    ...(isVirtual
      ? []
      : [
          {
            term: texts.delivery,
            lines: [courier],
            arrival,
            changeLabel: texts.changeParcel,
            address: addressOfStep('shipping'),
          },
        ]),
    ...(ownBill ? [billOf(billingAddressOf(details, isVirtual), texts, locale)] : []),
  ];
}

function billOf(billing: CartAddress, texts: RecapTexts, locale: string): RecapView {
  const place = placeOf(texts.billTo, texts.changeBilling, billing, locale);
  const { taxId } = billing;
  return taxId ? { ...place, lines: [...place.lines, taxId] } : place;
}

/** As it will be told to the shop, and written on the parcel. */
function placeOf(term: string, changeLabel: string, address: CartAddress, locale: string): RecapView {
  return {
    term,
    lines: addressText(address, locale),
    arrival: null,
    changeLabel,
    address: addressOfStep('address'),
  };
}
