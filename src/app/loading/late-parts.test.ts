import { expect, test } from 'vitest';
import { createLateParts } from './late-parts.ts';

test('a part is loaded once and then at hand', async () => {
  const loads: string[] = [];
  const installed: unknown[] = [];
  const parts = createLateParts({ home: async () => loads.push('home') }, async (part) => void installed.push(part));
  expect(parts.get('home')).toBeNull();
  await Promise.all([parts.fetch('home'), parts.fetch('home')]);
  await parts.fetch('home');
  expect([loads, installed, parts.get('home')]).toEqual([['home'], [1], 1]);
});

test('a part that could not be loaded is asked for again', async () => {
  const answers = [Promise.reject(new Error('no network')), Promise.resolve('home')];
  const parts = createLateParts({ home: () => answers.shift() ?? Promise.resolve('never') }, async () => {});
  await expect(parts.fetch('home')).rejects.toThrow('no network');
  expect(parts.get('home')).toBeNull();
  expect(await parts.fetch('home')).toBe('home');
});
