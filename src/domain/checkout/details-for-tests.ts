import { type AddressDetails, type BillingDetails, type CheckoutDetails, noDetails } from './details.ts';

/** Where Meera lives. */
export const mumbaiDetails: AddressDetails = {
  firstName: 'Meera',
  lastName: 'Iyer',
  country: 'IN',
  streetAddress: 'Hill Road, Bandra West',
  apartmentNumber: '12B',
  city: 'Mumbai',
  state: 'Maharashtra',
  zipCode: '400 050',
  phoneNumber: '98200 00000',
};

/** Where the bill of Meera's company goes. */
export const billDetails: BillingDetails = { ...mumbaiDetails, company: '', taxId: '' };

/** Every form filled in by Meera, the terms accepted. */
export const meeraDetails: CheckoutDetails = {
  ...noDetails,
  personal: { firstName: 'Meera', lastName: 'Iyer', emailAddress: 'meera.iyer@mail.test' },
  shipping: mumbaiDetails,
  areTermsAccepted: true,
};
