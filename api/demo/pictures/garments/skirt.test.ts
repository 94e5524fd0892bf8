import { expect, test } from 'vitest';
import { type Curve, sample } from '#api/demo/pictures/drawing/geometry.ts';
import { openSheet } from '#api/demo/pictures/drawing/sheet.ts';
import { PLATE } from '#api/demo/pictures/drawing/studio.ts';
import { TIERS } from './dress.ts';
import { goresOf, tierCut } from './skirt.ts';

const BOARD = { x: 0, y: 0, ...PLATE };
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

/** The height of a line at a place across. */
const heightAt = (line: Curve, x: number): number => {
  const near = sample(line, 400).toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x));
  return near[0]?.y ?? Number.NaN;
};

test.each(SEEDS)('the tiers of a dress lie under each other, however they wave (%i)', (seed) => {
  const sheet = openSheet(seed, BOARD, false);
  const patches = TIERS.map((each) => goresOf(sheet, tierCut(each)).patch);
  expect(patches).toHaveLength(3);
  for (const [index, below] of patches.slice(1).entries()) {
    const above = patches[index];
    const gaps = sample(below.top, 25).map(({ x, y }) => heightAt(above?.bottom ?? below.top, x) - y);
    expect(Math.min(...gaps)).toBeGreaterThan(8);
  }
});

test('no tier stands out at its seam from below the one that hides it', () => {
  const sheet = openSheet(3, BOARD, false);
  const patches = TIERS.map((each) => goresOf(sheet, tierCut(each)).patch);
  for (const [index, below] of patches.slice(1).entries()) {
    const hem = patches[index]?.bottom(1).x ?? 0;
    expect(below.top(1).x).toBeLessThan(hem);
  }
});
