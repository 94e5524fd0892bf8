// Nivi drape: pleats tucked at the waist, the pallu over the left shoulder and down behind.

import type { Cloth } from '#demo-shop/pictures/drawing/cloth.ts';
import { type Drawn, drape } from '#demo-shop/pictures/drawing/drape.ts';
import { dressForm, FLOOR, WOMAN } from '#demo-shop/pictures/drawing/figure.ts';
import { type Fold, flareFolds } from '#demo-shop/pictures/drawing/fold.ts';
import { curve, lerp, range } from '#demo-shop/pictures/drawing/geometry.ts';
import type { Patch } from '#demo-shop/pictures/drawing/patch.ts';
import { type Sheet, vary } from '#demo-shop/pictures/drawing/sheet.ts';
import { fineLine, palluEnd, temple } from '#demo-shop/pictures/prints/borders.ts';
import { crease, dori, type Garment, type Outfit, onBothSides, sleeve } from './common.ts';

const BORDER = 34;

const skirt: Patch = {
  top: curve(297, 398, 360, 410, 423, 398),
  bottom: curve(222, FLOOR - 22, 290, FLOOR - 6, 360, FLOOR, 430, FLOOR - 4, 508, FLOOR - 22),
  left: curve(297, 398, 272, 440, 258, 500, 250, 640, 238, 820, 222, FLOOR - 22),
  right: curve(423, 398, 450, 440, 462, 500, 472, 640, 486, 820, 508, FLOOR - 22),
  round: 0.8,
  hemKnots: 13,
  covered: ({ x, y }) => y > 440 && Math.abs(x - 360) < lerp(8, 58, (y - 440) / 540),
};

