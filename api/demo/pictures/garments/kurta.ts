import type { Border, Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { type Drawn, drape } from '#api/demo/pictures/drawing/drape.ts';
import { dressForm, WOMAN } from '#api/demo/pictures/drawing/figure.ts';
import { flareFolds } from '#api/demo/pictures/drawing/fold.ts';
import { curve } from '#api/demo/pictures/drawing/geometry.ts';
import type { Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { stripAlong } from '#api/demo/pictures/drawing/strip.ts';
import { fineLine, gota, kinari, paisleyBorder } from '#api/demo/pictures/prints/borders.ts';
import { BUST, buttons, type Facing, type Garment, hanging, shoulderStole } from './common.ts';
import { cutOf, NECKS, neckStrip, SET_IN } from './cut.ts';
import { panel, seamLine, stitch, zipBehind } from './fittings.ts';
import { A_LINE, ANGRAKHA, BELOW, type KurtaCut, LONGLINE, PEPLUM, SHIRT, STRAIGHT } from './kurta-cuts.ts';
import { legs } from './legs.ts';
import { sleevesOf } from './sleeves.ts';
import { overBoth, thrownBack } from './stoles.ts';

export const CUFF: readonly Border[] = [{ side: 'bottom', width: 24, style: gota }];
const HEMMED: readonly Border[] = [{ side: 'bottom', width: 40, style: paisleyBorder }];

const workOn = (sheet: Sheet, cloth: Cloth, cut: Omit<KurtaCut, 'below'>, facing: Facing): string => {
  if (facing === 'back') return backOf(sheet, cloth, cut);
  const neck = neckStrip(NECKS[cut.neck]);
  switch (cut.front) {
    case 'slit':
      return (
        gota(sheet, neckStrip(NECKS.slit), 18, cloth) +
        fineLine(sheet, stripAlong(curve(353, 226, 357, 262, 360, 300, 363, 262, 367, 226), 1), 7, cloth)
      );
    case 'yoke':
      return (
        gota(sheet, neck, 22, cloth) +
        kinari(sheet, stripAlong(curve(349, 196, 349, 290, 349, 380), -1), 22, cloth) +
        buttons({ x: 360, from: 216, to: 366, count: 7, radius: 4.2 })
      );
    case 'placket':
      return (
        panel(sheet, 'M348 176H373V420L360.500 434 348 420z', cloth, cloth.light) +
        stitch(sheet, 'M352 180V417M369 180V417', cloth) +
        buttons({ x: 360.5, from: 204, to: 404, count: 7, radius: 4 })
      );
    case 'wrapped':
      return (
        kinari(sheet, stripAlong(curve(304, 168, 322, 226, 356, 284, 430, 366), -1), 18, cloth) +
        fineLine(sheet, stripAlong(curve(416, 168, 400, 214, 378, 258, 364, 280), 1), 9, cloth) +
        seamLine(sheet, 'M430 366C428 500 424 660 420 812', cloth, 1.6)
      );
    case 'plain':
      return gota(sheet, neck, 18, cloth);
  }
};

const backOf = (sheet: Sheet, cloth: Cloth, { back, front }: Pick<KurtaCut, 'back' | 'front'>): string => {
  const edge = gota(sheet, neckStrip(NECKS[back]), 16, cloth);
  if (front === 'placket') return seamLine(sheet, 'M262 216C300 226 420 226 458 216M352 222V600M368 222V600', cloth);
  return edge + (front === 'slit' ? '' : zipBehind(sheet, cloth, back === 'low' ? 256 : 224, 372));
};

export const kurtaBody = (sheet: Sheet, cloth: Cloth, cut: Omit<KurtaCut, 'below'>, facing: Facing): Drawn =>
  drape(sheet, {
    ...cutOf({
      neck: NECKS[facing === 'front' ? cut.neck : cut.back],
      side: [...SET_IN, ...cut.side],
      dip: cut.dip,
      hemKnots: cut.flare === 0 ? 9 : 21,
    }),
    cloth,
    softness: 5,
    folds:
      cut.flare === 0
        ? [
            ...hanging(sheet, 5, [0.4, 0.58], [0.014, 0.024]),
            { u: 0.24, from: 0.14, to: 0.42, width: 0.016, drift: 0.03 },
            { u: 0.78, from: 0.14, to: 0.42, width: 0.016, drift: -0.03 },
          ]
        : flareFolds(sheet, cut.flare, 0.024, 0.3),
    creases: facing === 'front' ? BUST : [],
    borders: HEMMED,
    trim: workOn(sheet, cloth, cut, facing),
  });

/** The collar of a kurta that is buttoned: a band that stands. */
const standCollar = (sheet: Sheet, cloth: Cloth, facing: Facing): string =>
  facing === 'front'
    ? panel(sheet, 'M328 136C320 150 318 158 320 166 334 178 346 184 355 186L357 172C346 166 334 152 328 136z', cloth) +
      panel(sheet, 'M392 136C400 150 402 158 400 166 386 178 374 184 365 186L363 172C374 166 386 152 392 136z', cloth)
    : panel(sheet, 'M328 136C342 142 378 142 392 136L402 164C384 172 336 172 318 164z', cloth);

const tassels = (cloth: Cloth): string =>
  `<path d="M428 366C434 400 430 430 438 462M430 366C444 398 446 420 452 448" fill="none" stroke="${cloth.deep}" stroke-width="4.4"/>` +
  `<path d="M434 462h9l3 34h-15zM448 448h9l3 34h-15z" fill="${cloth.base}" stroke="${cloth.deep}" stroke-width=".8"/>`;

export const stoleOf = (
  sheet: Sheet,
  cloth: Cloth,
  { stole }: Pick<KurtaCut, 'stole'>,
  facing: Facing,
  castOn: readonly string[],
): string => {
  switch (stole) {
    case 'shoulder':
      return shoulderStole(sheet, cloth, { facing, castOn });
    case 'thrown':
      return thrownBack(sheet, cloth, { facing, castOn });
    case 'both':
      return overBoth(sheet, cloth, { facing, castOn });
    case null:
      return '';
  }
};

const kurtaOf =
  (cut: KurtaCut): Garment =>
  (sheet, { main, second, third }, facing) => {
    const { cut: leg, border } = BELOW[cut.below];
    const lower = legs(sheet, second, leg, border === 0 ? [] : [{ side: 'bottom', width: border, style: kinari }]);
    const arms = sleevesOf(sheet, main, cut.sleeve, CUFF);
    const body = kurtaBody(sheet, main, cut, facing);
    const collar = cut.front === 'placket' ? standCollar(sheet, main, facing) : '';
    const tied = cut.front === 'wrapped' && facing === 'front' ? tassels(third) : '';
    return (
      dressForm(sheet, WOMAN) +
      lower +
      arms +
      body.svg +
      collar +
      tied +
      stoleOf(sheet, third, cut, facing, [body.shape])
    );
  };

export const KURTAS = {
  straight: kurtaOf(STRAIGHT),
  aLine: kurtaOf(A_LINE),
  shirt: kurtaOf(SHIRT),
  peplum: kurtaOf(PEPLUM),
  angrakha: kurtaOf(ANGRAKHA),
  longline: kurtaOf(LONGLINE),
} as const;
