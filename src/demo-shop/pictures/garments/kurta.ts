// Straight kurta with side slits over wide palazzo trousers; embroidered neck.

import type { Cloth } from '#demo-shop/pictures/drawing/cloth.ts';
import { type Drawn, drape } from '#demo-shop/pictures/drawing/drape.ts';
import { dressForm, FLOOR, WOMAN } from '#demo-shop/pictures/drawing/figure.ts';
import { curve, range } from '#demo-shop/pictures/drawing/geometry.ts';
import type { Patch } from '#demo-shop/pictures/drawing/patch.ts';
import { type Sheet, vary } from '#demo-shop/pictures/drawing/sheet.ts';
import { stripAlong } from '#demo-shop/pictures/drawing/strip.ts';
import { fineLine, gota, kinari, paisleyBorder } from '#demo-shop/pictures/prints/borders.ts';
import { crease, type Facing, type Garment, onBothSides, shoulderStole, sleeve } from './common.ts';
import { legs } from './legs.ts';

const HEM = 760;

const body: Patch = {
  top: curve(268, 178, 360, 166, 452, 178),
  bottom: curve(238, HEM - 4, 300, HEM + 10, 360, HEM + 6, 424, HEM + 12, 482, HEM - 4),
  left: curve(268, 178, 272, 250, 268, 292, 279, 392, 262, 500, 250, 620, 238, HEM - 4),
  right: curve(452, 178, 448, 250, 452, 292, 441, 392, 458, 500, 470, 620, 482, HEM - 4),
  round: 0.7,
  hemKnots: 9,
};

const SLIT_NECK = 'M312 164C314 200 334 222 353 225L360 300 367 225C386 222 406 200 408 164';
const ROUND_NECK = 'M308 165C322 186 342 194 360 194S398 186 412 165';

const cut = (neck: string): string =>
  `${neck}L452 179 459 188C450 220 448 250 452 292 451 330 440 360 441 392 444 440 456 470 459 510 466 600 474 680 482 ${HEM - 4} 450 ${HEM + 12} 430 ${HEM + 13} 404 ${HEM + 9} 370 ${HEM + 3} 330 ${HEM + 12} 300 ${HEM + 10} 275 ${HEM + 8} 256 ${HEM + 4} 238 ${HEM - 4} 246 680 254 600 261 510 264 470 276 440 279 392 280 360 269 330 268 292 272 250 270 220 261 188L268 179z`;

const NECK = stripAlong(curve(312, 164, 314, 200, 334, 221, 360, 227, 386, 221, 406, 200, 408, 164), 1);

const sleeves = (sheet: Sheet, cloth: Cloth): string =>
  onBothSides((side, x) => {
    const shape = {
      outer: curve(x(80), 176, x(106), 192, x(120), 260, x(132), 350, x(140), 440),
      inner: curve(x(72), 236, x(82), 300, x(92), 370, x(100), 448),
      borders: [{ side: 'bottom', width: 24, style: gota }],
      folds: [
        { u: 0.35, from: 0.2, to: 0.9, width: 0.07 },
        { u: 0.7, from: 0.05, to: 0.55, width: 0.06 },
      ],
    } as const;
    return sleeve(sheet, cloth, { side, ...shape }).svg;
  });

const LOW_NECK = stripAlong(curve(308, 165, 324, 186, 342, 193, 360, 194, 378, 193, 396, 186, 412, 165), 1);

const neckline = (sheet: Sheet, cloth: Cloth, facing: Facing): string =>
  facing === 'back'
    ? gota(sheet, LOW_NECK, 18, cloth)
    : gota(sheet, NECK, 20, cloth) +
      fineLine(sheet, stripAlong(curve(353, 226, 357, 262, 360, 300, 363, 262, 367, 226), 1), 7, cloth);

const bodyOf = (sheet: Sheet, cloth: Cloth, facing: Facing): Drawn =>
  drape(sheet, {
    patch: body,
    cloth,
    outline: cut(facing === 'front' ? SLIT_NECK : ROUND_NECK),
    softness: 5,
    folds: [
      ...range(5).map((i) => ({
        u: 0.14 + i * 0.18 + vary(sheet, -0.03, 0.03),
        from: vary(sheet, 0.4, 0.58),
        to: 1.01,
        width: vary(sheet, 0.014, 0.024),
        peak: 1,
        drift: vary(sheet, -0.02, 0.02),
      })),
      { u: 0.24, from: 0.14, to: 0.42, width: 0.016, drift: 0.03 },
      { u: 0.78, from: 0.14, to: 0.42, width: 0.016, drift: -0.03 },
    ],
    creases: [crease(272, 258, 292, 282, 316, 292), crease(448, 258, 428, 282, 404, 292)],
    borders: [{ side: 'bottom', width: 40, style: paisleyBorder }],
    trim: neckline(sheet, cloth, facing),
  });

export const kurta: Garment = (sheet, { main, second, third }, facing) => {
  const palazzo = legs(sheet, second, { hip: 640, half: 96, ankle: FLOOR - 6, cuff: 62, gap: 66 }, [
    { side: 'bottom', width: 26, style: kinari },
  ]);
  const arms = sleeves(sheet, main);
  const front = bodyOf(sheet, main, facing);
  return (
    dressForm(sheet, WOMAN) +
    palazzo +
    arms +
    front.svg +
    shoulderStole(sheet, third, { facing, castOn: [front.shape] })
  );
};
