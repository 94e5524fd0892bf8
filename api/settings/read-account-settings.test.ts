import { expect, test } from 'vitest';
import { readAccountSettings } from './read-account-settings.ts';

const KEY = 'a key that is long enough for a shop';
const PRODUCTION = {
  REFRESH_TOKEN_KEYS: KEY,
  GROUP_TOKEN_KEYS: `${KEY} 2`,
  PUBLIC_ORIGIN: 'https://shop.example',
  API_PUBLIC_URL: 'https://api.example',
};
const demo = { mode: 'demo', port: 8080 } as const;
const production = { mode: 'production', port: 8080 } as const;

test('an empty environment has the lifetimes of the contract, and asks nobody who registers', () => {
  expect(readAccountSettings({}, demo)).toEqual({
    kind: 'read',
    accounts: {
      accessTokenMs: 3_600_000,
      refreshTokenMs: 2_592_000_000,
      groupTokenMs: 86_400_000,
      refreshKeys: [expect.stringContaining('demo')],
      groupKeys: [expect.stringContaining('demo')],
      loginsPerMinute: 20,
      registrationsPerHour: 5,
      storefrontUrl: 'http://localhost:3000',
      apiUrl: 'http://localhost:8080',
    },
  });
});

test('two keys are accepted while one replaces the other, and a service may be asked', () => {
  const read = readAccountSettings(
    {
      ...PRODUCTION,
      REFRESH_TOKEN_KEYS: `${KEY}, ${KEY} old`,
      STOREFRONT_URL: 'https://shop.example',
      VERIFY_URL: 'https://verify.example/siteverify',
      VERIFY_SECRET: 'x',
    },
    production,
  );
  expect(read).toMatchObject({
    kind: 'read',
    accounts: {
      refreshKeys: [KEY, `${KEY} old`],
      verification: { url: 'https://verify.example/siteverify', secret: 'x', host: 'shop.example', minScore: 0.5 },
    },
  });
});

test.each([
  [{ ACCESS_TOKEN_MINUTES: '0' }, 'ACCESS_TOKEN_MINUTES must be a whole number from 1 to 1440.'],
  [{ REFRESH_TOKEN_DAYS: '1e2' }, 'REFRESH_TOKEN_DAYS must be a whole number from 1 to 365.'],
  [
    { REFRESH_TOKEN_KEYS: 'short' },
    'REFRESH_TOKEN_KEYS must be keys of at least 32 characters, with commas between them.',
  ],
  [{ STOREFRONT_URL: 'shop' }, 'STOREFRONT_URL must be an address without path, such as https://shop.example.'],
  [
    { API_PUBLIC_URL: 'https://api.example/v1' },
    'API_PUBLIC_URL must be an address without path, such as https://shop.example.',
  ],
  [{ VERIFY_URL: 'http://verify.example' }, 'VERIFY_URL must be an https address.'],
  [{ VERIFY_URL: 'https://verify.example' }, 'VERIFY_SECRET must be set with VERIFY_URL.'],
  [
    { VERIFY_URL: 'https://verify.example', VERIFY_SECRET: 'x', VERIFY_MIN_SCORE: 'high' },
    'VERIFY_MIN_SCORE must be a number from 0 to 1.',
  ],
])('%j is refused in one sentence', (environment, sentence) => {
  expect(readAccountSettings(environment, demo)).toEqual({ kind: 'wrong', sentence });
});

test('a shop in production says where its links in mails lead', () => {
  const without = (name: string) => readAccountSettings({ ...PRODUCTION, [name]: '' }, production);
  const sentence = (name: string) => `${name} must be set with SHOP_MODE=production, since links in mails lead there.`;
  expect(without('API_PUBLIC_URL')).toEqual({ kind: 'wrong', sentence: sentence('API_PUBLIC_URL') });
  expect(without('PUBLIC_ORIGIN')).toEqual({ kind: 'wrong', sentence: sentence('STOREFRONT_URL') });
  expect(readAccountSettings(PRODUCTION, production)).toMatchObject({
    accounts: { storefrontUrl: 'https://shop.example', apiUrl: 'https://api.example' },
  });
});

test.each(['REFRESH_TOKEN_KEYS', 'GROUP_TOKEN_KEYS'])('a shop in production has %s of its own', (name) => {
  const sentence = `${name} must be set with SHOP_MODE=production, such as by openssl rand -hex 32.`;
  expect(readAccountSettings({ ...PRODUCTION, [name]: '' }, production)).toEqual({ kind: 'wrong', sentence });
  const known = readAccountSettings({}, demo);
  const demoKeys = known.kind === 'read' ? { R: known.accounts.refreshKeys[0], G: known.accounts.groupKeys[0] } : {};
  const taken = name.startsWith('R') ? demoKeys.R : demoKeys.G;
  expect(readAccountSettings({ ...PRODUCTION, [name]: taken }, production)).toEqual({ kind: 'wrong', sentence });
});
