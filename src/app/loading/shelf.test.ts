import { expect, test } from 'vitest';
import { createShelf } from './shelf.ts';

test('a part is loaded once and then at hand', async () => {
  const loads: string[] = [];
  const installed: unknown[] = [];
  const shelf = createShelf({ home: async () => loads.push('home') }, async (part) => void installed.push(part));
  expect(shelf.get('home')).toBeNull();
  await Promise.all([shelf.fetch('home'), shelf.fetch('home')]);
  await shelf.fetch('home');
  expect([loads, installed, shelf.get('home')]).toEqual([['home'], [1], 1]);
});

test('a part that could not be loaded is asked for again', async () => {
  const answers = [Promise.reject(new Error('no network')), Promise.resolve('home')];
  const shelf = createShelf({ home: () => answers.shift() ?? Promise.resolve('never') }, async () => {});
  await expect(shelf.fetch('home')).rejects.toThrow('no network');
  expect(shelf.get('home')).toBeNull();
  expect(await shelf.fetch('home')).toBe('home');
});
