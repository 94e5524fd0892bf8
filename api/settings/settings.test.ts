import { expect, test } from 'vitest';
import { QUICK } from '#api/accounts/password-hash.ts';
import { readSettings } from './settings.ts';

const KEY = 'a key that is long enough for a shop';
const PRODUCTION = {
  SHOP_MODE: 'production',
  REFRESH_TOKEN_KEYS: KEY,
  GROUP_TOKEN_KEYS: `${KEY} too`,
  PUBLIC_ORIGIN: 'https://shop.example',
  API_PUBLIC_URL: 'https://api.example',
};

test('an empty environment is a demo on the own machine', () => {
  expect(readSettings({})).toEqual({
    kind: 'read',
    settings: {
      port: 8080,
      host: '127.0.0.1',
      mode: 'demo',
      allowedOrigins: ['http://localhost:3000'],
      dataDir: './data',
      databaseUrl: null,
      redisUrl: undefined,
      spansEndpoint: undefined,
      pictureBucket: null,
      gateways: {},
      paymentHoldMinutes: 60,
      storeCodes: ['de', 'it'],
      workbench: false,
      standInPayment: true,
      accounts: expect.objectContaining({ apiUrl: 'http://localhost:8080' }),
      allowOutOfStockInCart: true,
      isSecure: false,
      trustedProxies: ['127.0.0.1', '::1'],
      unlimited: ['127.0.0.1', '::1'],
      limits: { readsPerMinute: 300, writesPerMinute: 60 },
      mailsPerHour: 5,
      returnDays: 15,
    },
  });
});

test('a page stands in for gateways in a demo shop alone, unless it is not wanted', () => {
  const standsIn = (environment: Record<string, string>) => {
    const read = readSettings(environment);
    return read.kind === 'read' ? read.settings.standInPayment : read.sentence;
  };
  const production = PRODUCTION;
  expect([standsIn({}), standsIn({ STAND_IN_PAYMENT: '1' }), standsIn({ STAND_IN_PAYMENT: '0' })]).toEqual([
    true,
    true,
    false,
  ]);
  expect([standsIn(production), standsIn({ ...production, STAND_IN_PAYMENT: '0' })]).toEqual([false, false]);
  expect(standsIn({ ...production, STAND_IN_PAYMENT: '1' })).toMatch(/^STAND_IN_PAYMENT cannot be used with SHOP_MODE/);
});

test('passwords are hashed quickly for tests alone', () => {
  const costOf = (environment: Record<string, string>) => {
    const read = readSettings(environment);
    return read.kind === 'read' ? read.settings.accounts.passwordCost : read.sentence;
  };
  expect([costOf({}), costOf({ WORKBENCH: '1' })]).toEqual([undefined, undefined]);
  expect(costOf({ WORKBENCH: '1', QUICK_PASSWORDS: '1' })).toEqual(QUICK);
});

test('pages of the public origin may call, and those of the origins that are listed', () => {
  const origins = (environment: Record<string, string>) => {
    const read = readSettings(environment);
    return read.kind === 'read' ? read.settings.allowedOrigins : read.sentence;
  };
  expect(origins({ PUBLIC_ORIGIN: 'https://shop.example' })).toEqual(['https://shop.example']);
  expect(origins({ ALLOWED_ORIGINS: 'https://a.example, http://b.example:81' })).toEqual([
    'http://localhost:3000',
    'https://a.example',
    'http://b.example:81',
  ]);
});

test('pages of the storefront may call a real shop, those of a demo may not', () => {
  const { PUBLIC_ORIGIN: STOREFRONT_URL, ...others } = PRODUCTION;
  expect(readSettings({ ...others, STOREFRONT_URL })).toMatchObject({
    settings: { allowedOrigins: ['https://shop.example'] },
  });
});

test('a real shop that sends mail is told who reads what visitors write', () => {
  const mailing = { ...PRODUCTION, SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'care@shop.example' };
  expect(readSettings(mailing)).toEqual({
    kind: 'wrong',
    sentence: 'CONTACT_ADDRESSES must be set with SHOP_MODE=production and SMTP_URL: visitors write there.',
  });
  expect(readSettings({ ...mailing, CONTACT_ADDRESSES: 'care@shop.example' }).kind).toBe('read');
});

test('mail goes to a server when there is one', () => {
  const smtp = (MAIL_FROM: string) => {
    const read = readSettings({ SMTP_URL: 'smtps://zari:secret@mail.example:465', MAIL_FROM });
    return read.kind === 'read' ? read.settings.smtp : read.sentence;
  };
  const url = 'smtps://zari:secret@mail.example:465';
  expect(smtp('Zari <care@zari.example>')).toEqual({ url, from: { name: 'Zari', address: 'care@zari.example' } });
  expect(smtp('care@zari.example')).toEqual({ url, from: { name: '', address: 'care@zari.example' } });
});

test('whom the shop tells of things stands in the environment', () => {
  const read = readSettings({
    CONTACT_ADDRESSES: 'care@zari.example, atelier@zari.example',
    CONVERSION_URL: 'https://graph.example.com/v1/1234/events',
    CONVERSION_TOKEN: 'secret',
    MODERATION_KEY: 'k'.repeat(32),
    ORDERS_KEY: 'o'.repeat(32),
    MAILS_PER_HOUR: '20',
  });
  expect(read).toMatchObject({
    kind: 'read',
    settings: {
      contactAddresses: ['care@zari.example', 'atelier@zari.example'],
      conversions: { url: 'https://graph.example.com/v1/1234/events', token: 'secret' },
      moderationKey: 'k'.repeat(32),
      ordersKey: 'o'.repeat(32),
      mailsPerHour: 20,
    },
  });
});

