import type { Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { type Drawn, drape } from '#api/demo/pictures/drawing/drape.ts';
import { dressForm, stand, WOMAN } from '#api/demo/pictures/drawing/figure.ts';
import { range } from '#api/demo/pictures/drawing/geometry.ts';
import type { Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { fineLine } from '#api/demo/pictures/prints/borders.ts';
import { BUST, type Garment } from './common.ts';
import { cutOf, NECKS, type Neckline, neckStrip, SET_IN } from './cut.ts';
import { belt, bowBehind, seamLine, shellButtons, zipBehind } from './fittings.ts';
import { type SkirtCut, skirt, tier, tiersOf } from './skirt.ts';
import { sleevesOf } from './sleeves.ts';
import { stitchedNeck } from './straight-dress.ts';

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
