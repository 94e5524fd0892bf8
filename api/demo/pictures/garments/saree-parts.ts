// What every drape of a saree has: the blouse, the wrapped skirt, the pleats, a length that is bordered.

import type { Border, Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { type Drawn, drape } from '#api/demo/pictures/drawing/drape.ts';
import { FLOOR } from '#api/demo/pictures/drawing/figure.ts';
import type { Fold } from '#api/demo/pictures/drawing/fold.ts';
import { curve, lerp, type Point, range } from '#api/demo/pictures/drawing/geometry.ts';
import type { Patch } from '#api/demo/pictures/drawing/patch.ts';
import { type Sheet, vary } from '#api/demo/pictures/drawing/sheet.ts';
import { fineLine, temple } from '#api/demo/pictures/prints/borders.ts';
import { crease, type Facing } from './common.ts';
import { BARE, cutOf, NECKS, SET_IN } from './cut.ts';
import { type SleeveName, sleevesOf } from './sleeves.ts';

export const BORDER = 34;

/** A blouse by its neck from both sides and its sleeve; null leaves the arms bare. */
export type BlouseCut = {
  readonly neck: keyof typeof NECKS;
  readonly back: keyof typeof NECKS;
  readonly sleeve: SleeveName | null;
};

const CUFF: readonly Border[] = [{ side: 'bottom', width: 16, style: fineLine }];

export const blouseSleeves = (sheet: Sheet, cloth: Cloth, { sleeve }: BlouseCut): string =>
  sleeve === null ? '' : sleevesOf(sheet, cloth, sleeve, CUFF);

export const blouseOf = (sheet: Sheet, cloth: Cloth, { neck, back, sleeve }: BlouseCut, facing: Facing): Drawn =>
  drape(sheet, {
    ...cutOf({
      neck: NECKS[facing === 'front' ? neck : back],
      side: [...(sleeve === null ? BARE : SET_IN), 92, 296, 76, 338],
      dip: 11,
      round: 0.6,
    }),
    cloth,
    softness: 4,
    creases: facing === 'front' ? [crease(276, 262, 296, 280, 322, 288), crease(300, 336, 306, 312, 318, 296)] : [],
  });

/** `covered` leaves out motifs that nobody would see. */
export const wrapped = (covered: Patch['covered']): Patch => ({
  top: curve(297, 398, 360, 410, 423, 398),
  bottom: curve(222, FLOOR - 22, 290, FLOOR - 6, 360, FLOOR, 430, FLOOR - 4, 508, FLOOR - 22),
  left: curve(297, 398, 272, 440, 258, 500, 250, 640, 238, 820, 222, FLOOR - 22),
  right: curve(423, 398, 450, 440, 462, 500, 472, 640, 486, 820, 508, FLOOR - 22),
  round: 0.8,
  hemKnots: 13,
  ...(covered === undefined ? {} : { covered }),
});

/** Where the pleats lie in front. */
export const underPleats = ({ x, y }: Point): boolean => y > 440 && Math.abs(x - 360) < lerp(8, 58, (y - 440) / 540);

export const skirtOf = (sheet: Sheet, cloth: Cloth, patch: Patch): Drawn =>
  drape(sheet, {
    patch,
    cloth,
    softness: 5,
    folds: [
      { u: 0.1, from: 0.3, to: 1.01, width: 0.03, peak: 1 },
      { u: 0.2, from: 0.16, to: 1.01, width: 0.035, peak: 1, drift: -0.02 },
      { u: 0.3, from: 0.1, to: 0.9, width: 0.03, drift: -0.04 },
      { u: 0.78, from: 0.04, to: 1.01, width: 0.035, peak: 1, drift: 0.02 },
      { u: 0.87, from: 0.12, to: 1.01, width: 0.035, peak: 1, drift: 0.02 },
      { u: 0.95, from: 0.3, to: 1.01, width: 0.02, peak: 1 },
    ],
    borders: [{ side: 'bottom', width: BORDER, style: temple }],
  });

/** Knife pleats, folded to the viewer's right, fanning to the floor. */
const PLEATS: Patch = {
  top: curve(338, 408, 362, 414, 386, 409),
  bottom: curve(...[282, 982, 306, 996, 322, 989, 345, 999, 362, 992, 384, 1000, 400, 992, 420, 998, 434, 986]),
  left: curve(338, 408, 330, 520, 312, 740, 282, FLOOR - 10),
  right: curve(386, 409, 396, 520, 412, 740, 434, FLOOR - 6),
  round: 0.2,
  hemKnots: 19,
};

const pleatFolds = (sheet: Sheet): readonly Fold[] =>
  range(6).map((index) => ({
    u: (index + 0.9) / 6.6 + vary(sheet, -0.012, 0.012),
    from: 0.01,
    to: 1.01,
    width: 0.045,
    peak: 1,
    drift: (index - 2.5) * 0.008,
  }));

export const pleatsOf = (sheet: Sheet, cloth: Cloth, castOn: readonly string[]): Drawn =>
  drape(sheet, {
    patch: PLEATS,
    cloth,
    softness: 3,
    castOn,
    folds: pleatFolds(sheet),
    borders: [{ side: 'bottom', width: BORDER, style: temple }],
  });

/** Folds along a length that is gathered on a shoulder. */
export const gathered = (sheet: Sheet, count = 5): readonly Fold[] =>
  range(count).map((index) => ({
    u: (index + 1.2) / (count + 1.2) + vary(sheet, -0.02, 0.02),
    from: vary(sheet, 0, 0.05),
    to: vary(sheet, 0.85, 1.02),
    width: vary(sheet, 0.035, 0.06),
    peak: 0.7,
  }));

export const edges = (share: number): readonly Border[] => [
  { side: 'left', width: BORDER * share, style: temple },
  { side: 'right', width: BORDER * share, style: temple },
];
