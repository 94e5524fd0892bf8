import { expect, test } from 'vitest';
import { createLoadFrame } from './load-frame.ts';

test('CONT-09 what is announced is loaded along with the menu, for every page', async () => {
  const loaded: string[] = [];
  const menu = { kind: 'ok', value: [] } as const;
  const loadFrame = createLoadFrame({
    loadCategories: async () => menu,
    loadPromos: async () => void loaded.push('promos'),
  });
  expect(await loadFrame()).toBe(menu);
  expect(loaded).toEqual(['promos']);
});
