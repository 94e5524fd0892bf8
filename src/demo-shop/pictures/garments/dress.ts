// The tiered dress of a resort wardrobe: a gathered yoke, three tiers, sleeves that end in a frill.

import type { Cloth } from '#demo-shop/pictures/drawing/cloth.ts';
import { type Drawn, drape } from '#demo-shop/pictures/drawing/drape.ts';
import { dressForm, WOMAN } from '#demo-shop/pictures/drawing/figure.ts';
import { flareFolds, wavedHem } from '#demo-shop/pictures/drawing/fold.ts';
import { curve, range } from '#demo-shop/pictures/drawing/geometry.ts';
import type { Patch } from '#demo-shop/pictures/drawing/patch.ts';
import type { Sheet } from '#demo-shop/pictures/drawing/sheet.ts';
import { stripAlong } from '#demo-shop/pictures/drawing/strip.ts';
import { fineLine } from '#demo-shop/pictures/prints/borders.ts';
import { crease, type Garment, onBothSides, sleeve } from './common.ts';

const WAIST = 388;

const yoke: Patch = {
  top: curve(272, 178, 360, 168, 448, 178),
  bottom: curve(284, WAIST, 360, WAIST + 11, 436, WAIST),
  left: curve(264, 186, 272, 250, 268, 300, 284, WAIST),
  right: curve(456, 186, 448, 250, 452, 300, 436, WAIST),
  round: 0.6,
};

const V_NECK = 'M300 166C312 212 336 248 360 262 384 248 408 212 420 166';
const HIGH_NECK = 'M300 166C316 190 340 198 360 198S404 190 420 166';

const yokeCut = (neck: string): string =>
  `${neck}L452 180 459 188C450 220 448 250 452 295 450 330 440 360 436 ${WAIST} 400 ${WAIST + 12} 320 ${WAIST + 12} 284 ${WAIST} 280 360 270 330 268 295 272 250 270 220 261 188L268 180z`;

const NECK = stripAlong(curve(300, 166, 314, 212, 336, 246, 360, 262, 384, 246, 406, 212, 420, 166), 1);

const HIGH = stripAlong(curve(300, 166, 318, 189, 340, 197, 360, 198, 380, 197, 402, 189, 420, 166), 1);

type Tier = { readonly top: number; readonly hem: number; readonly from: number; readonly to: number };

const TIERS: readonly Tier[] = [
  { top: WAIST - 4, hem: 572, from: 77, to: 126 },
  { top: 564, hem: 768, from: 126, to: 180 },
  { top: 760, hem: 984, from: 178, to: 238 },
];

const tierOf = (sheet: Sheet, cloth: Cloth, { top, hem, from, to }: Tier, castOn: readonly string[]): Drawn => {
  const folds = flareFolds(sheet, 12, 0.02, 0);
  const bow = to * 0.07;
  return drape(sheet, {
    patch: {
      top: curve(360 - from, top - 4, 360, top + from * 0.08, 360 + from, top - 4),
      bottom: wavedHem(
        curve(360 - to, hem - bow, 360 - to * 0.5, hem, 360, hem + 3, 360 + to * 0.5, hem, 360 + to, hem - bow),
        folds,
        9,
      ),
      left: curve(360 - from, top - 4, 360 - from - (to - from) * 0.4, top + (hem - top) * 0.4, 360 - to, hem - bow),
      right: curve(360 + from, top - 4, 360 + from + (to - from) * 0.4, top + (hem - top) * 0.4, 360 + to, hem - bow),
      round: 0.8,
      hemKnots: 39,
    },
    cloth,
    folds: [...folds, ...range(16).map((i) => ({ u: (i + 0.5) / 16, from: 0, to: 0.16, width: 0.012, peak: 0.1 }))],
    softness: 4,
    castOn,
    borders: [{ side: 'bottom', width: 9, style: fineLine }],
  });
};

const sleeves = (sheet: Sheet, cloth: Cloth): string =>
  onBothSides((side, x) => {
    const cut = {
      outer: curve(x(80), 176, x(112), 186, x(136), 240, x(144), 320, x(150), 386),
      inner: curve(x(72), 236, x(82), 280, x(86), 330, x(84), 396),
      folds: range(4).map((i) => ({ u: 0.2 + i * 0.2, from: 0.3, to: 1.01, width: 0.05, peak: 1 })),
      borders: [{ side: 'bottom', width: 9, style: fineLine }],
    } as const;
    return sleeve(sheet, cloth, { side, ...cut }).svg;
  });

export const dress: Garment = (sheet, { main, second }, facing) => {
  const arms = sleeves(sheet, main);
  let above: readonly string[] = [];
  const tiers = TIERS.toReversed().map((tier) => {
    const drawn = tierOf(sheet, main, tier, above);
    above = [drawn.shape];
    return drawn;
  });
  const top = drape(sheet, {
    patch: yoke,
    cloth: main,
    outline: yokeCut(facing === 'front' ? V_NECK : HIGH_NECK),
    softness: 4,
    castOn: above,
    creases: [crease(274, 258, 296, 282, 322, 290), crease(446, 258, 424, 282, 398, 290)],
    folds: range(6).map((i) => ({ u: 0.2 + i * 0.12, from: 0.55, to: 1.01, width: 0.016, peak: 1 })),
    trim: fineLine(sheet, facing === 'front' ? NECK : HIGH, 12, main),
  });
  return dressForm(sheet, WOMAN) + arms + tiers.map(({ svg }) => svg).join('') + top.svg + tie(second);
};

/** A cord at the waist, its ends beaded. */
const tie = (cloth: Cloth): string =>
  `<path d="M284 ${WAIST}C320 ${WAIST + 14} 400 ${WAIST + 14} 436 ${WAIST}" fill="none" stroke="${cloth.deep}" stroke-width="9"/><path d="M284 ${WAIST - 1}C320 ${WAIST + 13} 400 ${WAIST + 13} 436 ${WAIST - 1}" fill="none" stroke="${cloth.base}" stroke-width="6.5"/>` +
  `<path d="M330 ${WAIST + 10}C326 450 316 480 322 512M336 ${WAIST + 10}C344 446 338 470 346 490" fill="none" stroke="${cloth.deep}" stroke-width="5"/><path d="M330 ${WAIST + 10}C326 450 316 480 322 512M336 ${WAIST + 10}C344 446 338 470 346 490" fill="none" stroke="${cloth.base}" stroke-width="3.2"/>` +
  `<circle cx="322" cy="516" r="7" fill="#d9b56c" stroke="#5d4320"/><circle cx="346" cy="494" r="7" fill="#d9b56c" stroke="#5d4320"/>`;
