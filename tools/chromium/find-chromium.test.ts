import { expect, test } from 'vitest';
import { findChromium } from './find-chromium.ts';

const find = (env: Record<string, string>, programs: readonly string[]) =>
  findChromium({ env, isProgram: (path) => programs.includes(path) });

test('the Chromium that is named comes first', () => {
  expect(find({ CHROMIUM_PATH: '/opt/c' }, ['/opt/c', '/usr/bin/chromium'])).toBe('/opt/c');
});

test('a named Chromium that is not there gives way to an installed one', () => {
  expect(find({ CHROMIUM_PATH: '/opt/c' }, ['/usr/bin/chromium'])).toBe('/usr/bin/chromium');
});

test('one that draws no windows comes before one that does', () => {
  const both = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
  expect(find({}, both)).toBe('/usr/bin/chromium-headless-shell');
});

test('a Chromium of the path is found', () => {
  expect(find({ PATH: '/opt/a:/opt/b' }, ['/opt/b/chromium'])).toBe('/opt/b/chromium');
});

test('no Chromium is null', () => {
  expect(find({}, [])).toBeNull();
});
