import { expect, test } from 'vitest';
import { AXIS, BOY, type Body, GIRL, MAN, WOMAN } from './figure.ts';
import { sample } from './geometry.ts';

/** Half the width of a form at a height. */
const halfAt = ({ contour }: Body, height: number): number => {
  const near = sample(contour, 300).toSorted((a, b) => Math.abs(a.y - height) - Math.abs(b.y - height));
  return (near[0]?.x ?? AXIS) - AXIS;
};

const SHOULDER = 200;
const WAIST = 395;

test.each([
  ['a girl', GIRL, WOMAN],
  ['a boy', BOY, MAN],
])('%s has narrower shoulders than a grown-up, and no waist', (_who, child, grown) => {
  expect(halfAt(child, SHOULDER)).toBeLessThan(halfAt(grown, SHOULDER) - 8);
  const waist = (body: Body): number => halfAt(body, WAIST) / halfAt(body, SHOULDER);
  expect(waist(child)).toBeGreaterThan(0.93);
  expect(waist(grown)).toBeLessThan(0.8);
});
