import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { customerAddressOf } from '#domain/account/address-form.ts';
import { meeraDetails, mumbaiDetails } from '#domain/checkout/details-for-tests.ts';
import { asha, pair } from '#domain/session/device-for-tests.ts';
import type { Session } from '#domain/session/session.ts';
import type { CheckoutFormModel } from './checkout-form-model.ts';
import { createSavedAddresses } from './saved-addresses-model.ts';

test('CHK-12 an address of the account is a card that reads as its country writes it', () => {
  const inMumbai = customerAddressOf(mumbaiDetails);
  const inBerlin = {
    ...inMumbai,
    country: 'DE',
    street: ['Torstraße 1'],
    city: 'Berlin',
    region: '',
    postcode: '10119',
  };
  const customer = { ...asha, addresses: [inMumbai, inBerlin] };
  const form = { details: meeraDetails, isVirtual: false } as unknown as CheckoutFormModel;
  const { cards } = createSavedAddresses({
    session: createMemoryCell<Session>({ kind: 'signed-in', customer, tokens: pair(1), renewals: 0, begunAt: 0 }),
    fillIn: () => {},
    checkoutScreen: { form },
  });
  expect(cards.map(({ note }) => note)).toEqual([
    '12B, Hill Road, Bandra West, Mumbai 400050, Maharashtra',
    'Torstraße 1, 10119 Berlin',
  ]);
});
