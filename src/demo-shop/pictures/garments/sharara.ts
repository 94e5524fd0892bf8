// A short kurta over a sharara: wide from the knee, with a gathered join.

import type { Cloth } from '#demo-shop/pictures/drawing/cloth.ts';
import { type Drawn, drape } from '#demo-shop/pictures/drawing/drape.ts';
import { dressForm, FLOOR, WOMAN } from '#demo-shop/pictures/drawing/figure.ts';
import { flareFolds, wavedHem } from '#demo-shop/pictures/drawing/fold.ts';
import { curve, range } from '#demo-shop/pictures/drawing/geometry.ts';
import type { Patch } from '#demo-shop/pictures/drawing/patch.ts';
import { type Sheet, vary } from '#demo-shop/pictures/drawing/sheet.ts';
import { type Strip, stripAlong } from '#demo-shop/pictures/drawing/strip.ts';
import { gota, kinari, lotusFrieze, paisleyBorder } from '#demo-shop/pictures/prints/borders.ts';
import { crease, type Facing, type Garment, onBothSides, shoulderStole, sleeve } from './common.ts';

const HEM = 566;
const JOIN = 668;

const body: Patch = {
  top: curve(268, 178, 360, 166, 452, 178),
  bottom: curve(246, HEM - 4, 300, HEM + 8, 360, HEM + 5, 424, HEM + 9, 474, HEM - 4),
  left: curve(268, 178, 272, 250, 268, 292, 279, 392, 262, 480, 246, HEM - 4),
  right: curve(452, 178, 448, 250, 452, 292, 441, 392, 458, 480, 474, HEM - 4),
  round: 0.7,
  hemKnots: 9,
};

const cut = (depth: number): string =>
  `M304 165C308 ${165 + depth * 0.54} 330 ${165 + depth * 0.93} 360 ${165 + depth}S412 ${165 + depth * 0.54} 416 165L452 179 459 188C450 220 448 250 452 292 451 330 440 360 441 392 446 440 464 500 474 ${HEM - 4} 440 ${HEM + 10} 400 ${HEM + 10} 360 ${HEM + 5} 320 ${HEM + 10} 280 ${HEM + 8} 246 ${HEM - 4} 256 500 274 440 279 392 280 360 269 330 268 292 272 250 270 220 261 188L268 179z`;

const DEPTH = { front: 57, back: 34 } as const;

const neck = (depth: number): Strip =>
  stripAlong(
    curve(
      ...[
        304,
        165,
        308,
        165 + depth * 0.48,
        330,
        165 + depth * 0.86,
        360,
        165 + depth,
        390,
        165 + depth * 0.86,
        412,
        165 + depth * 0.48,
        416,
        165,
      ],
    ),
    1,
  );

const legOf = (sheet: Sheet, cloth: Cloth, x: (offset: number) => number, side: -1 | 1): string => {
  const [outer, inner] = [curve(x(104), 530, x(106), 600, x(112), JOIN), curve(x(0), 530, x(1), 610, x(6), JOIN)];
  const [left, right] = side === -1 ? [outer, inner] : [inner, outer];
  const upper = drape(sheet, {
    patch: {
      top: curve(left(0).x, 530, right(0).x, 530),
      bottom: curve(left(1).x, JOIN, (left(1).x + right(1).x) / 2, JOIN + 4, right(1).x, JOIN),
      left,
      right,
      round: 0.6,
    },
    cloth,
    folds: [{ u: 0.5, from: 0.1, to: 1, width: 0.05 }],
    softness: 4,
  });
  const folds = flareFolds(sheet, 6, 0.04, 0);
  const wide = [
    curve(x(112), JOIN - 2, x(126), 800, x(186), FLOOR - 26),
    curve(x(6), JOIN - 2, x(10), 840, x(16), FLOOR - 8),
  ] as const;
  const [l, r] = side === -1 ? wide : [wide[1], wide[0]];
  const lower = drape(sheet, {
    patch: {
      top: curve(l(0).x, JOIN - 2, (l(0).x + r(0).x) / 2, JOIN + 3, r(0).x, JOIN - 2),
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

const sleeves = (sheet: Sheet, cloth: Cloth): string =>
  onBothSides((side, x) => {
    const shape = {
      outer: curve(x(80), 176, x(106), 192, x(122), 260, x(132), 330, x(142), 400),
      inner: curve(x(72), 236, x(82), 290, x(88), 340, x(92), 410),
      borders: [{ side: 'bottom', width: 24, style: gota }],
      folds: [{ u: 0.4, from: 0.2, to: 0.9, width: 0.07 }],
    } as const;
    return sleeve(sheet, cloth, { side, ...shape }).svg;
  });

const kurti = (sheet: Sheet, cloth: Cloth, facing: Facing): Drawn =>
  drape(sheet, {
    patch: body,
    cloth,
    outline: cut(DEPTH[facing]),
    softness: 5,
    folds: range(5).map((i) => ({
      u: 0.14 + i * 0.18 + vary(sheet, -0.03, 0.03),
      from: vary(sheet, 0.5, 0.62),
      to: 1.01,
      width: vary(sheet, 0.016, 0.026),
      peak: 1,
    })),
    creases: [crease(272, 258, 292, 282, 316, 292), crease(448, 258, 428, 282, 404, 292)],
    borders: [{ side: 'bottom', width: 34, style: paisleyBorder }],
    trim: gota(sheet, neck(DEPTH[facing]), 24, cloth),
  });

export const sharara: Garment = (sheet, { main, second, third }, facing) => {
  const lower = onBothSides((side, x) => legOf(sheet, second, x, side));
  const arms = sleeves(sheet, main);
  const front = kurti(sheet, main, facing);
  return (
    dressForm(sheet, WOMAN) + lower + arms + front.svg + shoulderStole(sheet, third, { facing, castOn: [front.shape] })
  );
};