test.each([
  [{ API_PORT: 'http' }, 'API_PORT must be a port from 0 to 65535.'],
  [{ API_PORT: '70000' }, 'API_PORT must be a port from 0 to 65535.'],
  [{ API_METRICS_PORT: 'yes' }, 'API_METRICS_PORT must be a port from 0 to 65535.'],
  [{ SHOP_MODE: 'test' }, 'SHOP_MODE must be demo or production.'],
  [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS has "*", which is not an origin such as https://shop.example.'],
  [{ PUBLIC_ORIGIN: 'https://shop.example/' }, 'PUBLIC_ORIGIN must be an origin such as https://shop.example.'],
  [
    { DATABASE_URL: 'mysql://shop@db.example/zari' },
    'DATABASE_URL must be an address such as postgres://user:password@host:5432/database.',
  ],
  [
    { DATABASE_URL: 'postgres://shop@db.example' },
    'DATABASE_URL must be an address such as postgres://user:password@host:5432/database.',
  ],
  [
    { REDIS_URL: 'http://shop:secret@cache.example' },
    'REDIS_URL must be an address such as redis://user:password@host:6379/0.',
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://shop:secret@collector.example' },
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an http(s) address such as http://localhost:4318.',
  ],
  [
    { PICTURE_BUCKET_URL: 'https://name:secret@s3.example/shop' },
    'PICTURE_BUCKET_URL must be an http(s) address with the bucket in it, such as https://s3.example/shop.',
  ],
  [
    { PICTURE_BUCKET_URL: 'https://s3.example/shop', PICTURE_BUCKET_KEY_ID: 'a-key' },
    'PICTURE_BUCKET_URL needs PICTURE_BUCKET_KEY_ID and PICTURE_BUCKET_SECRET.',
  ],
  [{ WORKBENCH: 'yes' }, 'WORKBENCH must be 1 or absent.'],
  [{ WORKBENCH: '1', API_HOST: '0.0.0.0' }, 'WORKBENCH needs API_HOST to be a loopback address.'],
  [{ WORKBENCH: '1', SHOP_MODE: 'production' }, 'WORKBENCH cannot be used with SHOP_MODE=production.'],
  [{ WORKBENCH: '1', QUICK_PASSWORDS: 'yes' }, 'QUICK_PASSWORDS must be 1 or absent.'],
  [{ QUICK_PASSWORDS: '1' }, 'QUICK_PASSWORDS needs WORKBENCH=1: its hashes are quickly guessed.'],
  [{ STAND_IN_PAYMENT: 'yes' }, 'STAND_IN_PAYMENT must be 0, 1 or absent.'],
  [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL must be an address such as smtps://name:password@mail.example.com.'],
  [
    { SMTP_URL: 'smtp://mail.example' },
    'MAIL_FROM must say in whose name mail is sent, such as "Zari <care@zari.example>".',
  ],
  [
    { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Zari <care@zari.example>, b@mail.test' },
    'MAIL_FROM must say in whose name mail is sent, such as "Zari <care@zari.example>".',
  ],
  [{ CONTACT_ADDRESSES: 'care@zari.example, nobody' }, 'CONTACT_ADDRESSES has "nobody", which is not a mail address.'],
  [{ MAILS_PER_HOUR: '0' }, 'MAILS_PER_HOUR must be a whole number from 1.'],
  [
    { CONVERSION_URL: 'http://graph.example.com/', CONVERSION_TOKEN: 'secret' },
    'CONVERSION_URL must be an https address such as https://graph.example.com/v1/1234/events.',
  ],
  [{ CONVERSION_URL: 'https://graph.example.com/' }, 'CONVERSION_TOKEN is needed with CONVERSION_URL.'],
  [{ INVALIDATION_KEY: 'short' }, 'INVALIDATION_KEY must have at least 32 letters, digits, hyphens or underscores.'],
  [{ MODERATION_KEY: 'short' }, 'MODERATION_KEY must have at least 32 characters.'],
  [{ ORDERS_KEY: 'short' }, 'ORDERS_KEY must have at least 32 characters.'],
  [{ ALLOW_OUT_OF_STOCK_IN_CART: 'no' }, 'ALLOW_OUT_OF_STOCK_IN_CART must be 0 or 1.'],
  [{ RETURN_DAYS: '-1' }, 'RETURN_DAYS must be a whole number of days from 0 to 999.'],
  [{ RETURN_DAYS: '1000' }, 'RETURN_DAYS must be a whole number of days from 0 to 999.'],
  [{ RETURN_ADDRESS: 'x'.repeat(201) }, 'RETURN_ADDRESS must be lines of at most 200 characters with | between them.'],
  [
    { REFRESH_TOKEN_KEYS: `${KEY},${KEY} old`, MODERATION_KEY: `${KEY} old` },
    'REFRESH_TOKEN_KEYS and MODERATION_KEY must not have a key in common.',
  ],
  [{ TRUSTED_PROXIES: '10.0.0.0/8' }, 'TRUSTED_PROXIES has "10.0.0.0/8", which is not an IP address.'],
])('%j is refused in one sentence', (environment, sentence) => {
  expect(readSettings(environment)).toEqual({ kind: 'wrong', sentence });
});
