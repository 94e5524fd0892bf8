import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { type CheckoutDetails, noDetails } from '#domain/checkout/details.ts';
import type { CustomerAddress } from '#domain/session/customer.ts';
import { asha, pair } from '#domain/session/device-for-tests.ts';
import { signedIn } from '#domain/session/renewal.ts';
import { guestSession, type Session } from '#domain/session/session.ts';
import { createFillIn } from './fill-in.ts';

const home: CustomerAddress = {
  id: 1,
  firstName: 'Asha',
  lastName: 'Rao',
  street: ['12B', 'Hill Road'],
  city: 'Mumbai',
  region: 'Maharashtra',
  postcode: '400050',
  country: 'IN',
  phone: '98200 12345',
  isForShipping: true,
  isForBilling: false,
};

function filledBy(session: Session, typed: CheckoutDetails = noDetails): CheckoutDetails {
  const details = createMemoryCell(typed);
  createFillIn({ session: createMemoryCell(session), checkoutDetails: details })();
  return details.get();
}

const withAddresses = (...addresses: readonly CustomerAddress[]) => signedIn(pair(1), { ...asha, addresses }, 0);

test('CHK-12 names, e-mail and the address of who is signed in are filled in', () => {
  expect(filledBy(withAddresses(home))).toMatchObject({
    personal: { firstName: asha.firstName, lastName: asha.lastName, emailAddress: asha.email },
    shipping: {
      firstName: 'Asha',
      apartmentNumber: '12B',
      streetAddress: 'Hill Road',
      zipCode: '400050',
      city: 'Mumbai',
    },
    modifiedAt: null,
  });
});

test('CHK-12 what was typed stays', () => {
  const typed = {
    ...noDetails,
    personal: { firstName: '', lastName: '', emailAddress: 'gift@mail.test' },
    shipping: { ...noDetails.shipping, city: 'Pune' },
  };
  const { personal, shipping } = filledBy(withAddresses(home), typed);
  expect([personal.emailAddress, personal.firstName]).toEqual(['gift@mail.test', asha.firstName]);
  expect(shipping).toEqual(typed.shipping);
});

test('an address of another country is not filled in, since its prices differ', () => {
  const { shipping } = filledBy(withAddresses({ ...home, country: 'US' }));
  expect(shipping).toEqual({ ...noDetails.shipping, firstName: asha.firstName, lastName: asha.lastName });
});

test('the address for bills is that of the bill', () => {
  const { shipping, billing } = filledBy(withAddresses({ ...home, isForShipping: false, isForBilling: true }));
  expect([shipping.city, billing.city]).toEqual(['', 'Mumbai']);
});

test('for a guest nothing is filled in', () => {
  expect(filledBy(guestSession)).toBe(noDetails);
});
