// The kaftan: one width of cloth, gathered at the waist.

import type { Cloth } from '#demo-shop/pictures/drawing/cloth.ts';
import { type Drawn, drape } from '#demo-shop/pictures/drawing/drape.ts';
import { dressForm, FLOOR, WOMAN } from '#demo-shop/pictures/drawing/figure.ts';
import { curve, points, range } from '#demo-shop/pictures/drawing/geometry.ts';
import type { Patch } from '#demo-shop/pictures/drawing/patch.ts';
import { type Sheet, vary } from '#demo-shop/pictures/drawing/sheet.ts';
import { stripAlong } from '#demo-shop/pictures/drawing/strip.ts';
import { fineLine, gota, kinari, lotusFrieze } from '#demo-shop/pictures/prints/borders.ts';
import { crease, type Garment } from './common.ts';

const V_NECK = 'M316 164C324 214 344 268 360 300 376 268 396 214 404 164';
const HIGH_NECK = 'M316 164C326 184 344 191 360 191S394 184 404 164';

const cut = (neck: string): string =>
  `${neck}L452 178C498 214 544 292 578 388 572 470 556 540 520 590 500 560 474 500 450 452 446 440 446 424 444 410 478 530 498 780 512 ${FLOOR - 26} 470 ${FLOOR} 420 ${FLOOR + 2} 360 ${FLOOR} 300 ${FLOOR + 2} 250 ${FLOOR} 208 ${FLOOR - 26} 222 780 242 530 276 410 274 424 274 440 270 452 246 500 220 560 200 590 164 540 148 470 142 388 176 292 222 214 268 178z`;

const NECK = stripAlong(curve(316, 164, 326, 220, 344, 266, 360, 300, 376, 266, 394, 220, 404, 164), 1);

const HIGH = stripAlong(curve(316, 164, 328, 184, 344, 190, 360, 191, 376, 190, 392, 184, 404, 164), 1);

const LEFT_CUFF = stripAlong(curve(142, 388, 148, 470, 164, 536, 200, 590), -1);

const RIGHT_CUFF = stripAlong(curve(578, 388, 572, 470, 556, 536, 520, 590), 1);

const HEM = stripAlong(curve(208, FLOOR - 26, 280, FLOOR - 2, 360, FLOOR, 440, FLOOR - 2, 512, FLOOR - 26), -1);

const WIDTH_OF_CLOTH: Patch = {
  top: curve(142, 300, 268, 172, 360, 160, 452, 172, 578, 300),
  bottom: curve(150, FLOOR - 20, 260, FLOOR, 360, FLOOR + 2, 460, FLOOR, 570, FLOOR - 20),
  left: curve(142, 300, 140, 640, 150, FLOOR - 20),
  right: curve(578, 300, 580, 640, 570, FLOOR - 20),
};

const CREASES = [
  crease(262, 196, 216, 300, 176, 420),
  crease(282, 196, 252, 310, 216, 520),
  crease(300, 230, 282, 330, 250, 452),
  crease(458, 196, 504, 300, 546, 420),
  crease(438, 196, 468, 310, 504, 520),
  crease(420, 230, 438, 330, 470, 452),
];

const sashOver = (sheet: Sheet, cloth: Cloth, castOn: readonly string[]): Drawn =>
  drape(sheet, {
    patch: {
      top: curve(276, 396, 360, 408, 444, 396),
      bottom: curve(277, 424, 360, 437, 443, 424),
      left: curve(276, 396, 277, 424),
      right: curve(444, 396, 443, 424),
      round: 0.5,
    },
    cloth,
    softness: 2,
    castOn,
    borders: [
      { side: 'top', width: 6, style: fineLine },
      { side: 'bottom', width: 6, style: fineLine },
    ],
  });

export const kaftan: Garment = (sheet, { main, second }, facing) => {
  const body = drape(sheet, {
    patch: WIDTH_OF_CLOTH,
    cloth: main,
    outline: cut(facing === 'front' ? V_NECK : HIGH_NECK),
    softness: 6,
    volume: 0.9,
    folds: [
      ...range(7).map((i) => ({
        u: 0.32 + i * 0.06 + vary(sheet, -0.008, 0.008),
        from: 0.33,
        to: 1.01,
        width: 0.019,
        peak: 1,
        drift: (i - 3) * 0.034,
      })),
      ...range(4).map((i) => ({ u: 0.4 + i * 0.065, from: 0.12, to: 0.31, width: 0.014, drift: (1.5 - i) * 0.012 })),
    ],
    creases: CREASES,
    trim:
      kinari(sheet, facing === 'front' ? NECK : HIGH, 26, main) +
      gota(sheet, LEFT_CUFF, 22, main) +
      gota(sheet, RIGHT_CUFF, 22, main) +
      lotusFrieze(sheet, HEM, 40, main),
  });
  const sash = sashOver(sheet, second, [body.shape]);
  return dressForm(sheet, WOMAN) + body.svg + sash.svg + (facing === 'front' ? tassels(second.base, second.deep) : '');
};

const tassels = (colour: string, deep: string): string =>
  points(372, 560, 384, 540)
    .map(
      ({ x, y }) =>
        `<path d="M366 432C368 470 ${x} 500 ${x} ${y}" fill="none" stroke="#c79d55" stroke-width="2.2"/>` +
        `<path d="M${x - 5} ${y + 6}L${x - 8} ${y + 50}H${x + 8}L${x + 5} ${y + 6}z" fill="${colour}" stroke="${deep}" stroke-width=".7"/>` +
        `<path d="M${x - 3} ${y + 12}L${x - 4} ${y + 50}M${x} ${y + 12}V${y + 50}M${x + 3} ${y + 12}L${x + 4} ${y + 50}" stroke="${deep}" stroke-width=".8" opacity=".6"/>` +
        `<circle cx="${x}" cy="${y}" r="7" fill="#d9b56c" stroke="#8d6a33" stroke-width=".8"/>`,
    )
    .join('');
