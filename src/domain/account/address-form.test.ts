import { expect, test } from 'vitest';
import { addressOf } from '#domain/checkout/address-of.ts';
import { meeraDetails, mumbaiDetails } from '#domain/checkout/details-for-tests.ts';
import { customerAddressOf, detailsOf } from './address-form.ts';

const inMumbai = customerAddressOf(mumbaiDetails);

test('ACC-11 an address of the account stands in the fields as it was typed there', () => {
  const { postcode: zipCode, phone: phoneNumber } = addressOf(mumbaiDetails, meeraDetails.personal);
  expect(detailsOf(inMumbai)).toEqual({ ...mumbaiDetails, zipCode, phoneNumber });
});

test('ACC-11 a postcode that was made up where none is needed is no postcode in the field', () => {
  expect(detailsOf({ ...inMumbai, country: 'IE', postcode: '00000' }).zipCode).toBe('');
  expect(detailsOf({ ...inMumbai, country: 'IE', postcode: 'D02 X285' }).zipCode).toBe('D02 X285');
  expect(detailsOf({ ...inMumbai, country: 'DE', postcode: '00000' }).zipCode).toBe('00000');
});

test.each([
  [[], '', ''],
  [['Hill Road'], '', 'Hill Road'],
  [['12B', 'Hill Road'], '12B', 'Hill Road'],
  [['12B', 'Hill Road', 'Bandra West'], '12B', 'Hill Road, Bandra West'],
])('an address of the street %j has the apartment %j and the street %j', (street, apartmentNumber, streetAddress) => {
  const address = { ...customerAddressOf(mumbaiDetails), street };
  expect(detailsOf(address)).toMatchObject({ apartmentNumber, streetAddress });
});