/** Knife pleats, folded to the viewer's right, fanning to the floor. */
const pleats: Patch = {
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

/** The diagonal: narrow on the shoulder, opening to the hip where it comes round from the back. */
const pallu: Patch = {
  top: curve(408, 166, 436, 165, 460, 176, 478, 194),
  bottom: curve(287, 384, 272, 425, 258, 468, 252, 540),
  left: curve(408, 166, 392, 214, 352, 280, 318, 340, 287, 384),
  right: curve(478, 194, 472, 250, 448, 320, 400, 396, 330, 468, 252, 540),
};

const fallingEnd: Patch = {
  top: curve(420, 176, 448, 170, 478, 190),
  bottom: curve(462, 845, 486, 851, 506, 847, 532, 852, 552, 847, 576, 850),
  left: curve(420, 176, 440, 330, 452, 560, 462, 842),
  right: curve(478, 190, 512, 320, 548, 560, 576, 852),
  round: 0.1,
  hemKnots: 13,
};

const blouse: Patch = {
  top: curve(280, 180, 360, 176, 440, 180),
  bottom: curve(284, 338, 360, 350, 436, 338),
  left: curve(264, 186, 272, 250, 268, 295, 284, 338),
  right: curve(456, 186, 448, 250, 452, 295, 436, 338),
  round: 0.6,
};

const ROUND_NECK = 'M292 172C302 228 326 252 360 254S418 228 428 172';
const LOW_BACK = 'M290 173C292 240 320 296 360 298S428 240 430 173';

const blouseCut = (neck: string): string =>
  `${neck}L456 183C450 220 448 250 452 292 448 315 440 328 436 338 400 350 320 350 284 338 280 328 272 315 268 292 272 250 270 220 264 183z`;

const sleeves = (sheet: Sheet, cloth: Cloth): string =>
  onBothSides((side, x) => {
    const cut = {
      outer: curve(x(78), 176, x(104), 190, x(120), 250, x(128), 322),
      inner: curve(x(68), 236, x(74), 262, x(79), 300, x(84), 330),
      borders: [{ side: 'bottom', width: 16, style: fineLine }],
      folds: [{ u: 0.7, from: 0.1, to: 0.7, width: 0.06 }],
    } as const;
    return sleeve(sheet, cloth, { side, ...cut }).svg;
  });

const palluOver = (sheet: Sheet, cloth: Cloth, castOn: readonly string[]): Drawn =>
  drape(sheet, {
    patch: pallu,
    cloth,
    softness: 4,
    castOn,
    folds: [0.2, 0.36, 0.52, 0.68, 0.84].map((u) => ({
      u: u + vary(sheet, -0.02, 0.02),
      from: vary(sheet, 0, 0.05),
      to: vary(sheet, 0.85, 1.02),
      width: vary(sheet, 0.035, 0.06),
      peak: 0.7,
    })),
    borders: [
      { side: 'left', width: BORDER * 0.8, style: temple },
      { side: 'right', width: BORDER * 0.8, style: temple },
    ],
  });

const skirtOf = (sheet: Sheet, cloth: Cloth, patch: Patch): Drawn =>
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

const endBehind = (sheet: Sheet, cloth: Cloth): Drawn =>
  drape(sheet, {
    patch: fallingEnd,
    cloth,
    softness: 4,
    folds: flareFolds(sheet, 5, 0.05),
    borders: [
      { side: 'right', width: BORDER * 0.7, style: temple },
      { side: 'bottom', width: 118, style: palluEnd },
    ],
  });

/** Seen from behind: from the shoulder to the knee, pleated where it is pinned, open at its end. */
const palluBehind: Patch = {
  top: curve(262, 188, 284, 168, 316, 168),
  bottom: curve(204, 806, 236, 814, 268, 808, 306, 816, 340, 809, 372, 814, 404, 806),
  left: curve(262, 188, 250, 300, 226, 520, 204, 806),
  right: curve(316, 168, 352, 300, 388, 520, 404, 806),
  round: 0.15,
  hemKnots: 21,
};

const backSkirt: Patch = { ...skirt, covered: ({ x, y }) => y < 780 && x > 250 && x < 372 };

const seenFromBehind = (sheet: Sheet, { main, second }: Outfit): string => {
  const form = dressForm(sheet, WOMAN);
  const arms = sleeves(sheet, second);
  const top = drape(sheet, { patch: blouse, cloth: second, outline: blouseCut(LOW_BACK), softness: 4 });
  const lower = skirtOf(sheet, main, backSkirt);
  const over = drape(sheet, {
    patch: palluBehind,
    cloth: main,
    softness: 4,
    castOn: [lower.shape, top.shape],
    folds: flareFolds(sheet, 6, 0.045, 0),
    borders: [
      { side: 'left', width: BORDER * 0.7, style: temple },
      { side: 'right', width: BORDER * 0.7, style: temple },
      { side: 'bottom', width: 124, style: palluEnd },
    ],
  });
  return form + arms + top.svg + dori(sheet, 204, main.base) + lower.svg + over.svg;
};

export const saree: Garment = (sheet, outfit, facing) =>
  facing === 'front' ? seenFromTheFront(sheet, outfit) : seenFromBehind(sheet, outfit);

const seenFromTheFront = (sheet: Sheet, { main, second }: Outfit): string => {
  const falling = endBehind(sheet, main);
  const form = dressForm(sheet, WOMAN);
  const arms = sleeves(sheet, second);
  const top = drape(sheet, {
    patch: blouse,
    cloth: second,
    outline: blouseCut(ROUND_NECK),
    softness: 4,
    creases: [crease(276, 262, 296, 280, 322, 288), crease(300, 336, 306, 312, 318, 296)],
  });
  const lower = skirtOf(sheet, main, skirt);
  const front = drape(sheet, {
    patch: pleats,
    cloth: main,
    softness: 3,
    castOn: [lower.shape],
    folds: pleatFolds(sheet),
    borders: [{ side: 'bottom', width: BORDER, style: temple }],
  });
  const over = palluOver(sheet, main, [lower.shape, front.shape, top.shape]);
  return falling.svg + form + arms + top.svg + lower.svg + front.svg + over.svg;
};
