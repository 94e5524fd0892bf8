import type { Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { drape } from '#api/demo/pictures/drawing/drape.ts';
import { AXIS, dressForm, MAN } from '#api/demo/pictures/drawing/figure.ts';
import { curve, num, type Point, range } from '#api/demo/pictures/drawing/geometry.ts';
import { type Sheet, vary } from '#api/demo/pictures/drawing/sheet.ts';
import { crease, type Facing, type Garment, hanging, onBothSides } from './common.ts';
import { cutOf, type Seam } from './cut.ts';
import { belt, seamLine, sidePockets, stitch } from './fittings.ts';
import { shoeOf } from './legs.ts';
import { companion, MANS, MENS_NECKS, mensSleeves } from './mens-cut.ts';
import { ANKLE, TROUSER_CUTS, type TrouserCut, type TrouserName, WAIST } from './trouser-cuts.ts';

type Leg = { readonly cut: TrouserCut; readonly side: -1 | 1; readonly x: (offset: number) => number };

const creasesOf = ({ cut, x }: Leg): readonly (readonly Point[])[] => {
  const end = cut.outer.at(-1) ?? ANKLE;
  const [out, within] = [cut.outer.at(-2) ?? 0, cut.inner.at(-2) ?? 0];
  return [
    crease(x(6), 560, x(30), 578, x(56), 572),
    crease(x(8), 584, x(32), 606, x(48), 610),
    crease(x(out), end - 44, x(out - 18), end - 30, x(out - 38), end - 34),
    crease(x(within), end - 22, x(within + 18), end - 12, x(within + 38), end - 18),
  ];
};

const legOf = (sheet: Sheet, cloth: Cloth, leg: Leg): string => {
  const { cut, side, x } = leg;
  const flat = (seam: Seam): readonly number[] => seam.map((value, index) => (index % 2 === 0 ? x(value) : value));
  const [outer, inner] = [curve(...flat(cut.outer)), curve(...flat(cut.inner))];
  const [left, right] = side === -1 ? [outer, inner] : [inner, outer];
  const [c, d] = [left(1), right(1)];
  const middle = side === -1 ? 0.44 : 0.56;
  const pressed = cut.front === 'pleated' || cut.front === 'flat';
  return drape(sheet, {
    patch: {
      top: curve(left(0).x, WAIST, (left(0).x + right(0).x) / 2, WAIST + 5, right(0).x, WAIST),
      bottom: curve(c.x, c.y, (c.x + d.x) / 2, (c.y + d.y) / 2 + 8, d.x, d.y),
      left,
      right,
      round: 0.75,
    },
    cloth,
    softness: 5,
    folds: [
      ...(pressed ? [{ u: middle, from: 0.01, to: 1.01, width: 0.03, peak: 0.35 }] : []),
      ...(cut.front === 'pleated' ? [{ u: middle + side * 0.16, from: 0.01, to: 0.26, width: 0.05, peak: 0.2 }] : []),
      ...(cut.front === 'drawn' ? gathers : []),
      { u: 0.3 + vary(sheet, 0, 0.06), from: 0.4, to: 0.9, width: 0.06 },
      { u: 0.76 + vary(sheet, 0, 0.06), from: 0.3, to: 0.7, width: 0.05 },
    ],
    creases: creasesOf(leg),
    creaseWidth: 6,
  }).svg;
};

const gathers = range(4).map((i) => ({ u: 0.16 + i * 0.22, from: 0, to: 0.14, width: 0.03, peak: 0.2 }));

const THREAD = '#d09a54';

/** Stitching of jeans stands out from the cloth. */
const topStitch = (d: string): string =>
  `<path d="${d}" fill="none" stroke="${THREAD}" stroke-width="1.3" stroke-dasharray="4 2" opacity=".85"/>`;

/** The fly and its button, on the line where the legs meet. */
const fly = (sheet: Sheet, cloth: Cloth, front: TrouserCut['front']): string => {
  if (front === 'drawn') return cords(cloth);
  const curveDown = 'M376 414V508C376 538 368 554 360 562';
  const line = front === 'jeans' ? topStitch(curveDown) : seamLine(sheet, curveDown, cloth, 1.1);
  const metal = `<circle cx="361" cy="${WAIST + 4}" r="5" fill="#cdb98f" stroke="#5d4320" stroke-width=".8"/>`;
  return seamLine(sheet, 'M360 412V566', cloth, 1.2) + line + (front === 'jeans' ? metal : '');
};

const cords = (cloth: Cloth): string =>
  `<path d="M350 ${WAIST + 8}C342 430 338 452 340 478M370 ${WAIST + 8}C378 426 384 444 382 466" fill="none" stroke="${cloth.deep}" stroke-width="5"/>` +
  `<path d="M350 ${WAIST + 8}C342 430 338 452 340 478M370 ${WAIST + 8}C378 426 384 444 382 466" fill="none" stroke="${cloth.light}" stroke-width="3"/>`;

const pocketsOf = (sheet: Sheet, cloth: Cloth, front: TrouserCut['front']): string => {
  if (front !== 'jeans') return sidePockets(sheet, cloth, 96, WAIST + 16);
  const round = (side: number): string => {
    const x = (offset: number): string => num(AXIS + side * offset, 0);
    return `M${x(44)} 412C${x(46)} 436 ${x(64)} 452 ${x(98)} 452`;
  };
  return topStitch(round(-1) + round(1));
};

/** The seat seam, two darts, and a pocket on each side. */
const seat = (sheet: Sheet, cloth: Cloth, front: TrouserCut['front']): string => {
  const middle = seamLine(sheet, `M360 ${WAIST + 16}C357 460 358 520 360 580`, cloth, 1.4);
  if (front === 'jeans') {
    const yoke = `M272 ${WAIST + 34}C310 450 340 462 360 466 380 462 410 450 448 ${WAIST + 34}`;
    const pocket = 'M288 474h52v52l-26 16-26-16zM380 474h52v52l-26 16-26-16z';
    return (
      middle +
      seamLine(sheet, yoke + pocket, cloth, 1.1) +
      topStitch('M292 482h44M384 482h44M292 486c14 22 30 22 44 0M384 486c14 22 30 22 44 0')
    );
  }
  const welts = onBothSides(
    (_side, x) =>
      `<path d="M${x(24)} ${WAIST + 62}L${x(72)} ${WAIST + 56}L${x(73)} ${WAIST + 65}L${x(25)} ${WAIST + 71}z" fill="${cloth.shade}" stroke="${cloth.deep}" stroke-width=".9"/><path d="M${x(46)} ${WAIST + 16}L${x(48)} ${WAIST + 54}" stroke="${cloth.deep}" stroke-width="1" opacity=".7"/><circle cx="${x(48)}" cy="${WAIST + 76}" r="3.6" fill="#5d4a38" stroke="#2c2118" stroke-width=".7"/>`,
  );
  return middle + welts;
};

const loops = (cloth: Cloth): string =>
  [-70, -34, 34, 70]
    .map(
      (offset) =>
        `<path d="M${AXIS + offset - 4} ${WAIST - 19}h8v34h-8z" fill="${cloth.base}" stroke="${cloth.deep}" stroke-width=".8"/>`,
    )
    .join('');

const waistband = (sheet: Sheet, cloth: Cloth, front: TrouserCut['front']): string =>
  drape(sheet, {
    patch: {
      top: curve(277, WAIST - 20, 360, WAIST - 10, 443, WAIST - 20),
      bottom: curve(272, WAIST + 8, 360, WAIST + 19, 448, WAIST + 8),
      left: curve(277, WAIST - 20, 272, WAIST + 8),
      right: curve(443, WAIST - 20, 448, WAIST + 8),
      round: 0.6,
    },
    cloth,
    softness: 2,
    folds: front === 'drawn' ? range(13).map((i) => ({ u: 0.06 + i * 0.073, from: 0, to: 1.01, width: 0.012 })) : [],
    trim: front === 'drawn' ? '' : loops(cloth),
  }).svg;

type Worn = { readonly facing: Facing; readonly belted?: boolean };

/** A pair of trousers with its shoes, from the waist down. */
export const trouserPair = (sheet: Sheet, cloth: Cloth, name: TrouserName, { facing, belted = true }: Worn): string => {
  const cut: TrouserCut = TROUSER_CUTS[name];
  const ankle = (cut.outer.at(-1) ?? ANKLE) > ANKLE - 10 ? ANKLE : 962;
  const shoes = onBothSides((side, x) => shoeOf(sheet, x(cut.gap), { ankle, cuff: 27 }, { side, leather: cut.shoes }));
  const both = onBothSides((side, x) => legOf(sheet, cloth, { cut, side, x }));
  const work = facing === 'front' ? fly(sheet, cloth, cut.front) : seat(sheet, cloth, cut.front);
  const pockets = facing === 'front' ? pocketsOf(sheet, cloth, cut.front) : '';
  const leather =
    belted && cut.front !== 'drawn'
      ? belt(sheet, '#5a3a26', { half: 86, y: WAIST - 14, buckle: facing === 'front' })
      : '';
  const cord = cut.front === 'drawn' && facing === 'front' ? work : '';
  return shoes + both + pockets + (cord === '' ? work : '') + waistband(sheet, cloth, cut.front) + leather + cord;
};

/** A plain tee, tucked in: what trousers are shown with. */
const tucked = (sheet: Sheet, cloth: Cloth, facing: Facing): string => {
  const neck = facing === 'front' ? MENS_NECKS.crew : MENS_NECKS.crewBack;
  const body = drape(sheet, {
    ...cutOf({ neck, side: [...MANS.armhole, 104, 330, 94, 388, 86, 404] }),
    cloth,
    softness: 6,
    folds: hanging(sheet, 4, [0.55, 0.7], [0.018, 0.026]),
    creases: [crease(256, 270, 272, 288, 292, 294), crease(464, 270, 448, 288, 428, 294)],
    trim: stitch(
      sheet,
      facing === 'front' ? 'M304 160C316 186 338 203 360 203S404 186 416 160' : 'M306 158C324 174 396 174 414 158',
      cloth,
    ),
  });
  return body.svg + mensSleeves(sheet, cloth, 'short', { end: 'hem', castOn: [body.shape] });
};

const trousersOf =
  (name: TrouserName): Garment =>
  (sheet, { main, second }, facing) =>
    dressForm(sheet, MAN) + tucked(sheet, companion(main, second), facing) + trouserPair(sheet, main, name, { facing });

export const TROUSERS = {
  pleated: trousersOf('pleated'),
  tapered: trousersOf('tapered'),
  relaxed: trousersOf('relaxed'),
} as const;
