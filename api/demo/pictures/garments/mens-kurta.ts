// Kurtas for men and boys, and the sherwani: lengths, fronts and what is worn below, as data.

import type { Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { type Drawn, drape } from '#api/demo/pictures/drawing/drape.ts';
import { dressForm, FLOOR } from '#api/demo/pictures/drawing/figure.ts';
import { flareFolds } from '#api/demo/pictures/drawing/fold.ts';
import { curve } from '#api/demo/pictures/drawing/geometry.ts';
import type { Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { stripAlong } from '#api/demo/pictures/drawing/strip.ts';
import { kinari } from '#api/demo/pictures/prints/borders.ts';
import { buttons, type Facing, type Garment, hanging, shoulderStole } from './common.ts';
import { collarBehind, panel, patchPocket, seamLine, shirtCollar, stitch } from './fittings.ts';
import { legs } from './legs.ts';
import { BOYS, type Fit, MANS, mensSleeves } from './mens-cut.ts';
import { overBoth, thrownBack } from './stoles.ts';
import { bandCollar, CHEST, centreBack, coatOf, opening, panels, WAIST_CREASES } from './tailoring.ts';
import { trouserPair } from './trousers.ts';

type Below = 'churidar' | 'salwar' | 'trousers';

type KurtaCut = {
  readonly fit: Fit;
  readonly hem: number;
  readonly flare: number;
  readonly front: 'placket' | 'pathani' | 'angrakha' | 'buttoned' | 'sherwani';
  readonly sleeve: 'long' | 'rolled';
  readonly below: Below;
  readonly stole: 'shoulder' | 'both' | 'thrown' | null;
};

const LONG: KurtaCut = {
  fit: MANS,
  hem: 772,
  flare: 16,
  front: 'placket',
  sleeve: 'long',
  below: 'churidar',
  stole: null,
};
const SHORT: KurtaCut = { ...LONG, hem: 596, flare: 6, front: 'buttoned', sleeve: 'rolled', below: 'trousers' };
const PATHANI: KurtaCut = { ...LONG, hem: 716, flare: 20, front: 'pathani', below: 'salwar' };
const ANGRAKHA: KurtaCut = { ...LONG, hem: 800, flare: 54, front: 'angrakha', below: 'churidar', stole: null };
const STOLED: KurtaCut = { ...LONG, hem: 732, flare: 14, stole: 'both', below: 'salwar' };

const SHERWANI: KurtaCut = { ...LONG, hem: 790, flare: 16, front: 'sherwani', stole: 'shoulder' };
const ACHKAN: KurtaCut = { ...LONG, hem: 746, flare: 62, front: 'sherwani', stole: null };
const ROYAL: KurtaCut = { ...LONG, hem: 808, flare: 24, front: 'angrakha', stole: 'thrown' };

const legsBelow = (sheet: Sheet, cloth: Cloth, below: Below, facing: Facing): string => {
  switch (below) {
    case 'churidar':
      return legs(sheet, cloth, { hip: 640, half: 72, ankle: FLOOR - 28, cuff: 21, gap: 36 });
    case 'salwar':
      return legs(sheet, cloth, { hip: 560, half: 104, ankle: FLOOR - 32, cuff: 44, gap: 50 });
    case 'trousers':
      return trouserPair(sheet, cloth, 'tapered', { facing });
  }
};

const placketOf = (sheet: Sheet, cloth: Cloth, to: number): string =>
  panel(sheet, `M348 166H374V${to}L361 ${to + 14} 348 ${to}z`, cloth, cloth.light) +
  stitch(sheet, `M352 172V${to - 2}M370 172V${to - 2}`, cloth) +
  buttons({ x: 361, from: 190, to: to - 20, count: 5, radius: 4.5 });

const OVERLAP = curve(338, 160, 330, 220, 380, 300, 446, 372);

const workOn = (sheet: Sheet, cloth: Cloth, { front, hem }: KurtaCut, facing: Facing): string => {
  if (facing === 'back') return backOf(sheet, cloth, front, hem);
  switch (front) {
    case 'placket':
      return placketOf(sheet, cloth, 368);
    case 'buttoned':
      return placketOf(sheet, cloth, 470) + patchPocket(sheet, cloth, 396, 262);
    case 'pathani':
      return placketOf(sheet, cloth, 400) + [288, 386].map((x) => patchPocket(sheet, cloth, x, 264)).join('');
    case 'angrakha':
      return (
        kinari(sheet, stripAlong(OVERLAP, -1), 22, cloth) +
        seamLine(sheet, `M446 372C450 500 440 640 432 ${hem + 6}`, cloth, 1.8)
      );
    case 'sherwani':
      return (
        panels(sheet, hem, cloth) +
        kinari(sheet, stripAlong(curve(342, 168, 342, 300, 342, 486), -1), 20, cloth) +
        opening(sheet, 168, hem, cloth) +
        buttons({ x: 352, from: 192, to: 470, count: 8, radius: 5.5 })
      );
  }
};

const backOf = (sheet: Sheet, cloth: Cloth, front: KurtaCut['front'], hem: number): string => {
  switch (front) {
    case 'sherwani':
      return panels(sheet, hem, cloth) + centreBack(sheet, hem, cloth);
    case 'angrakha':
      return centreBack(sheet, hem, cloth) + seamLine(sheet, 'M268 404C300 414 420 414 452 404', cloth, 1.4);
    default:
      return seamLine(sheet, `M256 214C300 226 420 226 464 214M352 222V${hem + 10}M368 222V${hem + 10}`, cloth, 1.1);
  }
};

const bodyOf = (sheet: Sheet, cloth: Cloth, cut: KurtaCut, facing: Facing): Drawn =>
  drape(sheet, {
    ...coatOf(cut.fit, cut.hem, cut.flare, facing),
    cloth,
    softness: 5,
    folds: [
      ...(cut.flare > 40 ? flareFolds(sheet, 8, 0.024, 0.36) : hanging(sheet, 5, [0.42, 0.58], [0.012, 0.022])),
      ...CHEST,
    ],
    creases: cut.front === 'sherwani' ? WAIST_CREASES : [],
    borders: cut.front === 'sherwani' || cut.front === 'angrakha' ? [{ side: 'bottom', width: 20, style: kinari }] : [],
    trim: workOn(sheet, cloth, cut, facing),
  });

const collarOf = (sheet: Sheet, cloth: Cloth, { front }: KurtaCut, facing: Facing): string => {
  if (front === 'pathani') return facing === 'front' ? shirtCollar(sheet, cloth) : collarBehind(sheet, cloth);
  return bandCollar(sheet, cloth, front === 'sherwani' || front === 'angrakha', facing).svg;
};

/** Ties of a wrapped front. */
const ties = ({ base, deep }: Cloth): string => {
  const d = 'M446 372C452 402 446 430 452 458M448 372C462 400 464 420 470 440';
  return `<path d="${d}" fill="none" stroke="${deep}" stroke-width="5.4"/><path d="${d}" fill="none" stroke="${base}" stroke-width="3.6"/>`;
};

const stoleOf = (
  sheet: Sheet,
  cloth: Cloth,
  { stole }: KurtaCut,
  facing: Facing,
  castOn: readonly string[],
): string => {
  switch (stole) {
    case 'shoulder':
      return shoulderStole(sheet, cloth, { facing, castOn, wider: 14 });
    case 'both':
      return overBoth(sheet, cloth, { facing, castOn });
    case 'thrown':
      return thrownBack(sheet, cloth, { facing, castOn });
    case null:
      return '';
  }
};

const kurtaOf =
  (cut: KurtaCut): Garment =>
  (sheet, { main, second, third }, facing) => {
    const lower = legsBelow(sheet, second, cut.below, facing);
    const body = bodyOf(sheet, main, cut, facing);
    const end =
      cut.front === 'sherwani' ? kinari : cut.sleeve === 'rolled' ? 'roll' : cut.front === 'pathani' ? 'cuff' : 'hem';
    return (
      dressForm(sheet, cut.fit.form) +
      lower +
      body.svg +
      mensSleeves(sheet, main, cut.sleeve, { fit: cut.fit, end, castOn: [body.shape] }) +
      collarOf(sheet, main, cut, facing) +
      (cut.front === 'angrakha' && facing === 'front' ? ties(third) : '') +
      stoleOf(sheet, third, cut, facing, [body.shape])
    );
  };

export const MENS_KURTAS = {
  long: kurtaOf(LONG),
  short: kurtaOf(SHORT),
  pathani: kurtaOf(PATHANI),
  angrakha: kurtaOf(ANGRAKHA),
} as const;

export const SHERWANIS = { classic: kurtaOf(SHERWANI), achkan: kurtaOf(ACHKAN), royal: kurtaOf(ROYAL) } as const;

const forBoys = (cut: KurtaCut): Garment => kurtaOf({ ...cut, fit: BOYS });

export const BOYS_KURTAS = {
  long: forBoys({ ...LONG, hem: 740 }),
  short: forBoys({ ...SHORT, below: 'salwar', hem: 620 }),
  pathani: forBoys(PATHANI),
  stoled: forBoys(STOLED),
} as const;

export const BOYS_SHERWANIS = { classic: forBoys(SHERWANI), achkan: forBoys({ ...ACHKAN, flare: 44 }) } as const;
