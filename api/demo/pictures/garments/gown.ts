// Evening gowns: one under a net cape, a column with a stole.

import type { Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { type Drawn, drape } from '#api/demo/pictures/drawing/drape.ts';
import { dressForm, FLOOR, WOMAN } from '#api/demo/pictures/drawing/figure.ts';
import { type Fold, flareFolds, wavedHem } from '#api/demo/pictures/drawing/fold.ts';
import { curve, range } from '#api/demo/pictures/drawing/geometry.ts';
import type { Patch } from '#api/demo/pictures/drawing/patch.ts';
import type { Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { fineLine, gota, kinari } from '#api/demo/pictures/prints/borders.ts';
import { buttons, crease, type Garment, onBothSides } from './common.ts';
import { cutOf, NECKS, type Seam } from './cut.ts';
import { thrownBack } from './stoles.ts';

const bodice: Patch = {
  top: curve(272, 236, 360, 228, 448, 236),
  bottom: curve(296, 400, 360, 412, 424, 400),
  left: curve(272, 236, 268, 292, 282, 345, 296, 400),
  right: curve(448, 236, 452, 292, 438, 345, 424, 400),
  round: 0.5,
};

const SWEETHEART = 'M269 250C284 214 326 206 360 244 394 206 436 214 451 250';
const STRAIGHT = 'M269 254C300 262 330 282 360 286 390 282 420 262 451 254';

const bodiceCut = (top: string): string =>
  `${top} 451 270 453 280 452 292 446 340 430 372 424 402 400 412 320 412 296 402 290 372 274 340 268 292 267 280 269 270 269 250z`;

type Train = { readonly patch: Patch; readonly folds: readonly Fold[] };

const trainOf = (sheet: Sheet): Train => {
  const folds = flareFolds(sheet, 9, 0.026, 0.02);
  const hem = curve(...[146, 968, 230, 988, 300, 994, 360, 996, 440, 994, 530, 990, 622, 978]);
  const patch: Patch = {
    top: curve(296, 396, 360, 408, 424, 396),
    bottom: wavedHem(hem, folds, 12),
    left: curve(296, 396, 268, 470, 258, 560, 232, 740, 146, FLOOR - 24),
    right: curve(424, 396, 452, 470, 464, 560, 500, 740, 622, FLOOR - 14),
    round: 0.75,
    hemKnots: 37,
  };
  return { patch, folds };
};

/** One side of the cape, of net. */
const capeOf = (sheet: Sheet, cloth: Cloth, side: -1 | 1, x: (offset: number) => number): string => {
  const [outer, inner] = [
    curve(x(94), 182, x(130), 280, x(168), 520, x(214), 866),
    curve(x(50), 170, x(88), 300, x(112), 560, x(130), 890),
  ];
  const [left, right] = side === -1 ? [outer, inner] : [inner, outer];
  const [a, b, c, d] = [left(0), right(0), left(1), right(1)];
  return drape(sheet, {
    patch: {
      top: curve(a.x, a.y, (a.x + b.x) / 2, Math.min(a.y, b.y) - 1, b.x, b.y),
      bottom: curve(c.x, c.y, (c.x + d.x) / 2, (c.y + d.y) / 2 + 12, d.x, d.y),
      left,
      right,
    },
    cloth,
    softness: 4,
    opacity: 0.72,
    folds: flareFolds(sheet, 4, 0.06),
    borders: [
      { side: 'bottom', width: 30, style: gota },
      { side: side === -1 ? 'right' : 'left', width: 9, style: fineLine },
    ],
  }).svg;
};

/** From behind the net hangs in one, gathered at the nape. */
const capeBehind = (sheet: Sheet, cloth: Cloth): string => {
  const folds = flareFolds(sheet, 9, 0.026, 0.02);
  return drape(sheet, {
    patch: {
      top: curve(264, 184, 310, 163, 360, 168, 410, 163, 456, 184),
      bottom: wavedHem(curve(140, 872, 250, 896, 360, 902, 470, 896, 580, 872), folds, 9),
      left: curve(264, 184, 228, 300, 186, 560, 140, 872),
      right: curve(456, 184, 492, 300, 534, 560, 580, 872),
      round: 0.5,
      hemKnots: 29,
    },
    cloth,
    folds,
    softness: 4,
    opacity: 0.76,
    borders: [{ side: 'bottom', width: 30, style: gota }],
  }).svg;
};

const beltOver = (sheet: Sheet, cloth: Cloth, castOn: readonly string[]): Drawn =>
  drape(sheet, {
    patch: {
      top: curve(294, 388, 360, 399, 426, 388),
      bottom: curve(296, 408, 360, 420, 424, 408),
      left: curve(294, 388, 296, 408),
      right: curve(426, 388, 424, 408),
      round: 0.5,
    },
    cloth,
    softness: 2,
    castOn,
    borders: [{ side: 'bottom', width: 24, style: kinari }],
  });

const caped: Garment = (sheet, { main, third }, facing) => {
  const train = trainOf(sheet);
  const cape = facing === 'front' ? onBothSides((side, x) => capeOf(sheet, third, side, x)) : capeBehind(sheet, third);
  const lower = drape(sheet, { ...train, cloth: main, softness: 7 });
  const upper = drape(sheet, {
    patch: bodice,
    cloth: main,
    outline: bodiceCut(facing === 'front' ? SWEETHEART : STRAIGHT),
    softness: 3,
    trim: facing === 'back' ? buttons({ x: 360, from: 300, to: 386, count: 8, radius: 4 }) : '',
    creases: range(6).map((i) => crease(284 + i * 6, 262 + i * 22, 350, 258 + i * 26, 436 - i * 3, 306 + i * 18)),
  });
  const belt = beltOver(sheet, main, [lower.shape]);
  return dressForm(sheet, WOMAN) + lower.svg + upper.svg + belt.svg + cape;
};

const COLUMN: Seam = [
  48, 226, 66, 246, 92, 276, 92, 300, 80, 350, 74, 396, 97, 480, 102, 580, 100, 740, 122, 880, 196, 980,
];

/** Narrow to the knee, a stole of net round the neck and down the back. */
const column: Garment = (sheet, { main, third }, facing) => {
  const isFront = facing === 'front';
  const body = drape(sheet, {
    ...cutOf({
      neck: isFront ? NECKS.camisole : NECKS.strapless,
      side: isFront ? COLUMN : [48, 262, 70, 264, ...COLUMN.slice(4)],
      dip: 10,
      hemKnots: 17,
    }),
    cloth: main,
    softness: 7,
    folds: flareFolds(sheet, 6, 0.03, 0.6),
    creases: [
      crease(284, 396, 330, 420, 430, 398),
      crease(276, 440, 340, 470, 446, 440),
      crease(300, 300, 360, 330, 430, 296),
    ],
    trim: isFront ? '' : buttons({ x: 360, from: 286, to: 470, count: 14, radius: 3.6 }),
  });
  return dressForm(sheet, WOMAN) + body.svg + thrownBack(sheet, third, { facing, castOn: [body.shape] });
};

export const GOWNS = { caped, column } as const;
