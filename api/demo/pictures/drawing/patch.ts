// A piece of cloth is a Coons patch: four edge curves, and a way to walk between them.
// Prints, folds and borders are written in cloth coordinates (u across, v down), so all of them follow the drape.

import { type Curve, distance, lerp, mirrored, type Point, sample } from './geometry.ts';
import type { Sheet } from './sheet.ts';

export type Patch = {
  /** From left to right. */
  readonly top: Curve;
  readonly bottom: Curve;
  /** From top to bottom. */
  readonly left: Curve;
  readonly right: Curve;
  /** 0 lies flat, 1 wraps half a cylinder: motifs narrow towards the sides. */
  readonly round?: number;
  /** Points along the hem; a waved hem needs about four for each wave. */
  readonly hemKnots?: number;
  /** True where a later piece hides this one, so that no motifs are written there. */
  readonly covered?: (at: Point) => boolean;
};

/** The same piece on the other side of an axis, as a back view needs it. */
export const mirroredPatch = (patch: Patch, axis: number): Patch => {
  const backwards = (line: Curve): Curve => mirrored((t) => line(1 - t), axis);
  return {
    ...patch,
    top: backwards(patch.top),
    bottom: backwards(patch.bottom),
    left: mirrored(patch.right, axis),
    right: mirrored(patch.left, axis),
  };
};

const bulge = (patch: Patch, u: number): number => lerp(u, 0.5 - 0.5 * Math.cos(Math.PI * u), patch.round ?? 0);

/** Coons: the two ruled surfaces, less the corners counted twice. */
export const flat = ({ top, bottom, left, right }: Patch, u: number, v: number): Point => {
  const [a, b, c, d] = [top(u), bottom(u), left(v), right(v)];
  const [p00, p10, p01, p11] = [top(0), top(1), bottom(0), bottom(1)];
  const mix = (key: 'x' | 'y'): number =>
    lerp(a[key], b[key], v) +
    lerp(c[key], d[key], u) -
    lerp(lerp(p00[key], p10[key], u), lerp(p01[key], p11[key], u), v);
  return { x: mix('x'), y: mix('y') };
};

export const spot = (patch: Patch, u: number, v: number): Point => flat(patch, bulge(patch, u), v);

export const rowLength = (patch: Patch, v: number): number =>
  distance(flat(patch, 0, v), flat(patch, 0.5, v)) + distance(flat(patch, 0.5, v), flat(patch, 1, v));

export const columnLength = (patch: Patch, u: number): number =>
  distance(spot(patch, u, 0), spot(patch, u, 0.5)) + distance(spot(patch, u, 0.5), spot(patch, u, 1));

export const STEP = 0.01;

export const unit = (from: Point, to: Point): Point => {
  const length = distance(from, to) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
};

export const isSeen = ({ view }: Sheet, { x, y }: Point, margin = 24): boolean =>
  x > view.x - margin && y > view.y - margin && x < view.x + view.width + margin && y < view.y + view.height + margin;

/** How far the picture moves for a whole step in u and in v, at this place. */
export const slopes = (patch: Patch, u: number, v: number): { across: Point; down: Point } => {
  const [west, east] = [spot(patch, u - STEP, v), spot(patch, u + STEP, v)];
  const [top, foot] = [Math.max(0, v - STEP), Math.min(1, v + STEP)];
  const [north, south] = [spot(patch, u, top), spot(patch, u, foot)];
  const per = (from: Point, to: Point, step: number): Point => ({
    x: (to.x - from.x) / step,
    y: (to.y - from.y) / step,
  });
  return { across: per(west, east, 2 * STEP), down: per(north, south, foot - top) };
};

const EDGE_KNOTS = 7;

export const patchRuns = (patch: Patch): readonly (readonly Point[])[] => [
  sample(patch.top, EDGE_KNOTS),
  sample(patch.right, EDGE_KNOTS),
  [...sample(patch.bottom, patch.hemKnots ?? EDGE_KNOTS)].reverse(),
  [...sample(patch.left, EDGE_KNOTS)].reverse(),
];
