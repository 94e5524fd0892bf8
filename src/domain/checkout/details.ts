/** Who buys (CHK-02). */
export type PersonalDetails = { readonly firstName: string; readonly lastName: string; readonly emailAddress: string };

/** Where to (CHK-03); `country` is an ISO 3166-1 code. */
export type AddressDetails = {
  readonly firstName: string;
  readonly lastName: string;
  readonly country: string;
  readonly streetAddress: string;
  readonly apartmentNumber: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly phoneNumber: string;
};

/** Where the bill goes, and to whom when a company pays; both may be left empty (CHK-04). */
export type BillingDetails = AddressDetails & { readonly company: string; readonly taxId: string };

/** What is on the forms of the checkout, filled in or not. `modifiedAt` is in ms since 1970, null before the first change. */
export type CheckoutDetails = {
  readonly personal: PersonalDetails;
  readonly shipping: AddressDetails;
  readonly billing: BillingDetails;
  readonly isBillingSame: boolean;
  readonly areTermsAccepted: boolean;
  readonly modifiedAt: number | null;
};

const noAddress: AddressDetails = {
  firstName: '',
  lastName: '',
  country: 'IN',
  streetAddress: '',
  apartmentNumber: '',
  city: '',
  state: '',
  zipCode: '',
  phoneNumber: '',
};

export const noDetails: CheckoutDetails = {
  personal: { firstName: '', lastName: '', emailAddress: '' },
  shipping: noAddress,
  billing: { ...noAddress, company: '', taxId: '' },
  isBillingSame: true,
  areTermsAccepted: false,
  modifiedAt: null,
};

/** So long after the last key a closed tab may be opened again; then whoever uses the device next finds nothing of them. */
const AT_HAND_MS = 3_600_000;

/** Whether what was typed is still to be had. A moment in the future is of a clock that was wrong, and is no old one. */
export function areAtHand({ modifiedAt }: Pick<CheckoutDetails, 'modifiedAt'>, now: number): boolean {
  return modifiedAt !== null && now - modifiedAt <= AT_HAND_MS;
}

/** Forms of the checkout, by the name of their part of the details. */
export type CheckoutForm = 'personal' | 'shipping' | 'billing';
