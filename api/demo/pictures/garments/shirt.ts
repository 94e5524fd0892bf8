// Shirts: tucked in with cuffs, worn out with the sleeves rolled, a camp shirt, a band collar.

import type { Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { type Drawn, drape } from '#api/demo/pictures/drawing/drape.ts';
import { dressForm, MAN } from '#api/demo/pictures/drawing/figure.ts';
import { curve } from '#api/demo/pictures/drawing/geometry.ts';
import type { Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { crease, type Facing, type Garment, hanging } from './common.ts';
import { cutOf, type Seam } from './cut.ts';
import { buttonPlacket, campCollar, collarBehind, patchPocket, seamLine, shirtCollar, stitch } from './fittings.ts';
import { companion, MANS, MENS_NECKS, type MensSleeve, mensSleeves } from './mens-cut.ts';
import { bandCollar } from './tailoring.ts';
import type { TrouserName } from './trouser-cuts.ts';
import { trouserPair } from './trousers.ts';

type ShirtCut = {
  /** From the armhole to the hem, or into the waistband. */
  readonly side: Seam;
  readonly hem: 'tucked' | 'tail' | 'straight';
  readonly collar: 'pointed' | 'camp' | 'band';
  readonly sleeve: MensSleeve;
  readonly end: 'cuff' | 'roll' | 'hem';
  readonly pocket: boolean;
  readonly with: TrouserName;
};

const TUCKED: ShirtCut = {
  side: [106, 330, 98, 380, 87, 408],
  hem: 'tucked',
  collar: 'pointed',
  sleeve: 'long',
  end: 'cuff',
  pocket: false,
  with: 'pleated',
};

const WORN_OUT: ShirtCut = {
  side: [104, 340, 100, 420, 104, 490, 106, 528],
  hem: 'tail',
  collar: 'pointed',
  sleeve: 'rolled',
  end: 'roll',
  pocket: true,
  with: 'tapered',
};

const CAMP: ShirtCut = {
  side: [109, 340, 108, 430, 110, 534],
  hem: 'straight',
  collar: 'camp',
  sleeve: 'short',
  end: 'hem',
  pocket: true,
  with: 'relaxed',
};

const BAND: ShirtCut = {
  side: [105, 340, 102, 420, 106, 500, 108, 536],
  hem: 'tail',
  collar: 'band',
  sleeve: 'rolled',
  end: 'roll',
  pocket: false,
  with: 'jeans',
};

const NECK = {
  pointed: [MENS_NECKS.open, MENS_NECKS.collarBack],
  camp: [MENS_NECKS.camp, MENS_NECKS.collarBack],
  band: [MENS_NECKS.band, MENS_NECKS.bandBack],
} as const;

/** Cut up at the sides, lower in front. */
const tailOf = (half: number, y: number) =>
  curve(
    360 - half,
    y,
    360 - half * 0.86,
    y + 34,
    320,
    y + 66,
    360,
    y + 68,
    400,
    y + 66,
    360 + half * 0.86,
    y + 34,
    360 + half,
    y,
  );

const collarOf = (sheet: Sheet, cloth: Cloth, collar: ShirtCut['collar'], facing: Facing): string => {
  if (collar === 'band') return bandCollar(sheet, cloth, false, facing).svg;
  if (facing === 'back') return collarBehind(sheet, cloth);
  return collar === 'camp' ? campCollar(sheet, cloth) : shirtCollar(sheet, cloth);
};

const START = { pointed: 208, camp: 242, band: 172 } as const;

const workOn = (sheet: Sheet, cloth: Cloth, cut: ShirtCut, facing: Facing): string => {
  if (facing === 'back') return yoke(sheet, cloth);
  const from = START[cut.collar];
  const placket = buttonPlacket(sheet, cloth, { from, to: 640, count: 6, last: 530 });
  return placket + (cut.pocket ? patchPocket(sheet, cloth, 398, 262) : '');
};

/** The yoke across the shoulders, and the pleat that gives it room. */
const yoke = (sheet: Sheet, cloth: Cloth): string =>
  seamLine(sheet, 'M254 214C300 228 420 228 466 214M352 224V640M368 224V640', cloth) +
  stitch(sheet, 'M254 208C300 222 420 222 466 208', cloth);

const bodyOf = (sheet: Sheet, cloth: Cloth, cut: ShirtCut, facing: Facing): Drawn => {
  const [half, end] = [cut.side.at(-2) ?? 0, cut.side.at(-1) ?? 0];
  const isTail = cut.hem === 'tail';
  const line = isTail
    ? `M${362 - half} ${end - 6}C${370 - half * 0.86} ${end + 30} 320 ${end + 58} 360 ${end + 60}S${350 + half * 0.86} ${end + 30} ${358 + half} ${end - 6}`
    : `M${360 - half} ${end - 12}Q360 ${end + 2} ${360 + half} ${end - 12}`;
  return drape(sheet, {
    ...cutOf({
      neck: NECK[cut.collar][facing === 'front' ? 0 : 1],
      side: [...MANS.armhole, ...cut.side],
      ...(isTail ? { hem: tailOf(half, end), hemKnots: 13 } : {}),
    }),
    cloth,
    softness: 6,
    folds: [
      ...hanging(sheet, 4, [0.52, 0.68], [0.016, 0.026]),
      { u: 0.2, from: 0.12, to: 0.48, width: 0.02, drift: 0.04 },
      { u: 0.8, from: 0.12, to: 0.48, width: 0.02, drift: -0.04 },
    ],
    creases: [
      crease(258, 268, 276, 288, 298, 296),
      crease(462, 268, 444, 288, 422, 296),
      ...(cut.hem === 'tucked' ? [crease(268, 384, 296, 372, 326, 376), crease(452, 384, 424, 372, 394, 376)] : []),
    ],
    creaseWidth: 7,
    trim: workOn(sheet, cloth, cut, facing) + (cut.hem === 'tucked' ? '' : stitch(sheet, line, cloth)),
  });
};

const shirtOf =
  (cut: ShirtCut): Garment =>
  (sheet, { main, second }, facing) => {
    const lower = trouserPair(sheet, companion(main, second), cut.with, { facing });
    const body = bodyOf(sheet, main, cut, facing);
    const sleeves = mensSleeves(sheet, main, cut.sleeve, { end: cut.end, castOn: [body.shape] });
    const collar = collarOf(sheet, main, cut.collar, facing);
    const worn = cut.hem === 'tucked' ? body.svg + lower : lower + body.svg;
    return dressForm(sheet, MAN) + worn + sleeves + collar;
  };

export const SHIRTS = {
  tucked: shirtOf(TUCKED),
  wornOut: shirtOf(WORN_OUT),
  camp: shirtOf(CAMP),
  band: shirtOf(BAND),
} as const;
