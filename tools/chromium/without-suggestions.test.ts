import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { TAKEN_BY_DRIVER } from './without-suggestions.ts';

test('what the driver takes away from a browser stays taken away', () => {
  const driver = dirname(createRequire(import.meta.url).resolve('playwright-core'));
  const source = readFileSync(join(driver, 'lib/coreBundle.js'), 'utf8');
  const list = /disabledFeatures = \[(.*?)\]/s.exec(source)?.[1] ?? '';
  expect(list.match(/(?<=^\s*")\w+(?=")/gm)).toEqual(TAKEN_BY_DRIVER);
});
