// What tailored menswear shares: the coat on the broader form, its band collar, its sleeves, its opening.

import type { BorderStyle, Cloth } from '#demo-shop/pictures/drawing/cloth.ts';
import { type Drawn, drape } from '#demo-shop/pictures/drawing/drape.ts';
import { curve, num } from '#demo-shop/pictures/drawing/geometry.ts';
import type { Patch } from '#demo-shop/pictures/drawing/patch.ts';
import type { Sheet } from '#demo-shop/pictures/drawing/sheet.ts';
import { fineLine, kinari } from '#demo-shop/pictures/prints/borders.ts';
import { crease, type Facing, onBothSides, sleeve } from './common.ts';

/** Waist of a coat, where it is cut closest. */
const WAIST = 404;

export const coat = (hem: number, flare: number): Patch => ({
  top: curve(246, 168, 360, 150, 474, 168),
  bottom: curve(252 - flare, hem - 6, 300, hem + 6, 360, hem + 4, 420, hem + 8, 468 + flare, hem - 6),
  left: curve(246, 168, 252, 262, 258, 330, 268, WAIST, 258, 500, 252 - flare * 0.6, 620, 252 - flare, hem - 6),
  right: curve(474, 168, 468, 262, 462, 330, 452, WAIST, 462, 500, 468 + flare * 0.6, 620, 468 + flare, hem - 6),
  round: 0.75,
  hemKnots: 9,
});

/** From the armhole to the hem, on the viewer's right; the neckline comes before it, the left side after it. */
const armholeToHem = (hem: number, flare: number): string =>
  `L464 166C456 190 455 226 468 260 470 320 456 360 452 ${WAIST} 454 450 462 486 464 524L${468 + flare} ${hem - 6}C440 ${hem + 8} 400 ${hem + 9} 362 ${hem + 4} 320 ${hem + 9} 280 ${hem + 7} ${252 - flare} ${hem - 6}L256 524C258 486 266 450 268 ${WAIST} 264 360 250 320 252 260 265 226 264 190 256 166z`;

const FRONT_NECK = 'M318 148C330 160 346 168 360 170 374 168 390 160 402 148';
const BACK_NECK = 'M318 148C332 154 346 156 360 156S388 154 402 148';

export const coatCut = (hem: number, flare: number, facing: Facing): string =>
  `${facing === 'front' ? FRONT_NECK : BACK_NECK}${armholeToHem(hem, flare)}`;

const BAND: Readonly<Record<Facing, Patch>> = {
  front: {
    top: curve(327, 122, 342, 132, 359, 137, 378, 132, 393, 122),
    bottom: curve(317, 150, 338, 167, 360, 173, 382, 167, 403, 150),
    left: curve(327, 122, 323, 136, 317, 150),
    right: curve(393, 122, 397, 136, 403, 150),
    round: 0.5,
  },
  back: {
    top: curve(325, 122, 342, 126, 360, 127, 378, 126, 395, 122),
    bottom: curve(317, 150, 338, 157, 360, 159, 382, 157, 403, 150),
    left: curve(325, 122, 322, 136, 317, 150),
    right: curve(395, 122, 398, 136, 403, 150),
    round: 0.5,
  },
};

export const bandCollar = (sheet: Sheet, cloth: Cloth, trimmed: boolean, facing: Facing): Drawn =>
  drape(sheet, {
    patch: BAND[facing],
    cloth,
    softness: 2,
    plain: true,
    borders: trimmed
      ? [
          { side: 'top', width: 12, style: kinari },
          { side: 'bottom', width: 4, style: fineLine },
        ]
      : [],
  });

const LONG_SLEEVE = {
  folds: [
    { u: 0.3, from: 0.12, to: 0.56, width: 0.06 },
    { u: 0.62, from: 0.04, to: 0.36, width: 0.07, drift: 0.06 },
    { u: 0.34, from: 0.58, to: 1, width: 0.06 },
    { u: 0.74, from: 0.62, to: 0.95, width: 0.06 },
  ],
  armhole: 8,
} as const;

/** Set in at the shoulder, bent a little at the elbow; they fall over the coat and shade it. */
export const longSleeves = (sheet: Sheet, cloth: Cloth, cuff: BorderStyle | null, castOn: readonly string[]): string =>
  onBothSides((side, x) => {
    return sleeve(sheet, cloth, {
      ...LONG_SLEEVE,
      side,
      castOn,
      outer: curve(x(103), 165, x(122), 172, x(136), 202, x(147), 280, x(155), 372, x(152), 460, x(141), 552),
      inner: curve(x(107), 262, x(113), 330, x(118), 396, x(113), 480, x(102), 558),
      borders: cuff === null ? [] : [{ side: 'bottom', width: cuff === kinari ? 30 : 12, style: cuff }],
      creases: [
        crease(x(118), 380, x(134), 392, x(154), 384),
        crease(x(117), 404, x(132), 412, x(146), 404),
        crease(x(114), 432, x(126), 440, x(138), 436),
        crease(x(108), 268, x(122), 284, x(138), 282),
      ],
      creaseWidth: 6,
    }).svg;
  });

/** The seam down the middle of a back, with a vent that opens into the hem. */
export const centreBack = (sheet: Sheet, hem: number, cloth: Cloth): string =>
  `<path d="M360 158C358 260 362 360 360 ${hem - 150}L362 ${hem + 6}" fill="none" stroke="${cloth.deep}" stroke-width="${num(1.3 * sheet.pixel, 2)}" opacity=".8"/>` +
  `<path d="M360 ${hem - 150}L372 ${hem + 8}H361z" fill="${cloth.deep}" opacity=".45"/>`;

/** Seams that shape the coat from armhole to hem. */
export const panels = (sheet: Sheet, hem: number, cloth: Cloth): string => {
  const seam = (side: -1 | 1): string => {
    const x = (offset: number): string => (360 + side * offset).toFixed(0);
    return `M${x(95)} 236C${x(74)} 290 ${x(60)} 350 ${x(58)} ${WAIST} ${x(60)} 470 ${x(68)} 540 ${x(70)} ${hem}`;
  };
  const d = seam(-1) + seam(1);
  return (
    `<path d="${d}" fill="none" stroke="${cloth.deep}" stroke-width="${num(1.1 * sheet.pixel, 2)}" opacity=".6"/>` +
    `<path d="${d}" fill="none" stroke="${cloth.light}" stroke-width="${num(1.4 * sheet.pixel, 2)}" opacity=".3" transform="translate(-1.8 0)"/>`
  );
};

/** The edge of the overlap, and the small shadow it throws. */
export const opening = (sheet: Sheet, from: number, to: number, cloth: Cloth): string =>
  `<path d="M360 ${from}C363 ${(from + to) / 2} 362 ${to - 60} 366 ${to}" fill="none" stroke="${cloth.deep}" stroke-width="${(1.6 * sheet.pixel).toFixed(2)}" opacity=".9"/>` +
  `<path d="M363 ${from}C367 ${(from + to) / 2} 366 ${to - 60} 370 ${to}" fill="none" stroke="#000" stroke-width="5" opacity=".14"/>`;
