// Sleeves on the woman's form, as data: from the cap to the wrist.

import type { Border, Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import type { Fold } from '#api/demo/pictures/drawing/fold.ts';
import { curve, range } from '#api/demo/pictures/drawing/geometry.ts';
import type { Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { onBothSides, sleeve } from './common.ts';
import type { Seam } from './cut.ts';

type SleeveShape = {
  /** Shoulder to cuff, outside; offsets from the axis and heights. */
  readonly outer: Seam;
  /** Armpit to cuff, inside. */
  readonly inner: Seam;
  readonly folds?: readonly Fold[];
};

const HANGING: readonly Fold[] = [
  { u: 0.35, from: 0.2, to: 0.9, width: 0.07 },
  { u: 0.7, from: 0.05, to: 0.55, width: 0.06 },
];

/** Folds that open into a wide cuff. */
const opening = (from: number): readonly Fold[] =>
  range(4).map((i) => ({ u: 0.2 + i * 0.2, from, to: 1.01, width: 0.05, peak: 1 }));

const SLEEVES = {
  cap: { outer: [80, 176, 106, 188, 119, 218, 122, 246], inner: [70, 232, 80, 246, 88, 258] },
  short: {
    outer: [80, 177, 104, 190, 118, 242, 125, 302],
    inner: [70, 236, 75, 264, 80, 294, 84, 312],
    folds: [{ u: 0.7, from: 0.1, to: 0.7, width: 0.06 }],
  },
  puff: {
    outer: [76, 176, 112, 172, 142, 206, 146, 256, 128, 296],
    inner: [70, 232, 78, 264, 84, 290, 90, 304],
    folds: [
      ...range(4).map((i) => ({ u: 0.2 + i * 0.2, from: 0.02, to: 0.4, width: 0.04, peak: 0.2 })),
      ...range(4).map((i) => ({ u: 0.2 + i * 0.2, from: 0.6, to: 1.01, width: 0.04, peak: 0.9 })),
    ],
  },
  frill: {
    outer: [80, 176, 112, 186, 136, 240, 144, 320, 150, 386],
    inner: [72, 236, 82, 280, 86, 330, 84, 396],
    folds: opening(0.3),
  },
  elbow: {
    outer: [80, 176, 106, 190, 120, 256, 128, 352],
    inner: [72, 236, 80, 290, 86, 330, 88, 360],
    folds: HANGING,
  },
  threeQuarter: {
    outer: [80, 176, 106, 192, 120, 260, 132, 350, 140, 440],
    inner: [72, 236, 82, 300, 92, 370, 100, 448],
    folds: HANGING,
  },
  long: {
    outer: [80, 176, 106, 192, 123, 270, 138, 370, 142, 440, 140, 500],
    inner: [72, 236, 84, 300, 102, 390, 107, 450, 106, 508],
    folds: HANGING,
  },
  bell: {
    outer: [80, 176, 106, 190, 124, 268, 146, 370, 184, 470],
    inner: [72, 236, 82, 296, 92, 370, 96, 486],
    folds: opening(0.35),
  },
} as const satisfies Record<string, SleeveShape>;

export type SleeveName = keyof typeof SLEEVES;

const flat = (seam: Seam, x: (offset: number) => number): readonly number[] =>
  seam.map((value, index) => (index % 2 === 0 ? x(value) : value));

export const sleevesOf = (sheet: Sheet, cloth: Cloth, name: SleeveName, borders: readonly Border[] = []): string => {
  const { outer, inner, folds = [] }: SleeveShape = SLEEVES[name];
  return onBothSides(
    (side, x) =>
      sleeve(sheet, cloth, { side, outer: curve(...flat(outer, x)), inner: curve(...flat(inner, x)), folds, borders })
        .svg,
  );
};
