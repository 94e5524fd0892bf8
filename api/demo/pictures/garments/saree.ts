// Drapes of the saree: the pallu pleated on the shoulder, open over the arm, brought to the front, or round the neck.

import type { Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { type Drawn, drape } from '#api/demo/pictures/drawing/drape.ts';
import { dressForm, WOMAN } from '#api/demo/pictures/drawing/figure.ts';
import { flareFolds } from '#api/demo/pictures/drawing/fold.ts';
import { curve } from '#api/demo/pictures/drawing/geometry.ts';
import type { Patch } from '#api/demo/pictures/drawing/patch.ts';
import type { Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { palluEnd, temple } from '#api/demo/pictures/prints/borders.ts';
import { dori, type Garment, type Outfit } from './common.ts';
import { belt } from './fittings.ts';
import {
  type BlouseCut,
  BORDER,
  blouseOf,
  blouseSleeves,
  edges,
  gathered,
  pleatsOf,
  skirtOf,
  underPleats,
  wrapped,
} from './saree-parts.ts';

/** The diagonal: narrow on the shoulder, opening to the hip where it comes round from the back. */
const PLEATED: Patch = {
  top: curve(408, 166, 436, 165, 460, 176, 478, 194),
  bottom: curve(287, 384, 272, 425, 258, 468, 252, 540),
  left: curve(408, 166, 392, 214, 352, 280, 318, 340, 287, 384),
  right: curve(478, 194, 472, 250, 448, 320, 400, 396, 330, 468, 252, 540),
};

/** The whole width let down over the shoulder: it hides the waist and falls over the arm. */
const OPEN: Patch = {
  top: curve(392, 170, 424, 160, 462, 172, 498, 214),
  bottom: curve(284, 372, 262, 430, 250, 500, 246, 610),
  left: curve(392, 170, 372, 214, 342, 268, 312, 324, 284, 372),
  right: curve(498, 214, 510, 300, 492, 400, 430, 500, 340, 570, 246, 610),
};

/** Pleated narrow, like a sash: much of the blouse is seen. */
const NARROW: Patch = {
  top: curve(420, 168, 440, 166, 458, 176, 470, 190),
  bottom: curve(288, 392, 276, 420, 266, 446, 260, 480),
  left: curve(420, 168, 410, 226, 378, 290, 336, 350, 288, 392),
  right: curve(470, 190, 462, 250, 434, 322, 380, 392, 320, 448, 260, 480),
};

type Fall = { readonly patch: Patch; readonly folds: number };

const BEHIND: Fall = {
  patch: {
    top: curve(420, 176, 448, 170, 478, 190),
    bottom: curve(462, 845, 486, 851, 506, 847, 532, 852, 552, 847, 576, 850),
    left: curve(420, 176, 440, 330, 452, 560, 462, 842),
    right: curve(478, 190, 512, 320, 548, 560, 576, 852),
    round: 0.1,
    hemKnots: 13,
  },
  folds: 5,
};

/** Spread over the arm, wide and shorter. */
const OVER_ARM: Fall = {
  patch: {
    top: curve(430, 182, 464, 176, 500, 214),
    bottom: curve(448, 744, 490, 756, 530, 748, 572, 758, 612, 748, 642, 752),
    left: curve(430, 182, 446, 330, 448, 560, 448, 744),
    right: curve(500, 214, 554, 340, 610, 560, 642, 752),
    round: 0.1,
    hemKnots: 17,
  },
  folds: 7,
};

const fallOf = (sheet: Sheet, cloth: Cloth, { patch, folds }: Fall): Drawn =>
  drape(sheet, {
    patch,
    cloth,
    softness: 4,
    folds: flareFolds(sheet, folds, 0.24 / folds),
    borders: [
      { side: 'right', width: BORDER * 0.7, style: temple },
      { side: 'bottom', width: 118, style: palluEnd },
    ],
  });

type Drape = { readonly blouse: BlouseCut; readonly over: Patch; readonly fall: Fall; readonly belted?: true };

const DRAPES = {
  nivi: { blouse: { neck: 'scoop', back: 'low', sleeve: 'short' }, over: PLEATED, fall: BEHIND },
  niviBare: { blouse: { neck: 'vee', back: 'scoop', sleeve: null }, over: PLEATED, fall: BEHIND },
  open: { blouse: { neck: 'boat', back: 'round', sleeve: 'elbow' }, over: OPEN, fall: OVER_ARM },
  openLong: { blouse: { neck: 'round', back: 'round', sleeve: 'long' }, over: OPEN, fall: OVER_ARM },
  belted: { blouse: { neck: 'sweetheart', back: 'low', sleeve: null }, over: NARROW, fall: BEHIND, belted: true },
} as const satisfies Record<string, Drape>;

const overOf = (sheet: Sheet, cloth: Cloth, patch: Patch, castOn: readonly string[]): Drawn =>
  drape(sheet, { patch, cloth, softness: 4, castOn, folds: gathered(sheet), borders: edges(0.8) });

const niviOf =
  ({ blouse, over, fall, belted }: Drape): Garment =>
  (sheet, { main, second }, facing) => {
    if (facing === 'back') return seenFromBehind(sheet, { main, second }, blouse, over === OPEN ? SPREAD : PINNED);
    const falling = fallOf(sheet, main, fall);
    const arms = blouseSleeves(sheet, second, blouse);
    const top = blouseOf(sheet, second, blouse, facing);
    const lower = skirtOf(sheet, main, wrapped(underPleats));
    const front = pleatsOf(sheet, main, [lower.shape]);
    const draped = overOf(sheet, main, over, [lower.shape, front.shape, top.shape]);
    const waist = belted ? belt(sheet, '#c79d55', { half: 71, y: 382, width: 15 }) : '';
    return falling.svg + dressForm(sheet, WOMAN) + arms + top.svg + lower.svg + front.svg + draped.svg + waist;
  };

/** From the shoulder to the knee, pleated where it is pinned, open at its end. */
const PINNED: Patch = {
  top: curve(262, 188, 284, 168, 316, 168),
  bottom: curve(204, 806, 236, 814, 268, 808, 306, 816, 340, 809, 372, 814, 404, 806),
  left: curve(262, 188, 250, 300, 226, 520, 204, 806),
  right: curve(316, 168, 352, 300, 388, 520, 404, 806),
  round: 0.15,
  hemKnots: 21,
};

/** Let down over the whole back. */
const SPREAD: Patch = {
  top: curve(240, 206, 274, 166, 326, 170, 384, 196),
  bottom: curve(176, 716, 224, 728, 272, 718, 330, 730, 388, 718, 430, 726, 466, 716),
  left: curve(240, 206, 214, 320, 188, 520, 176, 716),
  right: curve(384, 196, 424, 320, 452, 520, 466, 716),
  round: 0.2,
  hemKnots: 25,
};

type Worn = Pick<Outfit, 'main' | 'second'>;

const seenFromBehind = (sheet: Sheet, { main, second }: Worn, blouse: BlouseCut, patch: Patch): string => {
  const arms = blouseSleeves(sheet, second, blouse);
  const top = blouseOf(sheet, second, blouse, 'back');
  const lower = skirtOf(
    sheet,
    main,
    wrapped(({ x, y }) => y < 700 && x > 250 && x < 372),
  );
  const over = drape(sheet, {
    patch,
    cloth: main,
    softness: 4,
    castOn: [lower.shape, top.shape],
    folds: flareFolds(sheet, 6, 0.045, 0),
    borders: [...edges(0.7), { side: 'bottom', width: 124, style: palluEnd }],
  });
  const ties = blouse.back === 'low' ? dori(sheet, 204, main.base) : '';
  return dressForm(sheet, WOMAN) + arms + top.svg + ties + lower.svg + over.svg;
};

/** Brought from behind over the other shoulder and spread in front, its end across the hips. */
const FRONT_PANEL: Patch = {
  top: curve(256, 196, 280, 168, 306, 168, 330, 186),
  bottom: curve(238, 642, 282, 660, 330, 664, 378, 652, 424, 622, 462, 574),
  left: curve(256, 196, 246, 300, 238, 470, 238, 642),
  right: curve(330, 186, 366, 262, 412, 372, 446, 480, 462, 574),
  hemKnots: 15,
};

/** Seedha pallu: the worked end is worn where it is seen. */
const seedhaOf =
  (blouse: BlouseCut): Garment =>
  (sheet, { main, second }, facing) => {
    const arms = blouseSleeves(sheet, second, blouse);
    const top = blouseOf(sheet, second, blouse, facing);
    const lower = skirtOf(sheet, main, wrapped(facing === 'front' ? (at) => at.y < 560 || underPleats(at) : undefined));
    if (facing === 'back') {
      const up = { ...PLEATED, bottom: curve(287, 400, 268, 440, 254, 500, 250, 560) };
      const over = overOf(sheet, main, up, [lower.shape, top.shape]);
      return dressForm(sheet, WOMAN) + arms + top.svg + lower.svg + over.svg;
    }
    const front = pleatsOf(sheet, main, [lower.shape]);
    const over = drape(sheet, {
      patch: FRONT_PANEL,
      cloth: main,
      softness: 5,
      castOn: [lower.shape, front.shape, top.shape],
      folds: gathered(sheet, 4),
      borders: [...edges(0.7), { side: 'bottom', width: 112, style: palluEnd }],
    });
    return dressForm(sheet, WOMAN) + arms + top.svg + lower.svg + front.svg + over.svg;
  };

export const SAREES = {
  nivi: niviOf(DRAPES.nivi),
  open: niviOf(DRAPES.open),
  seedha: seedhaOf({ neck: 'scoop', back: 'scoop', sleeve: 'elbow' }),
  belted: niviOf(DRAPES.belted),
  niviBare: niviOf(DRAPES.niviBare),
  seedhaPuffed: seedhaOf({ neck: 'square', back: 'round', sleeve: 'puff' }),
  openLong: niviOf(DRAPES.openLong),
} as const;
