import { expect, test } from 'vitest';
import { parseConfig } from './parse-config.ts';
import { settings } from './settings.ts';
import { otherSettings } from './settings-for-tests.ts';
import { defaultConfig } from './shop-config.ts';

const rows = Object.entries(otherSettings).map(([key, other]) => ({ key, ...other }));
const variable = (key: string) => `ZARI__${key.replaceAll('.', '__')}`;

/** Who sells is told whole or not at all, and so is who answers complaints. */
const together = [
  'seller.name',
  'seller.address',
  'seller.gstin',
  'seller.grievanceOfficer',
  'seller.grievanceEmail',
  'seller.grievancePhone',
] as const;
const seller = Object.fromEntries(together.map((key) => [variable(key), otherSettings[key].text]));
const around = (key: string) => (variable(key) in seller ? seller : {});

const fileWith = (key: string, value: unknown): object =>
  key.split('.').reduceRight<unknown>((within, name) => ({ [name]: within }), value) as object;

test.each(rows)('$key counts as it stands in the file', ({ key, value }) => {
  const parsed = parseConfig({ file: fileWith(key, value), environment: around(key) });
  expect(Reflect.get(defaultConfig, key)).not.toEqual(value);
  expect(parsed).toMatchObject({ kind: 'ok', config: { [key]: value } });
});

test.each(rows)('$key counts as it stands in the environment', ({ key, value, text }) => {
  const parsed = parseConfig({ file: null, environment: { ...around(key), [variable(key)]: text } });
  expect(parsed).toMatchObject({ kind: 'ok', config: { [key]: value } });
});

test.each(rows)('no shop starts with $key out of range: it is told which, and what may stand there', ({ key, bad }) => {
  const { expects } = Reflect.get(settings, key) as { readonly expects: string };
  const problems = [`The configuration key "${key}" must be ${expects}.`];
  const environment = { ...around(key), [variable(key)]: bad };
  expect(parseConfig({ file: null, environment })).toEqual({ kind: 'wrong', problems });
  for (const value of [null, { deeper: 7 }, 7.5])
    expect(parseConfig({ file: fileWith(key, value), environment: {} }).kind).toBe('wrong');
});
