import { describe, expect, test } from 'vitest';
import { channelOf, type PaymentRules, paymentWays } from './payment-channels.ts';

const rules: PaymentRules = {
  india: [
    { code: 'ccavenuepay', channel: 'upi' },
    { code: 'ccavenuepay', channel: 'cards' },
  ],
};
const methods = ['paypalstandard', 'ccavenuepay', 'cashondelivery'].map((code) => ({ code }));
const offered = (...args: Parameters<typeof paymentWays>) =>
  paymentWays(...args).map(({ method, channel }) => [method.code, channel]);

describe('the ways to pay', () => {
  test('are in India the channels first, then the other methods in the order of the shop', () => {
    expect(offered(methods, 'IN', rules)).toEqual([
      ['ccavenuepay', 'upi'],
      ['ccavenuepay', 'cards'],
      ['paypalstandard', null],
      ['cashondelivery', null],
    ]);
  });

  test.each(['US', 'GB', 'ROW'] as const)('are the methods as they are in %s', (country) => {
    expect(offered(methods, country, rules)).toEqual(methods.map(({ code }) => [code, null]));
  });

  test('have no channel of a method that is not offered', () => {
    expect(offered([{ code: 'cashondelivery' }], 'IN', rules)).toEqual([['cashondelivery', null]]);
  });

  test('are the methods as they are where the merchant names no channels', () => {
    expect(offered(methods, 'IN', { india: [] })).toEqual(methods.map(({ code }) => [code, null]));
  });

  test('have the channels of several methods in the order of the setting', () => {
    const india = [
      { code: 'paypalstandard', channel: 'upi' },
      { code: 'ccavenuepay', channel: 'cards' },
    ] as const;
    expect(offered(methods, 'IN', { india })).toEqual([
      ['paypalstandard', 'upi'],
      ['ccavenuepay', 'cards'],
      ['cashondelivery', null],
    ]);
  });
});

describe('CHK-05 the channel of a cart', () => {
  test.each([
    ['the chosen one', 'ccavenuepay', 'cards', 'cards'],
    ['the first one while none is chosen', 'ccavenuepay', null, 'upi'],
    ['none of a method that carries none', 'paypalstandard', 'upi', null],
    ['none while no method is chosen', null, 'upi', null],
  ] as const)('is %s', (_, paymentMethod, paymentChannel, channel) => {
    expect(channelOf({ paymentMethod, paymentChannel }, 'IN', rules)).toBe(channel);
  });

  test('is none abroad', () => {
    expect(channelOf({ paymentMethod: 'ccavenuepay', paymentChannel: 'upi' }, 'US', rules)).toBeNull();
  });

  test('is the first one where the chosen one is no longer carried', () => {
    const india = [{ code: 'ccavenuepay', channel: 'cards' }] as const;
    expect(channelOf({ paymentMethod: 'ccavenuepay', paymentChannel: 'upi' }, 'IN', { india })).toBe('cards');
  });
});
