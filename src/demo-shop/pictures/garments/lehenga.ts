// Choli, a skirt of many gores, and a dupatta over one shoulder.

import type { Cloth } from '#demo-shop/pictures/drawing/cloth.ts';
import { type Drawn, drape } from '#demo-shop/pictures/drawing/drape.ts';
import { AXIS, dressForm, FLOOR, WOMAN } from '#demo-shop/pictures/drawing/figure.ts';
import { type Fold, flareFolds, wavedHem } from '#demo-shop/pictures/drawing/fold.ts';
import { curve, range } from '#demo-shop/pictures/drawing/geometry.ts';
import { mirroredPatch, type Patch } from '#demo-shop/pictures/drawing/patch.ts';
import type { Sheet } from '#demo-shop/pictures/drawing/sheet.ts';
import { fineLine, gota, kinari, lotusFrieze } from '#demo-shop/pictures/prints/borders.ts';
import { crease, dori, type Facing, type Garment, onBothSides, sleeve } from './common.ts';

const SKIRT_FOLDS = 11;

const choli: Patch = {
  top: curve(276, 182, 360, 176, 444, 182),
  bottom: curve(283, 342, 360, 356, 437, 342),
  left: curve(262, 188, 272, 250, 268, 295, 283, 342),
  right: curve(458, 188, 448, 250, 452, 295, 437, 342),
  round: 0.6,
};

const SWEETHEART =
  'M290 174C298 196 306 232 322 252 336 246 350 250 360 266 370 250 384 246 398 252 414 232 422 196 430 174';
const LOW_BACK = 'M288 175C292 236 318 300 360 304S428 236 432 175';

const choliCut = (neck: string): string =>
  `${neck}L458 184C450 220 448 250 452 292 449 315 440 330 437 342 400 356 320 356 283 342 280 330 271 315 268 292 272 250 270 220 262 184z`;

const dupatta: Patch = {
  top: curve(398, 168, 428, 163, 462, 182),
  bottom: curve(404, 803, 424, 808, 440, 804, 462, 809, 486, 804, 514, 806),
  left: curve(398, 168, 384, 260, 396, 420, 398, 620, 404, 800),
  right: curve(462, 182, 468, 270, 470, 420, 490, 620, 514, 806),
  hemKnots: 13,
};

const behind: Patch = {
  top: curve(420, 172, 450, 170, 474, 190),
  bottom: curve(470, 690, 510, 708, 552, 690),
  left: curve(420, 172, 440, 400, 470, 690),
  right: curve(474, 190, 520, 400, 552, 690),
};

const sleeves = (sheet: Sheet, cloth: Cloth): string =>
  onBothSides((side, x) => {
    const cut = {
      outer: curve(x(80), 178, x(104), 190, x(117), 240, x(123), 296),
      inner: curve(x(70), 236, x(74), 262, x(79), 290, x(83), 306),
      borders: [{ side: 'bottom', width: 22, style: gota }],
    } as const;
    return sleeve(sheet, cloth, { side, ...cut }).svg;
  });

type Gores = { readonly patch: Patch; readonly folds: readonly Fold[] };

const goresOf = (sheet: Sheet, facing: Facing): Gores => {
  const folds = flareFolds(sheet, SKIRT_FOLDS, 0.019, 0.01);
  const hem = curve(...[116, 946, 200, 976, 290, 992, 360, 996, 430, 992, 520, 976, 604, 946]);
  const patch: Patch = {
    top: curve(298, 408, 360, 420, 422, 408),
    bottom: wavedHem(hem, folds, 15),
    left: curve(298, 408, 268, 470, 226, 640, 168, 820, 116, FLOOR - 46),
    right: curve(422, 408, 452, 470, 494, 640, 552, 820, 604, FLOOR - 46),
    round: 0.85,
    hemKnots: 37,
    covered: ({ x, y }) => y < 780 && (facing === 'front' ? x > 412 && x < 462 : x > 258 && x < 308),
  };
  return { patch, folds };
};

const dupattaOver = (sheet: Sheet, cloth: Cloth, castOn: readonly string[], facing: Facing): Drawn =>
  drape(sheet, {
    patch: facing === 'front' ? dupatta : mirroredPatch(dupatta, AXIS),
    cloth,
    softness: 3,
    castOn,
    folds: range(5).map((i) => ({ u: 0.16 + i * 0.17, from: 0, to: 1.01, width: 0.05, peak: 0.75, drift: 0.02 })),
    borders: [
      { side: 'bottom', width: 34, style: kinari },
      { side: 'bottom', width: 10, inset: 42, style: fineLine },
      { side: 'left', width: 11, style: fineLine },
      { side: 'right', width: 11, style: fineLine },
    ],
  });

const flareOf = (sheet: Sheet, cloth: Cloth, gores: Gores): Drawn =>
  drape(sheet, {
    ...gores,
    cloth,
    softness: 6,
    borders: [
      { side: 'bottom', width: 62, style: lotusFrieze },
      { side: 'bottom', width: 16, inset: 72, style: fineLine },
      { side: 'top', width: 20, style: fineLine },
    ],
  });

const BUST = [
  crease(274, 262, 296, 284, 326, 292),
  crease(446, 262, 424, 284, 396, 290),
  crease(318, 352, 322, 326, 332, 304),
  crease(402, 352, 398, 326, 388, 304),
];
const SHOULDER_BLADES = [crease(274, 250, 284, 280, 292, 330), crease(446, 250, 436, 280, 428, 330)];

const choliOver = (sheet: Sheet, cloth: Cloth, facing: Facing): Drawn =>
  drape(sheet, {
    patch: choli,
    cloth,
    outline: choliCut(facing === 'front' ? SWEETHEART : LOW_BACK),
    softness: 4,
    creases: facing === 'front' ? BUST : SHOULDER_BLADES,
    borders: [{ side: 'bottom', width: 20, style: gota }],
  });

const endBehind = (sheet: Sheet, cloth: Cloth, facing: Facing): Drawn =>
  drape(sheet, {
    patch: facing === 'front' ? behind : mirroredPatch(behind, AXIS),
    cloth,
    folds: flareFolds(sheet, 4, 0.06),
    borders: [
      { side: 'bottom', width: 30, style: kinari },
      { side: 'right', width: 10, style: fineLine },
    ],
  });

export const lehenga: Garment = (sheet, { main, second, third }, facing) => {
  const gores = goresOf(sheet, facing);
  const back = endBehind(sheet, third, facing);
  const arms = sleeves(sheet, second);
  const top = choliOver(sheet, second, facing);
  const flare = flareOf(sheet, main, gores);
  const over = dupattaOver(sheet, third, [flare.shape, top.shape], facing);
  const ties = facing === 'back' ? dori(sheet, 206, main.base) : '';
  return back.svg + dressForm(sheet, WOMAN) + arms + top.svg + ties + flare.svg + over.svg;
};
