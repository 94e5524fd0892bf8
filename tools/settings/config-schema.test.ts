import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { parseConfig } from '#config/parse-config.ts';
import { defaultConfig } from '#config/shop-config.ts';
import { configSchema } from './config-schema.ts';
import { SCHEMA_FILE, saysIn } from './schema-file.ts';

const schema = configSchema((key) => `What ${key} says.`);
const isAllowed = new Ajv({ strict: true, allErrors: true }).compile(schema);
const isRead = (file: unknown): boolean => parseConfig({ file, environment: {} }).kind === 'ok';

/** `cart.countType` within groups. */
const fileOf = (key: string, value: unknown): unknown =>
  key.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);

const view = { code: 'uk', storeId: 4, name: 'United Kingdom', url: '/uk', taxCountry: 'GB' };
const views = (...list: readonly unknown[]) => ({ storeViews: { views: list } });

test.each(Object.entries(defaultConfig))('an editor takes the default of %s', (key, value) => {
  expect(isAllowed(fileOf(key, value))).toBe(true);
});

test.each([
  {},
  { $schema: './docs/settings.schema.json', cart: { countType: 'items' } },
  { filters: { default: [] }, sorts: { offered: ['price:desc'] } },
  { chat: { url: 'https://chat.example/', hours: 'Mon-Sat 10:00-19:00' } },
  { chat: { url: 'HTTPS://chat.example/' } },
  { orders: { offline_orders: { automatic_transmission_enabled: true } } },
  views(view, { ...view, code: 'de', url: 'https://de.shop.example', disabled: true }),
  views({ ...view, localisation: { defaultLocale: 'en-GB', allCurrency: [{ value: 'INR', sign: 'Rs' }] } }),
  views({ ...view, localisation: { currencySignPlacement: 'append', dateFormat: 'DD.MM.YYYY' } }),
])('what the shop reads an editor takes: %j', (file) => {
  expect(isRead(file)).toBe(true);
  expect(isAllowed(file)).toBe(true);
});

test.each([
  { cart: { synchronise: true } },
  { cart: true },
  { cart: { countType: 'pieces' } },
  { urlDispatcher: 'yes' },
  { filters: { default: ['size', 'size'] } },
  { filters: { default: ['length'] } },
  { contact: { email: 'nobody' } },
  { chat: { url: 'chat.example' } },
  { chat: { hours: 'always' } },
  { payment: { india: ['ccavenuepay=upi', 'ccavenuepay=upi'] } },
  { seller: { hsn: ['saree=54075'] } },
  { seller: { gstin: '27aapfu0939f1zv' } },
  { search: { serverTimeout: '10000' } },
  views({ ...view, taxCountry: 'XX' }),
  views({ ...view, storeId: 0 }),
  views({ ...view, url: '' }),
  views({ ...view, name: '' }),
  views({ ...view, colour: 'red' }),
  views({ ...view, localisation: { defaultLocale: 'xx' } }),
  views({ ...view, localisation: { allCurrency: [] } }),
  [],
])('what the shop refuses an editor marks: %j', (file) => {
  expect(isRead(file)).toBe(false);
  expect(isAllowed(file)).toBe(false);
});

test('the schema says of each key what it is for and what it must be', () => {
  expect(schema).toMatchObject({
    properties: {
      cart: {
        properties: {
          countType: { description: 'What cart.countType says. (one of quantities, items)', default: 'quantities' },
        },
      },
    },
  });
});

test('the schema that stands in the project is that of its settings', () => {
  const page = readFileSync('docs/settings.md', 'utf8');
  expect(JSON.parse(readFileSync(SCHEMA_FILE, 'utf8'))).toEqual(configSchema(saysIn(page)));
});
