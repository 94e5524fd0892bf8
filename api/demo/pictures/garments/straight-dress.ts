import type { Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { drape } from '#api/demo/pictures/drawing/drape.ts';
import { dressForm, stand, WOMAN } from '#api/demo/pictures/drawing/figure.ts';
import { range } from '#api/demo/pictures/drawing/geometry.ts';
import type { Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { BUST, crease, type Garment, hanging } from './common.ts';
import { cutOf, NECKS, type Neckline, neckStrip, SET_IN } from './cut.ts';
import {
  belt,
  buttonPlacket,
  collarBehind,
  patchPocket,
  seamLine,
  shirtCollar,
  stitch,
  zipBehind,
} from './fittings.ts';
import { sleevesOf } from './sleeves.ts';

/** Straight from the shoulder to the knee; darts at the bust, pockets in the side seams. */
export const shift: Garment = (sheet, { main }, facing) => {
  const isBack = facing === 'back';
  const neck = isBack ? NECKS.round : NECKS.boat;
  const arms = sleevesOf(sheet, main, 'short');
  const darts = seamLine(sheet, 'M270 300C290 296 306 292 318 282M450 300C430 296 414 292 402 282', main, 1.1);
  const pockets = seamLine(sheet, 'M256 500C268 520 272 548 268 580M464 500C452 520 448 548 452 580', main, 1.5);
  const hem = stitch(sheet, 'M228 770C300 784 420 784 492 770', main);
  const body = drape(sheet, {
    ...cutOf({ neck, side: [...SET_IN, 86, 372, 94, 470, 112, 600, 126, 700, 133, 788], dip: 12 }),
    cloth: main,
    softness: 6,
    folds: hanging(sheet, 5, [0.42, 0.6], [0.016, 0.026]),
    creases: isBack ? [] : [crease(272, 262, 292, 280, 318, 284), crease(448, 262, 428, 280, 402, 284)],
    trim: (isBack ? zipBehind(sheet, main, 194, 470) : darts + pockets) + hem + stitchedNeck(sheet, main, neck),
  });
  return stand(sheet) + dressForm(sheet, WOMAN) + arms + body.svg;
};

export const stitchedNeck = (sheet: Sheet, cloth: Cloth, neck: Neckline): string => {
  const strip = neckStrip(neck);
  const at = range(13).map((i) => strip.at(i / 12, 8));
  return stitch(sheet, `M${at.map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}`, cloth);
};

/** A shirt that goes on to the calf: collar, placket, breast pockets, belted. */
export const shirtDress: Garment = (sheet, { main, second }, facing) => {
  const arms = sleevesOf(sheet, main, 'elbow');
  const isFront = facing === 'front';
  const yoke = 'M262 214C300 226 420 226 458 214';
  const body = drape(sheet, {
    ...cutOf({
      neck: isFront ? NECKS.collar : NECKS.closed,
      side: [...SET_IN, 78, 392, 100, 480, 128, 620, 156, 760, 168, 850],
      dip: 16,
    }),
    cloth: main,
    softness: 6,
    folds: [
      ...hanging(sheet, 6, [0.34, 0.46], [0.016, 0.026]),
      ...range(6).map((i) => ({ u: 0.2 + i * 0.12, from: 0.2, to: 0.31, width: 0.014, peak: 0.9 })),
    ],
    creases: BUST,
    trim: isFront
      ? buttonPlacket(sheet, main, { from: 216, to: 872, count: 8, last: 780 }) +
        patchPocket(sheet, main, 292, 268) +
        patchPocket(sheet, main, 384, 268)
      : seamLine(sheet, `${yoke}M352 222V384M368 222V384`, main) +
        stitch(sheet, 'M262 208C300 220 420 220 458 208', main),
  });
  const waist = belt(sheet, second.deep, { half: 79, y: 380, buckle: isFront });
  const collar = isFront ? shirtCollar(sheet, main, 'woman') : collarBehind(sheet, main, 'woman');
  return stand(sheet) + dressForm(sheet, WOMAN) + arms + body.svg + waist + collar;
};

/** Close to the knee, with a seam at the waist and a zip behind. */
export const sheath: Garment = (sheet, { main }, facing) => {
  const isBack = facing === 'back';
  const neck = isBack ? NECKS.round : NECKS.boat;
  const arms = sleevesOf(sheet, main, 'elbow');
  const darts = seamLine(sheet, 'M314 300C318 340 322 380 324 440M406 300C402 340 398 380 396 440', main, 1.1);
  const waist = seamLine(sheet, 'M284 390C320 402 400 402 436 390', main, 1.6);
  const back = zipBehind(sheet, main, 194, 520) + seamLine(sheet, 'M360 700L364 802', main, 1.8);
  const body = drape(sheet, {
    ...cutOf({ neck, side: [...SET_IN, 84, 345, 76, 392, 97, 484, 102, 580, 98, 700, 93, 788], dip: 12 }),
    cloth: main,
    softness: 6,
    folds: hanging(sheet, 4, [0.62, 0.76], [0.016, 0.024]),
    creases: isBack ? [] : [...BUST, crease(290, 404, 320, 416, 352, 410), crease(430, 404, 400, 416, 370, 410)],
    trim:
      waist +
      (isBack ? back : darts) +
      stitch(sheet, 'M268 774Q360 794 452 774', main) +
      stitchedNeck(sheet, main, neck),
  });
  return stand(sheet) + dressForm(sheet, WOMAN) + arms + body.svg;
};
