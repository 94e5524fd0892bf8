import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type ConfigKey, defaultConfig } from './shop-config.ts';

const page = readFileSync('docs/settings.md', 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| `'));
const keys = Object.keys(defaultConfig) as readonly ConfigKey[];

const rowsOf = (key: string): readonly string[] => rows.filter((row) => row.split('|')[1]?.includes(`\`${key}\``));

test.each(keys)('docs/settings.md says once what %s is for', (key) => {
  expect(rowsOf(key)).toHaveLength(1);
});

test.each(keys.filter((key) => !Array.isArray(defaultConfig[key]) && defaultConfig[key] !== ''))(
  'docs/settings.md tells the default of %s',
  (key) => {
    expect(rowsOf(key)[0]?.split('|')[2]?.trim()).toBe(`\`${String(defaultConfig[key])}\``);
  },
);
