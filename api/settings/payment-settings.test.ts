import { expect, test } from 'vitest';
import { readPaymentSettings } from './payment-settings.ts';

const RAZORPAY = {
  RAZORPAY_KEY_ID: 'rzp_test_1',
  RAZORPAY_KEY_SECRET: 'c4n4ry-key',
  RAZORPAY_WEBHOOK_SECRET: ' c4n4ry-webhook ',
};

test('an empty environment has no gateway, and an hour for each payment', () => {
  for (const environment of [{}, { RAZORPAY_KEY_ID: '', RAZORPAY_KEY_SECRET: ' ' }])
    expect(readPaymentSettings(environment)).toEqual({
      kind: 'read',
      settings: { gateways: {}, paymentHoldMinutes: 60 },
    });
});

test('a gateway is there with all of its keys', () => {
  expect(readPaymentSettings({ ...RAZORPAY, PAYMENT_HOLD_MINUTES: '90' })).toEqual({
    kind: 'read',
    settings: {
      gateways: { razorpay: { keyId: 'rzp_test_1', keySecret: 'c4n4ry-key', webhookSecret: 'c4n4ry-webhook' } },
      paymentHoldMinutes: 90,
    },
  });
});

test('two gateways are there together', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  expect(readPaymentSettings({ ...RAZORPAY, ...stripe })).toMatchObject({
    settings: { gateways: { razorpay: {}, stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' } } },
  });
});

test.each([
  [{ STRIPE_SECRET_KEY: 'c4n4ry' }, 'STRIPE_WEBHOOK_SECRET is needed with STRIPE_SECRET_KEY.'],
  [{ STRIPE_WEBHOOK_SECRET: 'c4n4ry' }, 'STRIPE_SECRET_KEY is needed with STRIPE_WEBHOOK_SECRET.'],
  [{ ...RAZORPAY, RAZORPAY_KEY_ID: '' }, 'RAZORPAY_KEY_ID is needed with RAZORPAY_KEY_SECRET.'],
  [{ ...RAZORPAY, RAZORPAY_KEY_SECRET: ' ' }, 'RAZORPAY_KEY_SECRET is needed with RAZORPAY_KEY_ID.'],
  [{ ...RAZORPAY, RAZORPAY_WEBHOOK_SECRET: '' }, 'RAZORPAY_WEBHOOK_SECRET is needed with RAZORPAY_KEY_ID.'],
  [{ PAYMENT_HOLD_MINUTES: '39' }, 'PAYMENT_HOLD_MINUTES must be a whole number of minutes from 40 to 1400.'],
  [{ PAYMENT_HOLD_MINUTES: '1401' }, 'PAYMENT_HOLD_MINUTES must be a whole number of minutes from 40 to 1400.'],
  [{ PAYMENT_HOLD_MINUTES: 'long' }, 'PAYMENT_HOLD_MINUTES must be a whole number of minutes from 40 to 1400.'],
])('%j is refused in one sentence, without a key', (environment, sentence) => {
  expect(readPaymentSettings(environment)).toEqual({ kind: 'wrong', sentence });
  expect(sentence).not.toContain('c4n4ry');
});
