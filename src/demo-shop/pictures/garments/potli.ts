// The potli: a gathered pouch on a string of pearls.

import type { Cloth } from '#demo-shop/pictures/drawing/cloth.ts';
import { type Drawn, drape } from '#demo-shop/pictures/drawing/drape.ts';
import { flareFolds } from '#demo-shop/pictures/drawing/fold.ts';
import { curve, range, sample } from '#demo-shop/pictures/drawing/geometry.ts';
import type { Patch } from '#demo-shop/pictures/drawing/patch.ts';
import { type Sheet, vary } from '#demo-shop/pictures/drawing/sheet.ts';
import { fineLine, gota, lotusFrieze } from '#demo-shop/pictures/prints/borders.ts';
import type { Garment } from './common.ts';
import { cord, pearl, tassel } from './ornament.ts';

const pouch: Patch = {
  top: curve(306, 436, 360, 446, 414, 436),
  bottom: curve(236, 934, 290, 972, 360, 982, 430, 972, 484, 934),
  left: curve(306, 436, 232, 520, 164, 680, 166, 830, 236, 934),
  right: curve(414, 436, 488, 520, 556, 680, 554, 830, 484, 934),
  round: 0.85,
};

const ruffle = (height: number, spread: number): Patch => ({
  top: curve(
    360 - spread,
    height + 20,
    300,
    height - 8,
    330,
    height + 8,
    360,
    height - 6,
    392,
    height + 8,
    424,
    height - 8,
    360 + spread,
    height + 20,
  ),
  bottom: curve(306, 440, 360, 452, 414, 440),
  left: curve(360 - spread, height + 20, 284, 400, 306, 440),
  right: curve(360 + spread, height + 20, 436, 400, 414, 440),
  round: 0.5,
});

const collarOver = (sheet: Sheet, cloth: Cloth, castOn: readonly string[]): Drawn =>
  drape(sheet, {
    patch: ruffle(352, 104),
    cloth,
    softness: 3,
    castOn,
    folds: range(7).map((i) => ({ u: 0.12 + i * 0.127, from: 0, to: 1.01, width: 0.035, peak: 0.7 })),
    borders: [{ side: 'top', width: 24, style: gota }],
  });

export const potli: Garment = (sheet, { main, second }) => {
  const gathers = flareFolds(sheet, 11, 0.026, 0).map((fold) => ({
    ...fold,
    from: 0,
    to: vary(sheet, 0.45, 0.8),
    peak: 0.4,
  }));
  const handle = curve(312, 430, 250, 280, 300, 160, 360, 140, 420, 160, 470, 280, 408, 430);
  const pearls = sample(handle, 46)
    .map(({ x, y }) => pearl(sheet, x, y, 9))
    .join('');
  const inside = drape(sheet, { patch: ruffle(338, 96), cloth: second, softness: 3 });
  const bag = drape(sheet, {
    patch: pouch,
    cloth: main,
    folds: gathers,
    softness: 5,
    borders: [
      { side: 'level', width: 84, inset: 8, style: lotusFrieze },
      { side: 'level', width: 14, inset: 102, style: fineLine },
    ],
  });
  const collar = collarOver(sheet, main, [inside.shape]);
  return (
    pearls +
    inside.svg +
    bag.svg +
    collar.svg +
    cord(sheet, 'M300 434C330 450 390 450 420 434', 9) +
    cord(sheet, 'M300 446C330 462 390 462 420 446', 9) +
    cord(sheet, 'M416 448C452 480 462 520 458 566M414 450C436 490 436 540 430 602', 4) +
    tassel(sheet, { x: 458, y: 566, length: 92, colour: second.base }) +
    tassel(sheet, { x: 430, y: 602, length: 92, colour: second.base })
  );
};
