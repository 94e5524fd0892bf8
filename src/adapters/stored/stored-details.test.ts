import { expect, test } from 'vitest';
import { noDetails } from '#domain/checkout/details.ts';
import { billDetails, meeraDetails } from '#domain/checkout/details-for-tests.ts';
import { readStoredDetails } from './stored-details.ts';

test('CHK-11 what a device kept is read back', () => {
  const details = { ...meeraDetails, billing: { ...billDetails, city: 'Pune', company: 'Rao' }, isBillingSame: false };
  expect(readStoredDetails(JSON.parse(JSON.stringify(details)))).toEqual(details);
});

test.each([[null], [undefined], ['text'], [7], [[meeraDetails]]])('%o is no form', (stored) => {
  expect(readStoredDetails(stored)).toBeNull();
});

test('CHK-11 a password is not read, and a field that cannot be read is empty: the others stay', () => {
  const stored = {
    personal: { firstName: 'Meera', lastName: 7, emailAddress: null, password: 'secret' },
    shipping: 'Mumbai',
    billing: null,
    areTermsAccepted: 'yes',
    modifiedAt: 'now',
  };
  expect(readStoredDetails(stored)).toEqual({
    ...noDetails,
    personal: { firstName: 'Meera', lastName: '', emailAddress: '' },
  });
});

test('CHK-06 a device keeps when the forms were last changed', () => {
  expect(readStoredDetails({ ...meeraDetails, modifiedAt: 5 })).toMatchObject({ modifiedAt: 5 });
});

test('CHK-02 a device keeps who buys', () => {
  expect(readStoredDetails(meeraDetails)).toMatchObject({
    personal: { firstName: 'Meera', lastName: 'Iyer', emailAddress: 'meera.iyer@mail.test' },
  });
});
