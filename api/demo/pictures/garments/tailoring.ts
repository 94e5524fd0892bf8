// What tailored menswear shares: the coat on the broader form, its band collar, its opening, its seams.

import type { Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { type Drawn, drape } from '#api/demo/pictures/drawing/drape.ts';
import { AXIS } from '#api/demo/pictures/drawing/figure.ts';
import { curve, num } from '#api/demo/pictures/drawing/geometry.ts';
import type { Patch } from '#api/demo/pictures/drawing/patch.ts';
import type { Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { fineLine, kinari } from '#api/demo/pictures/prints/borders.ts';
import { crease, type Facing } from './common.ts';
import { type Cut, cutOf, type Seam } from './cut.ts';
import { type Fit, MENS_NECKS } from './mens-cut.ts';

/** Waist of a coat, where it is cut closest. */
const WAIST = 404;

/** From the armhole to a hem; `flare` is how much wider than the hip it ends. */
export const coatSide = ({ waist }: Fit, hem: number, flare: number): Seam => {
  const hip = waist + 13;
  const knee = hem > 700 ? [hip + flare * 0.65, 640] : [];
  const below = hem > 560 ? [hip + flare * 0.3, 520, ...knee] : [hip - 2, 500];
  return [107, 320, waist, WAIST, ...below, hip + flare, hem - 6].map((value, index) =>
    index === 0 ? Math.min(value, waist + 13) : value,
  );
};

export const coatOf = (fit: Fit, hem: number, flare: number, facing: Facing): Cut =>
  cutOf({
    neck: facing === 'front' ? MENS_NECKS.band : MENS_NECKS.bandBack,
    side: [...fit.armhole, ...coatSide(fit, hem, flare)],
    dip: 9,
    round: 0.75,
  });

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

/** Where a coat is drawn in at the waist. */
export const WAIST_CREASES = [crease(270, 400, 296, 412, 326, 406), crease(450, 400, 424, 414, 396, 408)];

/** Soft folds from the armhole towards the waist. */
export const CHEST = [
  { u: 0.2, from: 0.1, to: 0.34, width: 0.014, drift: 0.03 },
  { u: 0.8, from: 0.1, to: 0.34, width: 0.014, drift: -0.03 },
];

/** The seam down the middle of a back, with a vent that opens into the hem. */
export const centreBack = (sheet: Sheet, hem: number, cloth: Cloth): string =>
  `<path d="M360 158C358 260 362 360 360 ${hem - 150}L362 ${hem + 6}" fill="none" stroke="${cloth.deep}" stroke-width="${num(1.3 * sheet.pixel, 2)}" opacity=".8"/>` +
  `<path d="M360 ${hem - 150}L372 ${hem + 8}H361z" fill="${cloth.deep}" opacity=".45"/>`;

/** Seams that shape the coat from armhole to hem. */
export const panels = (sheet: Sheet, hem: number, cloth: Cloth): string => {
  const seam = (side: -1 | 1): string => {
    const x = (offset: number): string => (AXIS + side * offset).toFixed(0);
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

/** Welt pockets, and a silk square in the breast one. */
export const welts = (cloth: Cloth, square: Cloth): string =>
  `<path d="M404 262C405 254 409 247 415 243 416 249 418 252 421 254 424 248 428 246 433 246 434 252 435 258 435 266z" fill="${square.light}" stroke="${square.deep}" stroke-width=".7"/>` +
  `<path d="M395 262 443 267 442 276 394 271zM280 452 330 458 329 466 279 460zM440 452 390 458 391 466 441 460z" fill="${cloth.shade}" stroke="${cloth.deep}" stroke-width=".8"/>`;
