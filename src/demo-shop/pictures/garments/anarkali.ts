// Fitted yoke, a full flare to the calf, narrow trousers below, long sleeves.

import type { Cloth } from '#demo-shop/pictures/drawing/cloth.ts';
import { type Drawn, drape } from '#demo-shop/pictures/drawing/drape.ts';
import { AXIS, dressForm, FLOOR, WOMAN } from '#demo-shop/pictures/drawing/figure.ts';
import { flareFolds, wavedHem } from '#demo-shop/pictures/drawing/fold.ts';
import { curve, range } from '#demo-shop/pictures/drawing/geometry.ts';
import { mirroredPatch, type Patch } from '#demo-shop/pictures/drawing/patch.ts';
import type { Sheet } from '#demo-shop/pictures/drawing/sheet.ts';
import { stripAlong } from '#demo-shop/pictures/drawing/strip.ts';
import { fineLine, gota, kinari, lotusFrieze } from '#demo-shop/pictures/prints/borders.ts';
import { dori, type Facing, type Garment, onBothSides, sleeve } from './common.ts';
import { legs } from './legs.ts';

const HEM = 872;
const YOKE = 356;

const yoke: Patch = {
  top: curve(280, 174, 360, 168, 440, 174),
  bottom: curve(288, YOKE, 360, YOKE + 12, 432, YOKE),
  left: curve(262, 186, 272, 250, 268, 295, 288, YOKE),
  right: curve(458, 186, 448, 250, 452, 295, 432, YOKE),
  round: 0.6,
};

const FRONT_NECK = 'M306 165C312 190 330 212 360 214S408 190 414 165';
const BACK_NECK = 'M298 167C308 210 332 252 360 254S412 210 422 167';

const yokeCut = (neck: string): string =>
  `${neck}L452 179 459 188C450 220 448 250 452 292 449 315 438 340 432 ${YOKE} 400 ${YOKE + 12} 320 ${YOKE + 12} 288 ${YOKE} 282 340 271 315 268 292 272 250 270 220 261 188L268 179z`;

const NECK = stripAlong(curve(306, 165, 312, 192, 332, 210, 360, 214, 388, 210, 408, 192, 414, 165), 1);
const LOW_NECK = stripAlong(curve(298, 167, 308, 212, 334, 248, 360, 254, 386, 248, 412, 212, 422, 167), 1);
const PLACKET = stripAlong(curve(350, 214, 350, 280, 350, YOKE), -1);

/** One end of the dupatta, off the viewer's left shoulder, sheer. */
const SCARF: Patch = {
  top: curve(262, 184, 284, 165, 306, 166),
  bottom: curve(196, 745, 222, 749, 240, 746, 262, 750, 282, 747),
  left: curve(262, 184, 242, 300, 226, 500, 196, 742),
  right: curve(306, 166, 296, 300, 284, 500, 282, 746),
  hemKnots: 9,
};

const sleeves = (sheet: Sheet, cloth: Cloth): string =>
  onBothSides((side, x) => {
    const cut = {
      outer: curve(x(80), 176, x(106), 192, x(123), 270, x(138), 370, x(142), 440, x(140), 500),
      inner: curve(x(72), 236, x(84), 300, x(102), 390, x(107), 450, x(106), 508),
      borders: [{ side: 'bottom', width: 34, style: kinari }],
      folds: [
        { u: 0.35, from: 0.2, to: 0.9, width: 0.07 },
        { u: 0.7, from: 0.05, to: 0.55, width: 0.06 },
      ],
    } as const;
    return sleeve(sheet, cloth, { side, ...cut }).svg;
  });

const scarfOver = (sheet: Sheet, cloth: Cloth, castOn: readonly string[], facing: Facing): Drawn =>
  drape(sheet, {
    patch: facing === 'front' ? SCARF : mirroredPatch(SCARF, AXIS),
    cloth,
    softness: 4,
    castOn,
    folds: range(4).map((i) => ({ u: 0.2 + i * 0.2, from: 0, to: 1.01, width: 0.055, peak: 0.8 })),
    borders: [
      { side: 'bottom', width: 28, style: kinari },
      { side: 'bottom', width: 9, inset: 35, style: fineLine },
      { side: 'left', width: 9, style: fineLine },
      { side: 'right', width: 9, style: fineLine },
    ],
  });

const yokeOver = (sheet: Sheet, cloth: Cloth, castOn: readonly string[], facing: Facing): Drawn =>
  drape(sheet, {
    patch: yoke,
    cloth,
    outline: yokeCut(facing === 'front' ? FRONT_NECK : BACK_NECK),
    softness: 4,
    castOn,
    borders: [{ side: 'bottom', width: 22, style: kinari }],
    trim:
      facing === 'front'
        ? gota(sheet, NECK, 22, cloth) + kinari(sheet, PLACKET, 20, cloth)
        : gota(sheet, LOW_NECK, 22, cloth),
    folds: range(2).map((i) => ({ u: 0.27 + i * 0.46, from: 0.5, to: 1, width: 0.02 })),
  });

export const anarkali: Garment = (sheet, { main, second, third }, facing) => {
  const folds = flareFolds(sheet, 11, 0.021, 0.01);
  const hem = curve(148, HEM - 40, 230, HEM - 12, 300, HEM, 360, HEM + 4, 420, HEM, 490, HEM - 12, 572, HEM - 40);
  const flare: Patch = {
    top: curve(288, YOKE - 4, 360, YOKE + 8, 432, YOKE - 4),
    bottom: wavedHem(hem, folds, 14),
    left: curve(288, YOKE - 4, 262, 450, 222, 600, 184, 730, 148, HEM - 40),
    right: curve(432, YOKE - 4, 458, 450, 498, 600, 536, 730, 572, HEM - 40),
    round: 0.85,
    hemKnots: 37,
  };
  const arms = sleeves(sheet, main);
  const trousers = legs(sheet, second, { hip: 700, half: 58, ankle: FLOOR - 26, cuff: 17, gap: 25 });
  const skirt = drape(sheet, {
    patch: flare,
    cloth: main,
    folds,
    softness: 6,
    borders: [
      { side: 'bottom', width: 48, style: lotusFrieze },
      { side: 'bottom', width: 13, inset: 58, style: fineLine },
    ],
  });
  const top = yokeOver(sheet, main, [skirt.shape], facing);
  const scarf = scarfOver(sheet, third, [top.shape, skirt.shape], facing);
  const ties = facing === 'back' ? dori(sheet, 204, third.base) : '';
  return dressForm(sheet, WOMAN) + trousers + arms + skirt.svg + top.svg + ties + scarf.svg;
};
