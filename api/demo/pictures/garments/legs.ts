// Trousers below a garment: churidar with a shoe, or a wide straight leg.

import type { Border, Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { drape } from '#api/demo/pictures/drawing/drape.ts';
import type { Fold } from '#api/demo/pictures/drawing/fold.ts';
import { type Curve, curve, num, type Point } from '#api/demo/pictures/drawing/geometry.ts';
import type { Patch } from '#api/demo/pictures/drawing/patch.ts';
import { linear, type Sheet, type Stop, vary } from '#api/demo/pictures/drawing/sheet.ts';
import { crease, onBothSides } from './common.ts';

type LegCut = {
  readonly hip: number;
  readonly half: number;
  readonly ankle: number;
  /** Half width at the ankle. */
  readonly cuff: number;
  /** Distance of a leg's middle from the axis at the ankle. */
  readonly gap: number;
};

/** Two trouser legs; churidar when the cuff is narrow (rings at the ankle, shoes below), palazzo when wide. */
export const legs = (sheet: Sheet, cloth: Cloth, cut: LegCut, borders: readonly Border[] = []): string =>
  onBothSides((side, x) => leg(sheet, cloth, { cut, borders, side, x }));

const NARROW_CUFF = 30;
/** Wider legs hide the shoe. */
const TROUSER_CUFF = 45;

type Sides = { readonly outer: Curve; readonly inner: Curve };
type Offset = (offset: number) => number;

/** Close at the calf, with cloth to spare. */
const churidar = ({ hip, half, ankle, cuff, gap }: LegCut, x: Offset): Sides => {
  const y = (t: number): number => hip + (ankle - hip) * t;
  const calf = cuff * 1.35;
  const knee = gap + (half - gap) * 0.5 + calf * 0.45;
  const inside = Math.max(2, (gap - calf) * 0.6);
  const outside = [x(half), y(0), x(knee), y(0.4), x(gap + calf), y(0.72), x(gap + cuff), y(1)];
  const within = [x(0), y(0), x(1), y(0.16), x(inside), y(0.42), x(gap - calf), y(0.72), x(gap - cuff), y(1)];
  return { outer: curve(...outside), inner: curve(...within) };
};

const straight = ({ hip, half, ankle, cuff, gap }: LegCut, x: Offset): Sides => {
  const y = (t: number): number => hip + (ankle - hip) * t;
  const inside = Math.max(2, (gap - cuff) * 0.5);
  return {
    outer: curve(x(half), y(0), x(half + (gap + cuff - half) * 0.42), y(0.5), x(gap + cuff), y(1)),
    inner: curve(x(0), y(0), x(1), y(0.2), x(inside), y(0.6), x(gap - cuff), y(1)),
  };
};

/** The iron's line down the middle of a leg, and the break where the cloth rests on the shoe. */
const pressed = (left: Curve, right: Curve): readonly (readonly Point[])[] => {
  const at = (v: number, u: number, drop = 0): Point => {
    const [l, r] = [left(v), right(v)];
    return { x: l.x + (r.x - l.x) * u, y: l.y + (r.y - l.y) * u + drop };
  };
  return [
    [at(0.9, 0.02), at(0.9, 0.3, 12), at(0.9, 0.56, 4)],
    [at(0.94, 0.98), at(0.94, 0.66, 10), at(0.94, 0.4, 3)],
    [at(0.5, 0.96), at(0.51, 0.7, 10), at(0.51, 0.5, 8)],
  ];
};

const rings = (left: Curve, right: Curve): readonly (readonly Point[])[] =>
  [0.76, 0.82, 0.87, 0.92, 0.965].map((v, index) => {
    const [l, r] = [left(v), right(v)];
    const tilt = index % 2 === 0 ? 3 : -3;
    return crease(l.x, l.y + tilt, (l.x + r.x) / 2, l.y + 6, r.x, r.y - tilt);
  });

const legPatch = (left: Curve, right: Curve, cuff: number): Patch => {
  const [a, b, c, d] = [left(0), right(0), left(1), right(1)];
  return {
    top: curve(a.x, a.y, b.x, b.y),
    left,
    right,
    bottom: curve(c.x, c.y, (c.x + d.x) / 2, c.y + cuff * 0.2, d.x, d.y),
    round: 0.7,
  };
};

const wideFolds = (sheet: Sheet): readonly Fold[] =>
  [0.2, 0.45, 0.7].map((u) => ({
    u: u + vary(sheet, 0, 0.08),
    from: vary(sheet, 0.02, 0.2),
    to: 1.01,
    width: 0.055,
    peak: 1,
  }));

const creaseFolds = (sheet: Sheet): readonly Fold[] => [
  { u: 0.56, from: 0.02, to: 1, width: 0.022, peak: 0.5 },
  { u: vary(sheet, 0.24, 0.3), from: 0.3, to: 0.8, width: 0.05 },
  { u: vary(sheet, 0.76, 0.84), from: 0.05, to: 0.5, width: 0.05 },
];

type Leg = { readonly cut: LegCut; readonly borders: readonly Border[]; readonly side: -1 | 1; readonly x: Offset };

const leg = (sheet: Sheet, cloth: Cloth, { cut, borders, side, x }: Leg): string => {
  const narrow = cut.cuff < NARROW_CUFF;
  const { outer, inner } = narrow ? churidar(cut, x) : straight(cut, x);
  const [left, right] = side === -1 ? [outer, inner] : [inner, outer];
  const shod = cut.cuff < TROUSER_CUFF;
  const shoe = shod
    ? shoeOf(sheet, x(cut.gap), { ...cut, cuff: Math.min(cut.cuff, 26) }, { side, leather: narrow ? GILT : BROWN })
    : '';
  const fall = narrow
    ? { creases: rings(left, right), creaseWidth: 4, softness: 2 }
    : shod
      ? { folds: creaseFolds(sheet), creases: pressed(left, right), creaseWidth: 6, softness: 4 }
      : { folds: wideFolds(sheet), softness: 4 };
  return shoe + drape(sheet, { patch: legPatch(left, right, cut.cuff), cloth, borders, ...fall }).svg;
};

const GILT: readonly Stop[] = [
  [0, '#b98a4a'],
  [0.35, '#e3c38a'],
  [0.7, '#b07f42'],
  [1, '#6d4a24'],
];
export const BROWN: readonly Stop[] = [
  [0, '#5a3825'],
  [0.35, '#93664a'],
  [0.7, '#5a3825'],
  [1, '#332017'],
];

type Shoe = { readonly side: -1 | 1; readonly leather: readonly Stop[] };

/** A shoe seen from the front, toe turned a little out. */
export const shoeOf = (
  sheet: Sheet,
  x: number,
  { ankle, cuff }: Pick<LegCut, 'ankle' | 'cuff'>,
  { side, leather: skin }: Shoe,
): string => {
  const w = cuff * 1.05;
  const toe = x + side * 7;
  const [top, tip] = [ankle - 8, ankle + 27];
  const leather = linear(
    sheet,
    [
      [x - w, top],
      [x + w, tip],
    ],
    skin,
  );
  return (
    `<path d="M${num(x - w)} ${top}C${num(x - w * 1.2)} ${ankle + 10} ${num(toe - w)} ${tip} ${num(toe)} ${tip}S${num(x + w * 1.2)} ${ankle + 10} ${num(x + w)} ${top}z" fill="${leather}" stroke="#4e351b" stroke-width=".8"/>` +
    `<path d="M${num(toe - w * 0.55)} ${ankle + 15}C${num(toe - 4)} ${ankle + 10} ${num(toe + 4)} ${ankle + 10} ${num(toe + w * 0.55)} ${ankle + 15}M${num(toe)} ${ankle + 12}V${tip - 2}" fill="none" stroke="#6d4a24" stroke-width="1"/>`
  );
};
