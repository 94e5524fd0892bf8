// What garments share: colours given to a garment, sleeves, and small fittings.

import type { Border, Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { darker } from '#api/demo/pictures/drawing/colour.ts';
import { type Drawn, drape } from '#api/demo/pictures/drawing/drape.ts';
import { AXIS } from '#api/demo/pictures/drawing/figure.ts';
import type { Fold } from '#api/demo/pictures/drawing/fold.ts';
import {
  type Curve,
  curve,
  type Point,
  path,
  points,
  range,
  sample,
  steps,
} from '#api/demo/pictures/drawing/geometry.ts';
import { mirroredPatch, type Patch } from '#api/demo/pictures/drawing/patch.ts';
import { type Sheet, vary } from '#api/demo/pictures/drawing/sheet.ts';
import { fineLine, kinari } from '#api/demo/pictures/prints/borders.ts';
import { cord, tassel } from './ornament.ts';

/** Cloths a garment is made of. */
export type Outfit = {
  readonly main: Cloth;
  /** Blouse, trousers, jacket: whatever is not the main piece. */
  readonly second: Cloth;
  /** Dupatta, stole, lining. */
  readonly third: Cloth;
};

/** Which side is towards the viewer; what lies or hangs has no other side to show. */
export type Facing = 'front' | 'back';

export type Garment = (sheet: Sheet, outfit: Outfit, facing: Facing) => string;

type SleeveCut = {
  /** -1 for the viewer's left. */
  readonly side: -1 | 1;
  /** Shoulder point to the cuff, outside. */
  readonly outer: Curve;
  /** Armpit to the cuff, inside. */
  readonly inner: Curve;
  readonly borders?: readonly Border[];
  readonly folds?: readonly Fold[];
  readonly creases?: readonly (readonly Point[])[];
  readonly creaseWidth?: number;
  /** How far the armhole is cut into the body; 0 for sleeves that lie below it. */
  readonly armhole?: number;
  readonly castOn?: readonly string[];
};

/** No two sleeves hang alike: perfect symmetry looks dead. */
const swung =
  (line: Curve, by: number): Curve =>
  (t) => {
    const point = line(t);
    return { x: point.x + by * t * t, y: point.y + by * 0.4 * t * t };
  };

/** A hanging sleeve with a dark opening, so that it reads as empty cloth. */
export const sleeve = (sheet: Sheet, cloth: Cloth, { side, armhole = 0, ...cut }: SleeveCut): Drawn => {
  const swing = vary(sheet, -5, 5);
  const [outer, inner] = [swung(cut.outer, swing), swung(cut.inner, swing)];
  const [left, right] = side === -1 ? [outer, inner] : [inner, outer];
  const [a, b, c, d] = [left(0), right(0), left(1), right(1)];
  const sag = Math.hypot(d.x - c.x, d.y - c.y) * 0.14;
  const patch: Patch = {
    top: curve(a.x, a.y, (a.x + b.x) / 2 - side * armhole, (a.y + b.y) / 2, b.x, b.y),
    bottom: curve(c.x, c.y, (c.x + d.x) / 2, (c.y + d.y) / 2 + sag, d.x, d.y),
    left,
    right,
    round: 0.7,
  };
  const drawn = drape(sheet, { patch, cloth, volume: 1, softness: 3, ...cut });
  const opening = path([
    points(c.x, c.y, (c.x + d.x) / 2, (c.y + d.y) / 2 - sag * 0.7, d.x, d.y),
    points(d.x, d.y, (c.x + d.x) / 2, (c.y + d.y) / 2 + sag, c.x, c.y),
  ]);
  return { ...drawn, svg: `<path d="${opening}" fill="${darker(cloth.deep, 0.45)}"/>${drawn.svg}` };
};

/** Left and right of the axis alike; `x` counts from the axis outwards. */
export const onBothSides = (draw: (side: -1 | 1, x: (offset: number) => number) => string): string =>
  ([-1, 1] as const).map((side) => draw(side, (offset) => AXIS + side * offset)).join('');

/** Points of a curve for creases. */
export const crease = (...flat: readonly number[]): readonly Point[] => sample(curve(...flat), 6);

/** Folds that fall straight to the hem; the ranges say where they begin and how wide they are. */
export const hanging = (
  sheet: Sheet,
  count: number,
  from: readonly [low: number, high: number],
  width: readonly [low: number, high: number],
): readonly Fold[] =>
  range(count).map((i) => ({
    u: 0.14 + (i * 0.72) / (count - 1) + vary(sheet, -0.03, 0.03),
    from: vary(sheet, ...from),
    to: 1.01,
    width: vary(sheet, ...width),
    peak: 1,
    drift: vary(sheet, -0.02, 0.02),
  }));

/** Where cloth is drawn over the bust. */
export const BUST = [crease(272, 258, 292, 282, 316, 292), crease(448, 258, 428, 282, 404, 292)];

type ButtonRow = {
  readonly x: number;
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly radius: number;
};

/** Cords that tie a bodice at the back, tasselled. */
export const dori = (sheet: Sheet, y: number, colour: string): string =>
  cord(sheet, `M292 ${y - 10}C320 ${y + 2} 400 ${y + 2} 428 ${y - 10}`, 3.4) +
  cord(
    sheet,
    `M360 ${y}C352 ${y + 34} 346 ${y + 60} 342 ${y + 84}M360 ${y}C368 ${y + 26} 374 ${y + 50} 376 ${y + 66}`,
    2.6,
  ) +
  tassel(sheet, { x: 342, y: y + 78, length: 40, colour }) +
  tassel(sheet, { x: 376, y: y + 60, length: 40, colour });

/** Round buttons down a line. */
export const buttons = ({ x, from, to, count, radius }: ButtonRow): string =>
  steps(count)
    .map((t) => {
      const y = from + (to - from) * t;
      return (
        `<circle cx="${x}" cy="${y.toFixed(0)}" r="${radius}" fill="#b98f4a" stroke="#5d4320" stroke-width=".7"/>` +
        `<circle cx="${x - radius * 0.3}" cy="${(y - radius * 0.3).toFixed(1)}" r="${(radius * 0.4).toFixed(1)}" fill="#f4e3b3"/>`
      );
    })
    .join('');

type StolePlace = {
  readonly facing: Facing;
  /** Shapes that its shadow falls on. */
  readonly castOn: readonly string[];
  /** Moves it out for the broader form. */
  readonly wider?: number;
};

/** A folded dupatta over the left shoulder of the wearer. */
export const shoulderStole = (sheet: Sheet, cloth: Cloth, { facing, castOn, wider: w = 0 }: StolePlace): string => {
  const patch: Patch = {
    top: curve(412 + w, 168, 434 + w, 161, 462 + w, 180),
    bottom: curve(424 + w, 703, 440 + w, 707, 456 + w, 704, 474 + w, 708, 496 + w, 704),
    left: curve(412 + w, 168, 412 + w, 280, 424 + w, 420, 422 + w, 560, 424 + w, 700),
    right: curve(462 + w, 180, 474 + w, 280, 478 + w, 420, 486 + w, 560, 496 + w, 702),
    hemKnots: 11,
  };
  return drape(sheet, {
    patch: facing === 'front' ? patch : mirroredPatch(patch, AXIS),
    cloth,
    castOn,
    softness: 3,
    folds: [0.2, 0.42, 0.62, 0.82].map((u) => ({ u, from: 0, to: 1.01, width: 0.06, peak: 0.75, drift: 0.02 })),
    borders: [
      { side: 'bottom', width: 30, style: kinari },
      { side: 'bottom', width: 9, inset: 37, style: fineLine },
      { side: 'left', width: 9, style: fineLine },
      { side: 'right', width: 9, style: fineLine },
    ],
  }).svg;
};
