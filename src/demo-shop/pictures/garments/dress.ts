// Western dresses: tiers to the floor, a shift, a tea dress, a shirt dress, a slip, an apron over a blouse, a sheath.

import type { Cloth } from '#demo-shop/pictures/drawing/cloth.ts';
import { type Drawn, drape } from '#demo-shop/pictures/drawing/drape.ts';
import { dressForm, stand, WOMAN } from '#demo-shop/pictures/drawing/figure.ts';
import { range } from '#demo-shop/pictures/drawing/geometry.ts';
import type { Sheet } from '#demo-shop/pictures/drawing/sheet.ts';
import { fineLine } from '#demo-shop/pictures/prints/borders.ts';
import { BUST, crease, type Garment, hanging } from './common.ts';
import { cutOf, NECKS, type Neckline, neckStrip, SET_IN, STRAPPED } from './cut.ts';
import {
  belt,
  bowBehind,
  buttonPlacket,
  collarBehind,
  panel,
  patchPocket,
  seamLine,
  shellButtons,
  shirtCollar,
  stitch,
  zipBehind,
} from './fittings.ts';
import { type SkirtCut, skirt, tier, tiersOf } from './skirt.ts';
import { sleevesOf } from './sleeves.ts';

const WAIST = 388;
/** Half the width at the waist. */
const SLIM = 75;

type Bodice = { readonly neck: Neckline; readonly castOn: readonly string[]; readonly trim: string };

/** From the shoulder to the waist, a little gathered there. */
const bodice = (sheet: Sheet, cloth: Cloth, { neck, castOn, trim }: Bodice): Drawn => {
  const cut = cutOf({ neck, side: [...SET_IN, 84, 345, SLIM, WAIST], dip: 12, round: 0.6 });
  return drape(sheet, {
    ...cut,
    cloth,
    softness: 4,
    castOn,
    creases: BUST,
    folds: range(6).map((i) => ({ u: 0.2 + i * 0.12, from: 0.6, to: 1.01, width: 0.015, peak: 1 })),
    trim,
  });
};

/** Three lengths, each gathered into the one above, whose hem lies over the seam. */
export const TIERS = tiersOf(
  [SLIM + 1, WAIST - 2],
  [
    [128, 576],
    [180, 772],
    [236, 984],
  ],
);

export const tiered: Garment = (sheet, { main, second }, facing) => {
  const arms = sleevesOf(sheet, main, 'frill', [{ side: 'bottom', width: 9, style: fineLine }]);
  let below: readonly string[] = [];
  const lengths = TIERS.toReversed().map((each) => {
    const drawn = tier(sheet, main, each, { castOn: below });
    below = [drawn.shape];
    return drawn.svg;
  });
  const neck = facing === 'front' ? NECKS.vee : NECKS.round;
  const top = bodice(sheet, main, { neck, castOn: below, trim: fineLine(sheet, neckStrip(neck), 9, main) });
  const tied = facing === 'front' ? tie(second) : bowBehind(sheet, second, WAIST + 8);
  return dressForm(sheet, WOMAN) + arms + lengths.join('') + top.svg + waistCord(second) + tied;
};

const waistCord = (cloth: Cloth): string =>
  `<path d="M284 ${WAIST}C320 ${WAIST + 14} 400 ${WAIST + 14} 436 ${WAIST}" fill="none" stroke="${cloth.deep}" stroke-width="9"/><path d="M284 ${WAIST - 1}C320 ${WAIST + 13} 400 ${WAIST + 13} 436 ${WAIST - 1}" fill="none" stroke="${cloth.base}" stroke-width="6.5"/>`;

/** The ends of a cord at the waist, beaded. */
const tie = (cloth: Cloth): string => {
  const ends = `M330 ${WAIST + 10}C326 450 316 480 322 512M336 ${WAIST + 10}C344 446 338 470 346 490`;
  return (
    `<path d="${ends}" fill="none" stroke="${cloth.deep}" stroke-width="5"/><path d="${ends}" fill="none" stroke="${cloth.base}" stroke-width="3.2"/>` +
    '<circle cx="322" cy="516" r="7" fill="#d9b56c" stroke="#5d4320"/><circle cx="346" cy="494" r="7" fill="#d9b56c" stroke="#5d4320"/>'
  );
};

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

const stitchedNeck = (sheet: Sheet, cloth: Cloth, neck: Neckline): string => {
  const strip = neckStrip(neck);
  const at = range(13).map((i) => strip.at(i / 12, 8));
  return stitch(sheet, `M${at.map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}`, cloth);
};

const TEA_SKIRT: SkirtCut = {
  side: [SLIM + 1, WAIST - 4, 112, 470, 152, 600, 190, 730, 208, 806],
  bow: 26,
  gores: [12, 0.021],
  wave: 13,
};

