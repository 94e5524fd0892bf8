import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { designs } from '#api/demo/collection/designs.ts';
import { COLLECTION_FILE, likeBesideLike } from './draw-collection.ts';

test('the sheet shows every product once, each kind in one run', () => {
  const shown = likeBesideLike(designs);
  expect(new Set(shown.map(({ id }) => id)).size).toBe(designs.length);
  const runs = shown
    .map(({ garment, folded }) => (folded ? 'folded' : garment))
    .filter((kind, index, kinds) => kind !== kinds[index - 1]);
  expect(new Set(runs).size).toBe(runs.length);
});

test('the sheet can be loaded with a page', () => {
  expect(statSync(`docs/screens/${COLLECTION_FILE}`).size).toBeLessThan(700_000);
});
