// Potlis: gathered pouches on a string of pearls or a cord.

import type { Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { type Drawn, drape } from '#api/demo/pictures/drawing/drape.ts';
import { flareFolds } from '#api/demo/pictures/drawing/fold.ts';
import { curve, range, sample } from '#api/demo/pictures/drawing/geometry.ts';
import type { Patch } from '#api/demo/pictures/drawing/patch.ts';
import { type Sheet, vary } from '#api/demo/pictures/drawing/sheet.ts';
import { fineLine, gota, lotusFrieze } from '#api/demo/pictures/prints/borders.ts';
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

type PotliCut = {
  readonly pouch: Patch;
  /** A string of pearls, or a twisted cord. */
  readonly handle: 'pearls' | 'cord';
  /** Of drops along the bottom seam. */
  readonly fringe: number;
};

const ROUND: PotliCut = { pouch, handle: 'pearls', fringe: 0 };

/** Straight sides on a flat ground, as a bucket has them. */
const BUCKET: PotliCut = {
  pouch: {
    top: curve(306, 436, 360, 446, 414, 436),
    bottom: curve(206, 912, 280, 940, 360, 946, 440, 940, 514, 912),
    left: curve(306, 436, 226, 486, 196, 560, 196, 740, 206, 912),
    right: curve(414, 436, 494, 486, 524, 560, 524, 740, 514, 912),
    round: 0.85,
  },
  handle: 'cord',
  fringe: 0,
};

/** Narrow, and drawn to a point from which pearls hang. */
const DROP: PotliCut = {
  pouch: {
    top: curve(306, 436, 360, 446, 414, 436),
    bottom: curve(290, 850, 322, 884, 360, 896, 398, 884, 430, 850),
    left: curve(306, 436, 246, 500, 206, 620, 224, 750, 290, 850),
    right: curve(414, 436, 474, 500, 514, 620, 496, 750, 430, 850),
    round: 0.85,
  },
  handle: 'pearls',
  fringe: 9,
};

const handleOf = (sheet: Sheet, handle: PotliCut['handle']): string => {
  if (handle === 'cord') return cord(sheet, 'M312 430C236 300 280 130 360 130S484 300 408 430', 11);
  const line = curve(312, 430, 250, 280, 300, 160, 360, 140, 420, 160, 470, 280, 408, 430);
  return sample(line, 46)
    .map(({ x, y }) => pearl(sheet, x, y, 9))
    .join('');
};

/** Strings of three pearls below the seam. */
const fringeOf = (sheet: Sheet, { bottom }: Patch, count: number): string =>
  sample(bottom, Math.max(2, count))
    .slice(0, count)
    .flatMap(({ x, y }) => [12, 30, 48].map((down, index) => pearl(sheet, x, y + down, index === 2 ? 9 : 6)))
    .join('');

const potliOf =
  ({ pouch: cut, handle, fringe }: PotliCut): Garment =>
  (sheet, { main, second }) => {
    const gathers = flareFolds(sheet, 11, 0.026, 0).map((fold) => ({
      ...fold,
      from: 0,
      to: vary(sheet, 0.45, 0.8),
      peak: 0.4,
    }));
    const inside = drape(sheet, { patch: ruffle(338, 96), cloth: second, softness: 3 });
    const bag = drape(sheet, {
      patch: cut,
      cloth: main,
      folds: gathers,
      softness: 5,
      borders: [
        { side: 'level', width: 84, inset: 8, style: lotusFrieze },
        { side: 'level', width: 14, inset: 102, style: fineLine },
      ],
    });
    return (
      handleOf(sheet, handle) +
      inside.svg +
      fringeOf(sheet, cut, fringe) +
      bag.svg +
      collarOver(sheet, main, [inside.shape]).svg +
      cord(sheet, 'M300 434C330 450 390 450 420 434', 9) +
      cord(sheet, 'M300 446C330 462 390 462 420 446', 9) +
      cord(sheet, 'M416 448C452 480 462 520 458 566M414 450C436 490 436 540 430 602', 4) +
      tassel(sheet, { x: 458, y: 566, length: 92, colour: second.base }) +
      tassel(sheet, { x: 430, y: 602, length: 92, colour: second.base })
    );
  };

export const POTLIS = { round: potliOf(ROUND), bucket: potliOf(BUCKET), drop: potliOf(DROP) } as const;
