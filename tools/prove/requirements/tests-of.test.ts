import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readTestsOf } from './tests-of.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'zari-tests-of-'));
  for (const folder of ['features/cart', 'src/domain/cart', 'api/demo', 'tools'])
    mkdirSync(join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const feature = `Feature: Cart
  @CART-01
  Rule: One
    @page
    Example: On a page
      Given a cart
  @CART-02
  Rule: Two
    Scenario Outline: <where>
      Given a cart
      @api
      Examples:
        | where   |
        | the API |
      @page
      Examples:
        | where  |
        | a page |
`;

test('an id is carried by what a rule tags, each table for itself, and by titles of the shop', async () => {
  write('features/cart/cart.feature', feature);
  write('src/domain/cart/cart.test.ts', "test('CART-01 a line joins', () => {});");
  write('tools/cart.test.ts', "test('CART-01 is no id of a tool', () => {});");
  write('api/demo/goods.test.ts', "test('CART-01 is no id of the demo shop', () => {});");
  const testsOf = await readTestsOf(root);
  const features = ['features/cart/cart.feature'];
  const units = ['src/domain/cart/cart.test.ts'];
  expect(testsOf('CART-01')).toEqual({ hasPlainExample: false, hasExample: true, units, features });
  expect(testsOf('CART-02')).toEqual({ hasPlainExample: true, hasExample: true, units: [], features });
  expect(testsOf('CART-03')).toEqual({ hasPlainExample: false, hasExample: false, units: [], features: [] });
});

test('a feature that cannot be read is told with its line', async () => {
  write('features/cart/cart.feature', `${feature}Feature: Another\n`);
  await expect(readTestsOf(root)).rejects.toThrow(/^features\/cart\/cart\.feature:19: .*got 'Feature: Another'/);
});
