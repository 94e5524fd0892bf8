// The sleeveless Nehru jacket over a kurta or a shirt, and the bandhgala.

import type { Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { type Drawn, drape } from '#api/demo/pictures/drawing/drape.ts';
import { dressForm, FLOOR } from '#api/demo/pictures/drawing/figure.ts';
import { curve, path, points, sample } from '#api/demo/pictures/drawing/geometry.ts';
import type { Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { buttons, type Facing, type Garment, hanging, shoulderStole } from './common.ts';
import { onLeft, onRight } from './cut.ts';
import { seamLine, stitch } from './fittings.ts';
import { legs } from './legs.ts';
import { BOYS, companion, type Fit, MANS, mensSleeves } from './mens-cut.ts';
import { bandCollar, CHEST, centreBack, coatOf, coatSide, opening, panels, WAIST_CREASES, welts } from './tailoring.ts';
import { trouserPair } from './trousers.ts';

type JacketCut = {
  readonly fit: Fit;
  readonly hem: number;
  /** Closed to the hem, or worn open over what is below. */
  readonly worn: 'closed' | 'open';
  /** The hem of the kurta below; null for a shirt that is tucked in. */
  readonly kurta: number | null;
  readonly below: 'churidar' | 'trousers';
};

const CLASSIC: JacketCut = { fit: MANS, hem: 548, worn: 'closed', kurta: 740, below: 'churidar' };
const OPEN: JacketCut = { ...CLASSIC, hem: 556, worn: 'open', kurta: 640, below: 'trousers' };
const OVER_SHIRT: JacketCut = { ...CLASSIC, hem: 540, kurta: null, below: 'trousers' };

/** Cut in at the shoulder, so that the sleeve of what is below is seen. */
const armhole = ({ inward }: Fit) => [88 - inward, 160, 86 - inward, 210, 92 - inward, 246, 109 - inward, 268];

/** Half a front that hangs open, from the neck to its rounded corner. */
const halfOpen = (fit: Fit, hem: number, side: -1 | 1): string => {
  const flip = side === 1 ? onRight : onLeft;
  const edge = points(...flip([40, 148, 30, 176, 26, 300, 34, hem - 40, 52, hem]));
  const seam = points(...flip([...armhole(fit), ...coatSide(fit, hem, 2)]));
  return path([edge, points(...flip([52, hem, 80, hem, ...coatSide(fit, hem, 2).slice(-2)])), seam.toReversed()]);
};

const jacketOf = (sheet: Sheet, cloth: Cloth, square: Cloth, cut: JacketCut, castOn: readonly string[]): string => {
  const { patch } = coatOf(cut.fit, cut.hem, 2, 'front');
  return ([-1, 1] as const)
    .map(
      (side) =>
        drape(sheet, {
          patch,
          cloth,
          outline: halfOpen(cut.fit, cut.hem, side),
          softness: 5,
          castOn,
          creases: WAIST_CREASES,
          trim: welts(cloth, square),
        }).svg,
    )
    .join('');
};

const closedJacket = (
  sheet: Sheet,
  { main, third }: { readonly main: Cloth; readonly third: Cloth },
  { fit, hem }: JacketCut,
  facing: Facing,
  castOn: readonly string[],
): Drawn => {
  const patch = coatOf(fit, hem, 2, facing).patch;
  const seam = [...armhole(fit), ...coatSide(fit, hem, 2)];
  const neck =
    facing === 'front' ? curve(402, 148, 378, 167, 360, 170, 342, 167, 318, 148) : curve(402, 148, 360, 157, 318, 148);
  const notch =
    facing === 'front'
      ? points(360 + 96, hem + 2, 372, hem + 12, 360, hem - 12, 350, hem + 12, 264, hem + 2)
      : points(456, hem, 360, hem + 6, 264, hem);
  const outline = path([
    sample(neck, 9).toReversed(),
    points(...onRight(seam)),
    notch,
    points(...onLeft(seam)).toReversed(),
  ]);
  return drape(sheet, {
    patch,
    cloth: main,
    outline,
    softness: 5,
    castOn,
    folds: CHEST,
    creases: WAIST_CREASES,
    trim:
      facing === 'back'
        ? panels(sheet, hem, main) + centreBack(sheet, hem, main)
        : opening(sheet, 168, hem, main) +
          buttons({ x: 353, from: 196, to: hem - 48, count: 6, radius: 5.5 }) +
          welts(main, third),
  });
};

/** The kurta below a jacket, or a shirt that is tucked in. */
const underOf = (sheet: Sheet, cloth: Cloth, { fit, kurta }: JacketCut, facing: Facing): Drawn => {
  const hem = kurta ?? 420;
  return drape(sheet, {
    ...coatOf(fit, hem, kurta === null ? -16 : 10, facing),
    cloth,
    softness: 5,
    folds: hanging(sheet, 4, [0.5, 0.62], [0.016, 0.026]),
    trim:
      seamLine(sheet, `M348 166V${Math.min(hem, 420)}M374 166V${Math.min(hem, 420)}`, cloth, 1) +
      buttons({ x: 361, from: 196, to: 380, count: 5, radius: 4.2 }) +
      stitch(sheet, `M262 ${hem - 14}Q360 ${hem} 458 ${hem - 14}`, cloth),
  });
};

const nehruOf =
  (cut: JacketCut): Garment =>
  (sheet, { main, second, third }, facing) => {
    const lower =
      cut.below === 'churidar'
        ? legs(sheet, third, { hip: 620, half: 72, ankle: FLOOR - 28, cuff: 22, gap: 36 })
        : trouserPair(sheet, companion(second, third), 'tapered', { facing });
    const under = underOf(sheet, second, cut, facing);
    const sleeves = mensSleeves(sheet, second, 'long', {
      fit: cut.fit,
      end: cut.kurta === null ? 'cuff' : 'hem',
      castOn: [under.shape],
    });
    const isOpen = cut.worn === 'open' && facing === 'front';
    const jacket = isOpen
      ? jacketOf(sheet, main, third, cut, [under.shape])
      : closedJacket(sheet, { main, third }, cut, facing, [under.shape]).svg;
    const worn = cut.kurta === null ? under.svg + lower : lower + under.svg;
    const collar = bandCollar(sheet, isOpen ? second : main, false, facing).svg;
    return dressForm(sheet, cut.fit.form) + worn + sleeves + jacket + collar;
  };

export const NEHRUS = {
  overKurta: nehruOf(CLASSIC),
  open: nehruOf(OPEN),
  overShirt: nehruOf(OVER_SHIRT),
} as const;

export const BOYS_NEHRUS = {
  overKurta: nehruOf({ ...CLASSIC, fit: BOYS }),
  open: nehruOf({ ...OPEN, fit: BOYS, below: 'churidar', kurta: 690 }),
} as const;

type BandhgalaCut = {
  readonly hem: number;
  readonly flare: number;
  readonly with: 'pleated' | 'tapered';
  readonly front: 'straight' | 'covered';
  readonly stole: boolean;
};

/** Short closed-collar coat over trousers. */
const bandhgalaOf =
  ({ hem, flare, with: trousers, front, stole }: BandhgalaCut): Garment =>
  (sheet, { main, second, third }, facing) => {
    const lower = trouserPair(sheet, companion(main, second), trousers, { facing });
    const fronted =
      front === 'straight'
        ? opening(sheet, 168, hem, main) +
          buttons({ x: 353, from: 196, to: hem - 60, count: 6, radius: 5.5 }) +
          welts(main, third)
        : seamLine(sheet, `M332 160C300 240 296 330 312 404 318 460 322 ${hem - 60} 326 ${hem + 6}`, main, 1.8) +
          buttons({ x: 316, from: 250, to: 404, count: 4, radius: 5 });
    const coat = drape(sheet, {
      ...coatOf(MANS, hem, flare, facing),
      cloth: main,
      softness: 5,
      folds: [
        { u: 0.2, from: 0.2, to: 0.9, width: 0.016, drift: 0.03 },
        { u: 0.8, from: 0.2, to: 0.9, width: 0.016, drift: -0.03 },
      ],
      creases: WAIST_CREASES,
      trim: panels(sheet, hem, main) + (facing === 'back' ? centreBack(sheet, hem, main) : fronted),
    });
    return (
      dressForm(sheet, MANS.form) +
      lower +
      coat.svg +
      mensSleeves(sheet, main, 'long', { end: 'cuff', castOn: [coat.shape] }) +
      bandCollar(sheet, main, true, facing).svg +
      (stole ? shoulderStole(sheet, third, { facing, castOn: [coat.shape], wider: 14 }) : '')
    );
  };

export const BANDHGALAS = {
  classic: bandhgalaOf({ hem: 566, flare: 4, with: 'pleated', front: 'straight', stole: false }),
  jodhpuri: bandhgalaOf({ hem: 536, flare: 6, with: 'tapered', front: 'covered', stole: false }),
  long: bandhgalaOf({ hem: 640, flare: 14, with: 'tapered', front: 'straight', stole: true }),
} as const;
