// Anarkalis: a yoke and a full flare, by their length, sleeves and what is worn over them.

import type { Border, Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { type Drawn, drape } from '#api/demo/pictures/drawing/drape.ts';
import { AXIS, type Body, dressForm, FLOOR, GIRL, WOMAN } from '#api/demo/pictures/drawing/figure.ts';
import { curve, range } from '#api/demo/pictures/drawing/geometry.ts';
import { mirroredPatch, type Patch } from '#api/demo/pictures/drawing/patch.ts';
import type { Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { stripAlong } from '#api/demo/pictures/drawing/strip.ts';
import { fineLine, gota, kinari, lotusFrieze } from '#api/demo/pictures/prints/borders.ts';
import { dori, type Facing, type Garment } from './common.ts';
import { BARE, cutOf, NECKS, neckStrip, SET_IN, type Seam, SMALL } from './cut.ts';
import { zipBehind } from './fittings.ts';
import { legs } from './legs.ts';
import { type SkirtCut, skirt } from './skirt.ts';
import { type SleeveName, sleevesOf } from './sleeves.ts';
import { overBoth, thrownBack } from './stoles.ts';

type AnarkaliCut = {
  readonly form: Body;
  /** Side seam of the yoke, from the shoulder to where the flare begins. */
  readonly yoke: Seam;
  readonly neck: keyof typeof NECKS;
  readonly back: keyof typeof NECKS;
  readonly front: 'placket' | 'wrapped' | 'plain';
  readonly sleeve: SleeveName | null;
  readonly flare: SkirtCut;
  readonly scarf: 'side' | 'thrown' | 'both' | null;
};

const FLARE = { bow: 44, gores: [11, 0.021], wave: 14 } as const;

const CALF: AnarkaliCut = {
  form: WOMAN,
  yoke: [...SET_IN, 88, 320, 72, 356],
  neck: 'round',
  back: 'low',
  front: 'placket',
  sleeve: 'long',
  flare: { ...FLARE, side: [72, 352, 98, 450, 138, 600, 176, 730, 212, 832] },
  scarf: 'side',
};

/** Wrapped over and tied, to the floor. */
const FLOOR_LENGTH: AnarkaliCut = {
  ...CALF,
  yoke: [...SET_IN, 86, 345, 72, 396],
  neck: 'vee',
  back: 'round',
  front: 'wrapped',
  sleeve: 'threeQuarter',
  flare: { ...FLARE, side: [72, 392, 96, 480, 136, 640, 188, 820, 236, 950], bow: 40, gores: [13, 0.018] },
  scarf: 'both',
};

/** From under the bust, to the knee, very wide. */
const EMPIRE: AnarkaliCut = {
  ...CALF,
  yoke: [...BARE, 90, 300, 86, 316],
  neck: 'boat',
  back: 'scoop',
  front: 'plain',
  sleeve: null,
  flare: { ...FLARE, side: [86, 312, 122, 440, 172, 590, 214, 700, 238, 764], bow: 50, gores: [13, 0.018] },
  scarf: 'thrown',
};

const GIRLS: AnarkaliCut = {
  ...CALF,
  form: GIRL,
  yoke: [...SMALL, 86, 320, 85, 344],
  back: 'round',
  sleeve: 'elbow',
  flare: { ...FLARE, side: [85, 340, 120, 440, 168, 600, 204, 730, 228, 822] },
};

const TWIRL: AnarkaliCut = {
  ...GIRLS,
  yoke: [...SMALL, 86, 300, 86, 316],
  neck: 'square',
  front: 'plain',
  sleeve: 'puff',
  flare: { ...EMPIRE.flare, side: [86, 312, 138, 430, 194, 580, 232, 690, 252, 750] },
  scarf: null,
};

const SCHOOL: AnarkaliCut = {
  ...GIRLS,
  yoke: [...SMALL, 86, 360, 85, 392],
  neck: 'boat',
  front: 'placket',
  sleeve: 'cap',
  flare: { ...FLARE, side: [85, 388, 104, 470, 132, 600, 152, 700, 162, 760], bow: 24, gores: [8, 0.024], wave: 8 },
  scarf: 'thrown',
};

/** One end of the dupatta, off the viewer's left shoulder. */
const SCARF: Patch = {
  top: curve(262, 184, 284, 165, 306, 166),
  bottom: curve(196, 745, 222, 749, 240, 746, 262, 750, 282, 747),
  left: curve(262, 184, 242, 300, 226, 500, 196, 742),
  right: curve(306, 166, 296, 300, 284, 500, 282, 746),
  hemKnots: 9,
};

const SCARF_ENDS: readonly Border[] = [
  { side: 'bottom', width: 28, style: kinari },
  { side: 'bottom', width: 9, inset: 35, style: fineLine },
  { side: 'left', width: 9, style: fineLine },
  { side: 'right', width: 9, style: fineLine },
];

type Place = { readonly facing: Facing; readonly castOn: readonly string[] };

const atSide = (sheet: Sheet, cloth: Cloth, { facing, castOn }: Place): Drawn =>
  drape(sheet, {
    patch: facing === 'front' ? SCARF : mirroredPatch(SCARF, AXIS),
    cloth,
    softness: 4,
    castOn,
    folds: range(4).map((i) => ({ u: 0.2 + i * 0.2, from: 0, to: 1.01, width: 0.055, peak: 0.8 })),
    borders: SCARF_ENDS,
  });

const scarfOf = (sheet: Sheet, cloth: Cloth, { scarf }: AnarkaliCut, place: Place): string => {
  switch (scarf) {
    case 'side':
      return atSide(sheet, cloth, place).svg;
    case 'thrown':
      return thrownBack(sheet, cloth, place);
    case 'both':
      return overBoth(sheet, cloth, place);
    case null:
      return '';
  }
};

const workOn = (sheet: Sheet, cloth: Cloth, { yoke, neck, back, front }: AnarkaliCut, facing: Facing): string => {
  const end = yoke.at(-1) ?? 0;
  if (facing === 'back') {
    const zip = back === 'low' ? '' : zipBehind(sheet, cloth, back === 'scoop' ? 224 : 196, end);
    return gota(sheet, neckStrip(NECKS[back]), 18, cloth) + zip;
  }
  const edge = gota(sheet, neckStrip(NECKS[neck]), 20, cloth);
  switch (front) {
    case 'placket':
      return edge + kinari(sheet, stripAlong(curve(350, 196, 350, 280, 350, end), -1), 20, cloth);
    case 'wrapped':
      return kinari(sheet, stripAlong(curve(304, 168, 322, 226, 356, 290, 420, end), -1), 18, cloth) + edge;
    case 'plain':
      return edge;
  }
};

const HEM: readonly Border[] = [
  { side: 'bottom', width: 48, style: lotusFrieze },
  { side: 'bottom', width: 13, inset: 58, style: fineLine },
];

const anarkaliOf =
  (cut: AnarkaliCut): Garment =>
  (sheet, { main, second, third }, facing) => {
    const arms = cut.sleeve ? sleevesOf(sheet, main, cut.sleeve, [{ side: 'bottom', width: 28, style: kinari }]) : '';
    const gap = cut.form === GIRL ? 34 : 25;
    const trousers = legs(sheet, second, {
      hip: 690,
      half: 62,
      ankle: FLOOR - 26,
      cuff: cut.form === GIRL ? 21 : 17,
      gap,
    });
    const flare = skirt(sheet, main, cut.flare, { borders: HEM });
    const yoke = drape(sheet, {
      ...cutOf({ neck: NECKS[facing === 'front' ? cut.neck : cut.back], side: cut.yoke, dip: 12, round: 0.6 }),
      cloth: main,
      softness: 4,
      castOn: [flare.shape],
      borders: [{ side: 'bottom', width: 22, style: kinari }],
      trim: workOn(sheet, main, cut, facing),
      folds: range(2).map((i) => ({ u: 0.27 + i * 0.46, from: 0.5, to: 1, width: 0.02 })),
    });
    const scarf = scarfOf(sheet, third, cut, { facing, castOn: [yoke.shape, flare.shape] });
    const ties = facing === 'back' && cut.back === 'low' ? dori(sheet, 204, third.base) : '';
    return dressForm(sheet, cut.form) + trousers + arms + flare.svg + yoke.svg + ties + scarf;
  };

export const ANARKALIS = {
  calf: anarkaliOf(CALF),
  floorLength: anarkaliOf(FLOOR_LENGTH),
  empire: anarkaliOf(EMPIRE),
} as const;

export const GIRLS_ANARKALIS = {
  festive: anarkaliOf(GIRLS),
  twirl: anarkaliOf(TWIRL),
  school: anarkaliOf(SCHOOL),
} as const;
