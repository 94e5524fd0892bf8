// The kaftan, one width of cloth gathered at the waist; and the evening gown with a net cape.

import { fineLine, gota, kinari, lotusFrieze } from '../borders.ts';
import { drape } from '../drape.ts';
import { dressForm, FLOOR, WOMAN } from '../figure.ts';
import { flareFolds, wavedHem } from '../fold.ts';
import { curve, points, range } from '../geometry.ts';
import type { Patch } from '../patch.ts';
import { vary } from '../sheet.ts';
import { stripAlong } from '../strip.ts';
import { crease, type Garment } from './common.ts';

const KAFTAN_CUT = `M316 164C324 214 344 268 360 300 376 268 396 214 404 164L452 178C498 214 544 292 578 388 572 470 556 540 520 590 500 560 474 500 450 452 446 440 446 424 444 410 478 530 498 780 512 ${FLOOR - 26} 470 ${FLOOR} 420 ${FLOOR + 2} 360 ${FLOOR} 300 ${FLOOR + 2} 250 ${FLOOR} 208 ${FLOOR - 26} 222 780 242 530 276 410 274 424 274 440 270 452 246 500 220 560 200 590 164 540 148 470 142 388 176 292 222 214 268 178z`;

export const kaftan: Garment = (sheet, { main, second }) => {
  const patch: Patch = {
    top: curve(142, 300, 268, 172, 360, 160, 452, 172, 578, 300),
    bottom: curve(150, FLOOR - 20, 260, FLOOR, 360, FLOOR + 2, 460, FLOOR, 570, FLOOR - 20),
    left: curve(142, 300, 140, 640, 150, FLOOR - 20),
    right: curve(578, 300, 580, 640, 570, FLOOR - 20),
  };
  const neck = stripAlong(curve(316, 164, 326, 220, 344, 266, 360, 300, 376, 266, 394, 220, 404, 164), 1);
  const leftCuff = stripAlong(curve(142, 388, 148, 470, 164, 536, 200, 590), -1);
  const rightCuff = stripAlong(curve(578, 388, 572, 470, 556, 536, 520, 590), 1);
  const hem = stripAlong(curve(208, FLOOR - 26, 280, FLOOR - 2, 360, FLOOR, 440, FLOOR - 2, 512, FLOOR - 26), -1);
  const body = drape(sheet, {
    patch,
    cloth: main,
    outline: KAFTAN_CUT,
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
    creases: [
      crease(262, 196, 216, 300, 176, 420),
      crease(282, 196, 252, 310, 216, 520),
      crease(300, 230, 282, 330, 250, 452),
      crease(458, 196, 504, 300, 546, 420),
      crease(438, 196, 468, 310, 504, 520),
      crease(420, 230, 438, 330, 470, 452),
    ],
    trim:
      kinari(sheet, neck, 26, main) +
      gota(sheet, leftCuff, 22, main) +
      gota(sheet, rightCuff, 22, main) +
      lotusFrieze(sheet, hem, 40, main),
  });
  const sash = drape(sheet, {
    patch: {
      top: curve(276, 396, 360, 408, 444, 396),
      bottom: curve(277, 424, 360, 437, 443, 424),
      left: curve(276, 396, 277, 424),
      right: curve(444, 396, 443, 424),
      round: 0.5,
    },
    cloth: second,
    softness: 2,
    castOn: [body.shape],
    borders: [
      { side: 'top', width: 6, style: fineLine },
      { side: 'bottom', width: 6, style: fineLine },
    ],
  });
  return dressForm(sheet, WOMAN) + body.svg + sash.svg + tassels(second.base, second.deep);
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

const bodice: Patch = {
  top: curve(272, 236, 360, 228, 448, 236),
  bottom: curve(296, 400, 360, 412, 424, 400),
  left: curve(272, 236, 268, 292, 282, 345, 296, 400),
  right: curve(448, 236, 452, 292, 438, 345, 424, 400),
  round: 0.5,
};

const BODICE_CUT =
  'M269 250C284 214 326 206 360 244 394 206 436 214 451 250 451 270 453 280 452 292 446 340 430 372 424 402 400 412 320 412 296 402 290 372 274 340 268 292 267 280 269 270 269 250z';

export const gown: Garment = (sheet, { main, third }) => {
  const folds = flareFolds(sheet, 9, 0.026, 0.02);
  const hem = curve(
    146,
    FLOOR - 24,
    230,
    FLOOR - 4,
    300,
    FLOOR + 2,
    360,
    FLOOR + 4,
    440,
    FLOOR + 2,
    530,
    FLOOR - 2,
    622,
    FLOOR - 14,
  );
  const skirt: Patch = {
    top: curve(296, 396, 360, 408, 424, 396),
    bottom: wavedHem(hem, folds, 12),
    left: curve(296, 396, 268, 470, 258, 560, 232, 740, 146, FLOOR - 24),
    right: curve(424, 396, 452, 470, 464, 560, 500, 740, 622, FLOOR - 14),
    round: 0.75,
    hemKnots: 37,
  };
  const cape = ([-1, 1] as const)
    .map((side) => {
      const x = (offset: number): number => 360 + side * offset;
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
        cloth: third,
        softness: 4,
        opacity: 0.72,
        folds: flareFolds(sheet, 4, 0.06),
        borders: [
          { side: 'bottom', width: 30, style: gota },
          { side: side === -1 ? 'right' : 'left', width: 9, style: fineLine },
        ],
      }).svg;
    })
    .join('');
  const lower = drape(sheet, { patch: skirt, cloth: main, folds, softness: 7 });
  const upper = drape(sheet, {
    patch: bodice,
    cloth: main,
    outline: BODICE_CUT,
    softness: 3,
    creases: range(6).map((i) => crease(284 + i * 6, 262 + i * 22, 350, 258 + i * 26, 436 - i * 3, 306 + i * 18)),
  });
  const belt = drape(sheet, {
    patch: {
      top: curve(294, 388, 360, 399, 426, 388),
      bottom: curve(296, 408, 360, 420, 424, 408),
      left: curve(294, 388, 296, 408),
      right: curve(426, 388, 424, 408),
      round: 0.5,
    },
    cloth: main,
    softness: 2,
    castOn: [lower.shape],
    borders: [{ side: 'bottom', width: 24, style: kinari }],
  });
  return dressForm(sheet, WOMAN) + lower.svg + upper.svg + belt.svg + cape;
};
