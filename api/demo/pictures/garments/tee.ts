// Knitwear: the crew tee, the henley, the raglan, the polo; and a child's tee over joggers or shorts.

import type { Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { type Drawn, drape } from '#api/demo/pictures/drawing/drape.ts';
import { AXIS, dressForm, FLOOR } from '#api/demo/pictures/drawing/figure.ts';
import { num } from '#api/demo/pictures/drawing/geometry.ts';
import type { Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { crease, type Facing, type Garment, hanging } from './common.ts';
import { cutOf, type Neckline, onLeft, onRight, type Seam } from './cut.ts';
import { collarBehind, panel, patchPocket, seamLine, shellButtons, stitch } from './fittings.ts';
import { legs } from './legs.ts';
import { BOYS, companion, type Fit, MANS, MENS_NECKS, type MensSleeve, mensSleeves } from './mens-cut.ts';
import type { TrouserName } from './trouser-cuts.ts';
import { trouserPair } from './trousers.ts';

/** Stitches of a knitted band, across it. */
const RIBS = '1.1 2.6';

const rib = (sheet: Sheet, d: string, cloth: Cloth, width = 14): string =>
  `<path d="${d}" fill="none" stroke="${cloth.shade}" stroke-width="${width}"/>` +
  `<path d="${d}" fill="none" stroke="${cloth.deep}" stroke-width="${width}" stroke-dasharray="${RIBS}" opacity=".28"/>` +
  `<path d="${d}" fill="none" stroke="${cloth.deep}" stroke-width="${num(1.1 * sheet.pixel, 2)}" opacity=".55" transform="translate(0 ${width / 2})"/>`;

const alongNeck = (neck: Neckline): string => {
  const [seam = []] = neck;
  const pairs = (flat: Seam): readonly string[] =>
    flat.flatMap((value, index) => (index % 2 === 0 ? [`${value} ${flat[index + 1]}`] : []));
  return `M${[...pairs(onLeft(seam)).toReversed(), ...pairs(onRight(seam)).slice(1)].join('L')}`;
};

type TeeCut = {
  readonly fit: Fit;
  /** From the armhole to the hem. */
  readonly side: Seam;
  readonly sleeve: MensSleeve;
  readonly front: 'crew' | 'henley' | 'raglan' | 'pocket' | 'polo';
  readonly tucked: boolean;
  readonly with: TrouserName | 'joggers' | 'shorts';
};

const CREW: TeeCut = {
  fit: MANS,
  side: [103, 340, 97, 420, 101, 480, 103, 516],
  sleeve: 'short',
  front: 'pocket',
  tucked: false,
  with: 'jeans',
};
const TUCKED: TeeCut = { ...CREW, side: [106, 330, 98, 382, 87, 406], front: 'crew', tucked: true, with: 'pleated' };
const HENLEY: TeeCut = { ...CREW, sleeve: 'rolled', front: 'henley', with: 'tapered' };
const RAGLAN: TeeCut = { ...CREW, side: [108, 340, 107, 430, 108, 522], front: 'raglan', with: 'relaxed' };
const POLO: TeeCut = { ...CREW, front: 'polo', with: 'tapered' };
const TUCKED_POLO: TeeCut = { ...TUCKED, front: 'polo', with: 'pleated' };
const LONG_POLO: TeeCut = { ...POLO, sleeve: 'long', with: 'jeans' };

const SMALL_TEE: TeeCut = {
  fit: BOYS,
  side: [97, 340, 100, 430, 105, 520, 106, 548],
  sleeve: 'short',
  front: 'crew',
  tucked: false,
  with: 'joggers',
};
const SMALL_RAGLAN: TeeCut = { ...SMALL_TEE, sleeve: 'long', front: 'raglan', with: 'joggers' };
const SMALL_POCKET: TeeCut = { ...SMALL_TEE, front: 'pocket', with: 'shorts' };

const RAGLAN_SEAMS = 'M316 160C300 200 276 236 252 264M404 160C420 200 444 236 468 264';

const workOn = (sheet: Sheet, cloth: Cloth, { front }: TeeCut, facing: Facing): string => {
  const neck = rib(sheet, alongNeck(facing === 'front' ? MENS_NECKS.crew : MENS_NECKS.crewBack), cloth);
  if (facing === 'back') return front === 'polo' ? '' : neck + shoulderTape(sheet, cloth);
  switch (front) {
    case 'crew':
      return neck;
    case 'pocket':
      return neck + patchPocket(sheet, cloth, 398, 262);
    case 'henley':
      return (
        panel(sheet, 'M349 196H371V304H349z', cloth) + shellButtons({ x: 360, from: 218, to: 288, count: 3 }) + neck
      );
    case 'raglan':
      return seamLine(sheet, RAGLAN_SEAMS, cloth, 1.8) + neck;
    case 'polo':
      return panel(sheet, 'M349 196H372V306H349z', cloth) + shellButtons({ x: 360.5, from: 232, to: 290, count: 3 });
  }
};

const shoulderTape = (sheet: Sheet, cloth: Cloth): string =>
  stitch(sheet, 'M262 178C300 186 420 186 458 178', cloth) + panel(sheet, 'M352 172h16v10h-16z', cloth, cloth.light);

/** Twin rows of stitching above a hem. */
const hemmed = (sheet: Sheet, cloth: Cloth, [half, y]: readonly [number, number]): string =>
  [12, 17]
    .map((up) => stitch(sheet, `M${360 - half} ${y - up}Q360 ${y + 10 - up} ${360 + half} ${y - up}`, cloth))
    .join('');

const bodyOf = (sheet: Sheet, cloth: Cloth, cut: TeeCut, facing: Facing): Drawn => {
  const open = cut.front === 'polo' ? MENS_NECKS.open : MENS_NECKS.crew;
  const end = [cut.side.at(-2) ?? 0, cut.side.at(-1) ?? 0] as const;
  return drape(sheet, {
    ...cutOf({
      neck: facing === 'front' ? open : MENS_NECKS.crewBack,
      side: [...cut.fit.armhole, ...cut.side],
      dip: 8,
    }),
    cloth,
    softness: 6,
    folds: [
      ...hanging(sheet, 4, [0.55, 0.72], [0.014, 0.024]),
      { u: 0.2, from: 0.14, to: 0.46, width: 0.018, drift: 0.04 },
      { u: 0.8, from: 0.14, to: 0.46, width: 0.018, drift: -0.04 },
    ],
    creases: [
      crease(260, 268, 274, 286, 294, 294),
      crease(460, 268, 446, 286, 426, 294),
      ...(cut.tucked ? [crease(270, 384, 300, 372, 330, 376), crease(450, 384, 420, 372, 390, 376)] : []),
    ],
    creaseWidth: 6,
    trim: workOn(sheet, cloth, cut, facing) + (cut.tucked ? '' : hemmed(sheet, cloth, end)),
  });
};

/** The knitted collar of a polo: two leaves that fall open over the placket. */
const poloCollar = (sheet: Sheet, cloth: Cloth): string => {
  const stand = panel(sheet, 'M322 128C340 142 380 142 398 128L403 150C385 166 335 166 317 150z', cloth, cloth.shade);
  const leaf =
    'M322 127C312 138 304 150 302 160 314 184 328 200 340 210 350 198 356 186 360 176 344 166 330 150 322 127z';
  const half = panel(sheet, leaf, cloth) + seamLine(sheet, 'M305 163C316 185 328 197 339 205', cloth, 2.2);
  return `${stand}${half}<g transform="translate(720 0)scale(-1 1)">${half}</g>`;
};

const lowerOf = (sheet: Sheet, cloth: Cloth, name: TeeCut['with'], facing: Facing): string => {
  switch (name) {
    case 'joggers':
      return (
        legs(sheet, cloth, { hip: 500, half: 100, ankle: FLOOR - 44, cuff: 33, gap: 48 }) + ankleRibs(sheet, cloth)
      );
    case 'shorts':
      return shorts(sheet, cloth);
    default:
      return trouserPair(sheet, cloth, name, { facing });
  }
};

/** A ribbed band round each ankle. */
const ankleRibs = (sheet: Sheet, cloth: Cloth): string =>
  [AXIS - 48, AXIS + 48]
    .map((x) => rib(sheet, `M${x - 35} ${FLOOR - 46}Q${x} ${FLOOR - 38} ${x + 35} ${FLOOR - 46}`, cloth, 15))
    .join('');

/** To the knee, wide, with turned hems; below them the pole of the form. */
const shorts = (sheet: Sheet, cloth: Cloth): string =>
  pole +
  legs(sheet, cloth, { hip: 500, half: 102, ankle: 738, cuff: 50, gap: 60 }) +
  seamLine(sheet, 'M250 716Q300 728 352 718M368 718Q420 728 470 716', cloth, 1.4);

const pole = `<path d="M354 640H366V${FLOOR - 20}H354z" fill="#b98f4a" stroke="#6d5535" stroke-width=".8"/><ellipse cx="360" cy="${FLOOR - 10}" rx="92" ry="13" fill="#b98f4a" stroke="#6d5535" stroke-width=".8"/>`;

const teeOf =
  (cut: TeeCut): Garment =>
  (sheet, { main, second }, facing) => {
    const worn = companion(main, second);
    const lower = lowerOf(sheet, worn, cut.with, facing);
    const body = bodyOf(sheet, main, cut, facing);
    const end = cut.sleeve === 'rolled' ? null : cut.front === 'polo' && cut.sleeve === 'long' ? 'cuff' : 'hem';
    const arms = cut.front === 'raglan' ? worn : main;
    const sleeves = mensSleeves(sheet, arms, cut.sleeve, { fit: cut.fit, end, castOn: [body.shape] });
    const collar = facing === 'front' ? poloCollar(sheet, main) : collarBehind(sheet, main);
    const clothes = cut.tucked ? body.svg + lower : lower + body.svg;
    return dressForm(sheet, cut.fit.form) + clothes + sleeves + (cut.front === 'polo' ? collar : '');
  };

export const TEES = {
  crew: teeOf(CREW),
  tucked: teeOf(TUCKED),
  henley: teeOf(HENLEY),
  raglan: teeOf(RAGLAN),
} as const;

export const POLOS = { wornOut: teeOf(POLO), tucked: teeOf(TUCKED_POLO), long: teeOf(LONG_POLO) } as const;

export const KIDS_TEES = {
  joggers: teeOf(SMALL_TEE),
  raglan: teeOf(SMALL_RAGLAN),
  shorts: teeOf(SMALL_POCKET),
} as const;
