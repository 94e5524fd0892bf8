// Ways to wear a dupatta or a shawl.

import type { Border, Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { type Drawn, drape } from '#api/demo/pictures/drawing/drape.ts';
import { AXIS } from '#api/demo/pictures/drawing/figure.ts';
import { flareFolds, wavedHem } from '#api/demo/pictures/drawing/fold.ts';
import { curve, range } from '#api/demo/pictures/drawing/geometry.ts';
import { mirroredPatch, type Patch } from '#api/demo/pictures/drawing/patch.ts';
import type { Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { fineLine, kinari } from '#api/demo/pictures/prints/borders.ts';
import type { Facing } from './common.ts';

const EDGED: readonly Border[] = [
  { side: 'bottom', width: 30, style: kinari },
  { side: 'bottom', width: 9, inset: 37, style: fineLine },
  { side: 'left', width: 9, style: fineLine },
  { side: 'right', width: 9, style: fineLine },
];

const lengthwise = [0.2, 0.42, 0.62, 0.82].map((u) => ({
  u,
  from: 0,
  to: 1.01,
  width: 0.055,
  peak: 0.75,
  drift: 0.02,
}));

type Place = {
  readonly facing: Facing;
  /** Shapes that its shadow falls on. */
  readonly castOn: readonly string[];
};

/** One end of a length that hangs from a shoulder; on the viewer's right. */
const hangingEnd = (hem: number, inner: number, outer: number): Patch => ({
  top: curve(408, 166, 432, 160, 462, 181),
  bottom: curve(
    ...[AXIS + inner, hem, AXIS + inner + 20, hem + 5, (2 * AXIS + inner + outer) / 2, hem + 1],
    ...[AXIS + outer - 20, hem + 6, AXIS + outer, hem],
  ),
  left: curve(408, 166, 404, 260, 410, 400, AXIS + inner + 2, hem - 120, AXIS + inner, hem),
  right: curve(462, 181, 474, 280, 478, 420, AXIS + outer - 6, hem - 120, AXIS + outer, hem),
  hemKnots: 11,
});

/** Round the neck from the front, both ends down the back; from behind, the two ends. */
export const thrownBack = (sheet: Sheet, cloth: Cloth, { facing, castOn }: Place): string =>
  facing === 'front' ? cowl(sheet, cloth, castOn).svg : bothEnds(sheet, cloth, castOn, [640, 690]);

/** A loop that falls over the breast. */
const cowl = (sheet: Sheet, cloth: Cloth, castOn: readonly string[]): Drawn =>
  drape(sheet, {
    patch: {
      top: curve(284, 166, 306, 206, 334, 240, 360, 246, 386, 240, 414, 206, 436, 166),
      bottom: curve(258, 182, 268, 262, 306, 330, 360, 350, 414, 330, 452, 262, 462, 182),
      left: curve(284, 166, 270, 168, 258, 182),
      right: curve(436, 166, 450, 168, 462, 182),
    },
    cloth,
    castOn,
    softness: 4,
    creases: [0.25, 0.5, 0.74].map((v) =>
      range(9).map((i) => {
        const t = i / 8;
        const bow = 4 * t * (1 - t);
        return { x: AXIS + (t - 0.5) * 2 * (78 + 24 * v), y: 170 + bow * (80 + 100 * v) + 8 * v };
      }),
    ),
    creaseWidth: 6,
    borders: [
      { side: 'bottom', width: 22, style: kinari },
      { side: 'top', width: 8, style: fineLine },
    ],
  });

const bothEnds = (
  sheet: Sheet,
  cloth: Cloth,
  castOn: readonly string[],
  [left, right]: readonly [left: number, right: number],
): string =>
  [mirroredPatch(hangingEnd(left, 34, 122), AXIS), hangingEnd(right, 36, 126)]
    .map((patch) => drape(sheet, { patch, cloth, castOn, softness: 3, folds: lengthwise, borders: EDGED }).svg)
    .join('');

/** Over both shoulders, the ends hanging in front; from behind, a shawl across the back. */
export const overBoth = (sheet: Sheet, cloth: Cloth, { facing, castOn }: Place): string =>
  facing === 'front' ? bothEnds(sheet, cloth, castOn, [694, 742]) : acrossBack(sheet, cloth, castOn);

const acrossBack = (sheet: Sheet, cloth: Cloth, castOn: readonly string[]): string => {
  const folds = flareFolds(sheet, 9, 0.026, 0.05);
  return drape(sheet, {
    patch: {
      top: curve(258, 184, 310, 162, 360, 172, 410, 162, 462, 184),
      bottom: wavedHem(curve(214, 520, 290, 586, 360, 604, 430, 586, 506, 520), folds, 8),
      left: curve(258, 184, 236, 280, 222, 400, 214, 520),
      right: curve(462, 184, 484, 280, 498, 400, 506, 520),
      round: 0.5,
      hemKnots: 29,
    },
    cloth,
    castOn,
    folds,
    softness: 4,
    borders: [
      { side: 'bottom', width: 34, style: kinari },
      { side: 'bottom', width: 9, inset: 42, style: fineLine },
    ],
  }).svg;
};

/** Across the back and over both arms. */
export const acrossArms = (
  sheet: Sheet,
  cloth: Cloth,
  { facing, castOn }: Place,
): { readonly behind: string; readonly before: string } => {
  if (facing === 'back') return { behind: '', before: sling(sheet, cloth, castOn) };
  const end: Patch = {
    top: curve(446, 352, 470, 342, 492, 356),
    bottom: curve(478, 812, 500, 818, 524, 812, 548, 818, 574, 808),
    left: curve(446, 352, 462, 480, 470, 640, 478, 812),
    right: curve(492, 356, 530, 480, 556, 640, 574, 808),
    hemKnots: 11,
  };
  const before = [mirroredPatch(end, AXIS), end].map((patch) =>
    drape(sheet, { patch, cloth, castOn, softness: 3, folds: lengthwise, borders: EDGED }),
  );
  return { behind: sling(sheet, cloth, []), before: before.map(({ svg }) => svg).join('') };
};

/** What lies across the back between the arms, hanging low. */
const sling = (sheet: Sheet, cloth: Cloth, castOn: readonly string[]): string =>
  drape(sheet, {
    patch: {
      top: curve(226, 352, 290, 404, 360, 420, 430, 404, 494, 352),
      bottom: curve(214, 384, 280, 520, 360, 566, 440, 520, 506, 384),
      left: curve(226, 352, 214, 366, 214, 384),
      right: curve(494, 352, 506, 366, 506, 384),
    },
    cloth,
    castOn,
    softness: 4,
    creases: [0.3, 0.55, 0.8].map((v) =>
      range(9).map((i) => {
        const t = i / 8;
        return { x: 222 + t * 276, y: 362 + 4 * t * (1 - t) * (60 + 110 * v) };
      }),
    ),
    creaseWidth: 7,
    borders: [{ side: 'bottom', width: 24, style: kinari }],
  }).svg;
