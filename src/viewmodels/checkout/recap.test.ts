import { expect, test } from 'vitest';
import type { CheckoutDetails } from '#domain/checkout/details.ts';
import { billDetails, meeraDetails } from '#domain/checkout/details-for-tests.ts';
import { recapMessages } from '../messages/recap/en.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { recapOf } from './recap.ts';

const arrival = {
  first: { iso: '2026-11-25', text: 'Wednesday, 25 November' },
  last: { iso: '2026-11-28', text: 'Saturday, 28 November' },
};

function recap(change: Partial<CheckoutDetails> = {}, isVirtual = false) {
  const details = { ...meeraDetails, ...change };
  return recapOf({ details, isVirtual, courier: 'DPD Courier', arrival, locale: 'en-IN' }, inEnglish(recapMessages));
}

test('who ordered, where to and by whom is read once more, each with the way to change it', () => {
  expect(recap()).toEqual([
    {
      term: 'Contact',
      lines: ['Meera Iyer', 'meera.iyer@mail.test'],
      arrival: null,
      changeLabel: 'Change contact',
      address: '/checkout',
    },
    {
      term: 'Deliver to',
      lines: expect.arrayContaining(['Meera Iyer', '12B']),
      arrival: null,
      changeLabel: 'Change delivery address',
      address: '/checkout',
    },
    {
      term: 'Delivery',
      lines: ['DPD Courier'],
      arrival,
      changeLabel: 'Change delivery',
      address: '/checkout?step=shipping',
    },
  ]);
});

test('a bill that goes elsewhere is read too, with the tax number of a company', () => {
  const billing = { ...billDetails, city: 'Pune', company: 'Iyer Silks', taxId: '27AAAAA0000A1Z5' };
  const bill = recap({ isBillingSame: false, billing }).at(-1);
  expect(bill).toMatchObject({ term: 'Bill to', changeLabel: 'Change billing address', address: '/checkout' });
  expect(bill?.lines.join('\n')).toContain('Pune');
  expect(bill?.lines.at(-1)).toBe('27AAAAA0000A1Z5');
  expect(recap({ isBillingSame: false, billing: billDetails }).at(-1)?.lines).not.toContain('');
});

test('what is not sent by parcel has an address for the bill alone', () => {
  expect(recap({ billing: billDetails }, true).map(({ term }) => term)).toEqual(['Contact', 'Bill to']);
});
