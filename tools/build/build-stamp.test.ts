import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBuilt, sourceDigest, stampBuild } from './build-stamp.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-stamp-'));
  mkdirSync(`${folder}/src/domain/cart`, { recursive: true });
  mkdirSync(`${folder}/dist`);
  write('src/domain/cart/cart.ts', 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(`${folder}/${file}`, text);

test('a build holds until a source changes', () => {
  expect(isBuilt(sourceDigest(folder), folder)).toBe(false);
  stampBuild(sourceDigest(folder), folder);
  expect(isBuilt(sourceDigest(folder), folder)).toBe(true);
  write('src/domain/cart/cart.ts', 'two');
  expect(isBuilt(sourceDigest(folder), folder)).toBe(false);
});

test('a new file and a new name count, a test does not', () => {
  const before = sourceDigest(folder);
  write('src/domain/cart/cart.test.ts', 'expect');
  expect(sourceDigest(folder)).toBe(before);
  write('src/domain/cart/coupon.ts', '');
  expect(sourceDigest(folder)).not.toBe(before);
});
