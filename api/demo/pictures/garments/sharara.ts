// A kurta over a sharara or a gharara: trousers that are wide from a gathered join on.

import type { Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { drape } from '#api/demo/pictures/drawing/drape.ts';
import { dressForm, FLOOR, WOMAN } from '#api/demo/pictures/drawing/figure.ts';
import { flareFolds, wavedHem } from '#api/demo/pictures/drawing/fold.ts';
import { curve } from '#api/demo/pictures/drawing/geometry.ts';
import type { Patch } from '#api/demo/pictures/drawing/patch.ts';
import type { Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { kinari, lotusFrieze } from '#api/demo/pictures/prints/borders.ts';
import { type Garment, onBothSides } from './common.ts';
import { CUFF, kurtaBody, stoleOf } from './kurta.ts';
import type { KurtaCut } from './kurta-cuts.ts';
import { sleevesOf } from './sleeves.ts';

type ShararaCut = {
  readonly kurta: Omit<KurtaCut, 'below'>;
  /** Where the flare is gathered on: at the knee, or above it. */
  readonly join: number;
};

const CLASSIC: ShararaCut = {
  kurta: {
    side: [81, 392, 98, 480, 114, 562],
    dip: 10,
    neck: 'scoop',
    back: 'round',
    front: 'plain',
    sleeve: 'threeQuarter',
    flare: 0,
    stole: 'shoulder',
  },
  join: 668,
};

/** A knee-long kurta in front of a gharara, the dupatta over both shoulders. */
const GHARARA: ShararaCut = {
  kurta: {
    ...CLASSIC.kurta,
    side: [82, 392, 104, 500, 122, 600, 134, 668],
    neck: 'round',
    front: 'yoke',
    sleeve: 'long',
    flare: 7,
    stole: 'both',
  },
  join: 720,
};

/** Short and flared, with wide sleeves; the dupatta thrown back. */
const PEPLUM: ShararaCut = {
  kurta: {
    ...CLASSIC.kurta,
    side: [78, 372, 104, 440, 140, 506, 152, 536],
    neck: 'square',
    back: 'low',
    sleeve: 'bell',
    flare: 10,
    stole: null,
  },
  join: 610,
};

type Leg = { readonly x: (offset: number) => number; readonly side: -1 | 1; readonly join: number };

type Thigh = Pick<Patch, 'left' | 'right'> & { readonly join: number };

/** From the hip to where it is joined to what flares. */
const thighOf = (sheet: Sheet, cloth: Cloth, { left, right, join }: Thigh) =>
  drape(sheet, {
    patch: {
      top: curve(left(0).x, 480, right(0).x, 480),
      bottom: curve(left(1).x, join, (left(1).x + right(1).x) / 2, join + 4, right(1).x, join),
      left,
      right,
      round: 0.6,
    },
    cloth,
    folds: [{ u: 0.5, from: 0.1, to: 1, width: 0.05 }],
    softness: 4,
  });

const legOf = (sheet: Sheet, cloth: Cloth, { x, side, join }: Leg): string => {
  const [outer, inner] = [
    curve(x(104), 480, x(106), join - 70, x(112), join),
    curve(x(0), 480, x(1), join - 60, x(6), join),
  ];
  const [left, right] = side === -1 ? [outer, inner] : [inner, outer];
  const upper = thighOf(sheet, cloth, { left, right, join });
  const folds = flareFolds(sheet, 6, 0.04, 0);
  const wide = [
    curve(x(112), join - 2, x(126), (join + FLOOR) / 2, x(186), FLOOR - 26),
    curve(x(6), join - 2, x(10), (join + FLOOR) / 2, x(16), FLOOR - 8),
  ] as const;
  const [l, r] = side === -1 ? wide : [wide[1], wide[0]];
  const lower = drape(sheet, {
    patch: {
      top: curve(l(0).x, join - 2, (l(0).x + r(0).x) / 2, join + 3, r(0).x, join - 2),
      bottom: wavedHem(curve(l(1).x, l(1).y, (l(1).x + r(1).x) / 2, FLOOR, r(1).x, r(1).y), folds, 11),
      left: l,
      right: r,
      round: 0.5,
      hemKnots: 25,
    },
    cloth,
    folds,
    softness: 4,
    borders: [
      { side: 'bottom', width: 40, style: lotusFrieze },
      { side: 'top', width: 18, style: kinari },
    ],
  });
  return upper.svg + lower.svg;
};

const shararaOf =
  ({ kurta, join }: ShararaCut): Garment =>
  (sheet, { main, second, third }, facing) => {
    const lower = onBothSides((side, x) => legOf(sheet, second, { x, side, join }));
    const arms = sleevesOf(sheet, main, kurta.sleeve, CUFF);
    const body = kurtaBody(sheet, main, kurta, facing);
    return dressForm(sheet, WOMAN) + lower + arms + body.svg + stoleOf(sheet, third, kurta, facing, [body.shape]);
  };

export const SHARARAS = {
  classic: shararaOf(CLASSIC),
  gharara: shararaOf(GHARARA),
  peplum: shararaOf(PEPLUM),
} as const;
