import { expect, test } from 'vitest';
import { countryName, countryOptions } from './countries.ts';

test('the usual countries come first, the rest by name, each once', () => {
  const labels = countryOptions.map(({ label }) => label);
  expect(labels.slice(0, 4)).toEqual(['India', 'United States', 'United Kingdom', 'Australia']);
  expect(new Set(labels).size).toBe(labels.length);
});

test.each([
  ['FR', 'France'],
  ['', ''],
  ['xx1', 'xx1'],
])('the country %j reads %j', (code, name) => {
  expect(countryName(code)).toBe(name);
});