/** A square neck, puffed sleeves, a full skirt to the calf. */
export const tea: Garment = (sheet, { main, second }, facing) => {
  const arms = sleevesOf(sheet, main, 'puff');
  const lower = skirt(sheet, main, TEA_SKIRT);
  const neck = facing === 'front' ? NECKS.square : NECKS.scoop;
  const front = seamLine(sheet, 'M318 232C314 290 318 340 326 390M402 232C406 290 402 340 394 390', main, 1.1);
  const buttons = shellButtons({ x: 360, from: 246, to: 374, count: 6 });
  const top = bodice(sheet, main, {
    neck,
    castOn: [lower.shape],
    trim: (facing === 'front' ? front + buttons : zipBehind(sheet, main, 228, 384)) + stitchedNeck(sheet, main, neck),
  });
  const sash = belt(sheet, second.base, { half: SLIM + 1, y: WAIST - 10, width: 20, buckle: false });
  return (
    stand(sheet) +
    dressForm(sheet, WOMAN) +
    arms +
    lower.svg +
    top.svg +
    sash +
    (facing === 'back' ? bowBehind(sheet, second, WAIST + 4) : '')
  );
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

const straps = (sheet: Sheet, cloth: Cloth, top: number): string =>
  [-1, 1]
    .map((side) => `M${360 + side * 48} ${top}C${360 + side * 52} 200 ${360 + side * 54} 184 ${360 + side * 56} 165`)
    .map(
      (d) =>
        `<path d="${d}" fill="none" stroke="${cloth.deep}" stroke-width="7"/><path d="${d}" fill="none" stroke="${cloth.base}" stroke-width="${(7 - 2 * sheet.pixel).toFixed(1)}"/>`,
    )
    .join('');

/** Cut on the bias, on straps, to the floor. */
export const slip: Garment = (sheet, { main }, facing) => {
  const neck = facing === 'front' ? NECKS.camisole : NECKS.strapless;
  const from = facing === 'front' ? STRAPPED : [48, 262, 70, 264, 91, 276];
  const body = drape(sheet, {
    ...cutOf({
      neck,
      side: [...from, 92, 300, 82, 346, 76, 394, 98, 480, 106, 580, 116, 740, 142, 880, 176, 982],
      dip: 10,
      hemKnots: 15,
    }),
    cloth: { ...main, sheen: Math.max(main.sheen, 0.55) },
    softness: 8,
    folds: [
      { u: 0.16, from: 0.46, to: 1.01, width: 0.03, peak: 1, drift: -0.02 },
      { u: 0.3, from: 0.55, to: 1.01, width: 0.03, peak: 1 },
      { u: 0.46, from: 0.38, to: 1.01, width: 0.024, peak: 1, drift: 0.03 },
      { u: 0.64, from: 0.5, to: 1.01, width: 0.03, peak: 1, drift: 0.02 },
      { u: 0.82, from: 0.42, to: 1.01, width: 0.03, peak: 1, drift: 0.03 },
    ],
    creases: facing === 'front' ? COWL : [crease(292, 400, 330, 424, 400, 430), crease(300, 470, 350, 500, 440, 494)],
    creaseWidth: 7,
  });
  return dressForm(sheet, WOMAN) + straps(sheet, main, facing === 'front' ? 228 : 264) + body.svg;
};

/** The folds of a neck that falls forward, and of a hip that it is drawn over. */
const COWL = [
  crease(316, 246, 334, 280, 362, 292, 388, 278, 404, 246),
  crease(300, 258, 330, 306, 364, 318, 396, 302, 420, 258),
  crease(286, 404, 330, 430, 404, 446),
  crease(292, 462, 350, 500, 446, 500),
];

const APRON: SkirtCut = {
  side: [80, 380, 106, 470, 132, 620, 156, 760, 168, 846],
  bow: 20,
  gores: [8, 0.02],
  wave: 8,
};

/** A bib on broad straps and a wrapped skirt with pockets, over a blouse with sleeves. */
export const apron: Garment = (sheet, { main, second }, facing) => {
  const arms = sleevesOf(sheet, second, 'elbow');
  const under = drape(sheet, {
    ...cutOf({ neck: facing === 'front' ? NECKS.boat : NECKS.round, side: [...SET_IN, 84, 345, 76, 400] }),
    cloth: second,
    softness: 4,
    creases: BUST,
  });
  const lower = skirt(sheet, main, APRON, {
    castOn: [under.shape],
    trim:
      facing === 'front'
        ? [262, 392].map((x) => apronPocket(sheet, main, x)).join('')
        : seamLine(sheet, 'M366 390C372 560 384 720 400 866', main, 1.8),
  });
  const upper = facing === 'front' ? bib(sheet, main) : crossed(sheet, main);
  const waist = belt(sheet, main.shade, { half: 81, y: 376, width: 20, buckle: false });
  const tied = facing === 'back' ? bowBehind(sheet, main, 392) : '';
  return stand(sheet) + dressForm(sheet, WOMAN) + arms + under.svg + lower.svg + upper + waist + tied;
};

const apronPocket = (sheet: Sheet, cloth: Cloth, x: number): string =>
  panel(sheet, `M${x} 500h66v78h-66z`, cloth, cloth.shade) +
  stitch(sheet, `M${x} 510h66M${x + 4} 514v60h58v-60`, cloth);

const bib = (sheet: Sheet, cloth: Cloth): string =>
  panel(sheet, 'M302 246 296 168 316 164 326 246zM418 246 424 168 404 164 394 246z', cloth) +
  panel(sheet, 'M300 244C340 250 380 250 420 244L434 386C400 396 320 396 286 386z', cloth) +
  stitch(sheet, 'M301 254C340 260 380 260 419 254', cloth) +
  shellButtons({ x: 313, from: 258, to: 258, count: 2 }) +
  shellButtons({ x: 407, from: 258, to: 258, count: 2 });

/** The straps cross between the shoulder blades. */
const crossed = (sheet: Sheet, cloth: Cloth): string =>
  panel(sheet, 'M296 168 318 164 428 384 404 390z', cloth) + panel(sheet, 'M424 168 402 164 292 384 316 390z', cloth);

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
