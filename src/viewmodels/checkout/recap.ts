import type { AddressDetails, BillingDetails, CheckoutDetails } from '#domain/checkout/details.ts';
import { countryName } from '../store/country-name.ts';
import type { recapWords } from '../words/recap/en.ts';
import type { TextsOf } from '../words/writing/words.ts';
import type { DeliveryView } from './delivery-view.ts';
import { addressOfStep } from './steps.ts';

type RecapTexts = TextsOf<typeof recapWords>;

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
  const { personal, shipping, billing, isBillingSame } = details;
  const ownBill = isVirtual || !isBillingSame;
  return [
    {
      term: texts.contact,
      lines: [`${personal.firstName} ${personal.lastName}`, personal.emailAddress],
      arrival: null,
      changeLabel: texts.changeContact,
      address: addressOfStep('address'),
    },
    ...(isVirtual ? [] : [placeOf(texts.deliverTo, texts.changeDelivery, shipping, locale)]),
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
    ...(ownBill ? [billOf(billing, texts, locale)] : []),
  ];
}

function billOf(billing: BillingDetails, texts: RecapTexts, locale: string): RecapView {
  const place = placeOf(texts.billTo, texts.changeBilling, billing, locale);
  const payer = [billing.company, billing.taxId].filter((line) => line.trim() !== '');
  return { ...place, lines: [...payer, ...place.lines] };
}

function placeOf(term: string, changeLabel: string, at: AddressDetails, locale: string): RecapView {
  const lines = [
    `${at.firstName} ${at.lastName}`,
    [at.apartmentNumber, at.streetAddress].filter(Boolean).join(', '),
    [`${at.city} ${at.zipCode}`.trim(), at.state, countryName(at.country, locale)].filter(Boolean).join(', '),
    at.phoneNumber,
  ];
  return {
    term,
    lines: lines.filter((line) => line.trim() !== ''),
    arrival: null,
    changeLabel,
    address: addressOfStep('address'),
  };
}
