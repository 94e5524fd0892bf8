import { expect, test } from 'vitest';
import { moneyOf } from '#domain/shared/money.ts';
import { conversionEvent } from './conversion-event.ts';
import type { Fact } from './fact.ts';

const around = {
  at: Date.parse('2026-11-23T09:30:00.900Z'),
  random: '3fa09c11-0000-4000-8000-000000000000',
  address: 'https://shop.test/p/AJ-KS-1042/kurta',
  email: null,
  cookies: { fbc: null, fbp: 'fb.1.1795100000000.123456789' },
};

const lines = [
  { parentSku: 'AJ-KS-1042', name: 'Kurta' },
  { parentSku: 'RT-TE-220', name: 'Tee' },
];

const bought: Fact = {
  kind: 'bought',
  order: {
    id: '1764000000000-9f03cabc-1111-4111-8111-111111111111',
    lines,
    total: moneyOf(8_960.5),
    billingAddress: { firstName: 'Meera', lastName: 'Iyer', postcode: '400050', phone: '+919820012345' },
  },
};

test('TRACK-02 TRACK-07 TRACK-13 TRACK-16 an event in the words of the contract', () => {
  const piece = { sku: 'AJ-KS-1042-M', designer: 'Anjora', price: moneyOf(8_960) };
  expect(conversionEvent({ kind: 'added', piece }, { ...around, email: 'meera.iyer@mail.test' })).toEqual({
    event_name: 'AddToCart',
    event_id: 'AddToCart3fa09',
    event_time: 1_795_426_200,
    user_data: { em: 'meera.iyer@mail.test', fbc: null, fbp: 'fb.1.1795100000000.123456789' },
    event_source_url: 'https://shop.test/p/AJ-KS-1042/kurta',
    action_source: 'website',
    custom_data: { sku: 'AJ-KS-1042-M', designer: 'Anjora', price: 8_960, currency_code: 'INR' },
  });
});

test('TRACK-06 TRACK-11 CONF-36 a purchase says who buys what for how much', () => {
  expect(conversionEvent(bought, around)).toMatchObject({
    event_name: 'Purchase',
    user_data: { fn: 'Meera', ln: 'Iyer', zp: '400050', ph: '+919820012345' },
    custom_data: {
      content_ids: ['AJ-KS-1042', 'RT-TE-220'],
      content_name: ['Kurta', 'Tee'],
      value: 8_960.5,
      currency: 'INR',
    },
  });
});

test('TRACK-11 TRACK-16 a purchase that is told again has the same id', () => {
  const again = { ...around, random: 'ffffffff-0000-4000-8000-000000000000' };
  expect([around, again].map((each) => conversionEvent(bought, each)?.['event_id'])).toEqual([
    'Purchase9f03c',
    'Purchase9f03c',
  ]);
});
