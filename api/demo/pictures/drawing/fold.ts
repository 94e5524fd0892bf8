// Folds: slivers of shadow that open from nothing, and the hems that wave with them.

import { type Curve, clamp, lerp, line, type Point, path, range, steps } from './geometry.ts';
import { type Patch, spot } from './patch.ts';
import type { Sheet } from './sheet.ts';

/** A valley between two ridges, in cloth coordinates. */
export type Fold = {
  readonly u: number;
  readonly from: number;
  readonly to: number;
  /** Half width at its widest, in u. */
  readonly width: number;
  /** How far u has moved by the end. */
  readonly drift?: number;
  /** Where along its length it is widest; 1 for a fold that opens into the hem. */
  readonly peak?: number;
};

const FOLD_KNOTS = 4;

/** A sliver that opens from nothing, is widest at its peak, and closes again unless it runs into the hem. */
export const foldPath = (patch: Patch, fold: Fold): string => {
  const side = (sign: number): readonly Point[] =>
    steps(FOLD_KNOTS).map((t) => foldSpot(patch, fold, t, sign * swell(t, fold.peak ?? 0.6)));
  return path([side(-1), [...side(1)].reverse()], true, 0);
};

const swell = (t: number, peak: number): number =>
  Math.sin(Math.PI * 0.5 * (t <= peak ? t / peak : (1 - t) / (1 - peak)));

const foldSpot = (patch: Patch, fold: Fold, t: number, offset: number): Point =>
  spot(patch, fold.u + (fold.drift ?? 0) * t * t + fold.width * offset, lerp(fold.from, fold.to, t));

export const creaseOf = (patch: Patch, fold: Fold, digits: number): string =>
  line(
    steps(3).map((t) => foldSpot(patch, fold, t, 0.6 * swell(t, fold.peak ?? 0.6))),
    digits,
  );

/** Folds that fall from a seam and open into the hem, none quite like its neighbour. */
export const flareFolds = (sheet: Sheet, count: number, width: number, from = 0.02): readonly Fold[] =>
  range(count).map((index) => {
    const u = (index + 0.5) / count + ((sheet.random() - 0.5) * 0.45) / count;
    const long = index % 2 === 0;
    return {
      u: lerp(u, 0.5, 0.04),
      from: long ? from + sheet.random() * 0.05 : from + 0.12 + sheet.random() * 0.25,
      to: 1.01,
      width: width * (long ? 1 : 0.65) * (0.75 + sheet.random() * 0.5),
      drift: (u - 0.5) * 0.02 + (sheet.random() - 0.5) * 0.03,
      peak: 1,
    };
  });

/** A hem that waves with the folds: down at each ridge, up at each valley. */
export const wavedHem = (hem: Curve, folds: readonly Fold[], depth: number): Curve => {
  const valleys = folds.map((fold) => fold.u + (fold.drift ?? 0)).sort((a, b) => a - b);
  return (t) => {
    const u = Math.acos(clamp(1 - 2 * t, -1, 1)) / Math.PI;
    const point = hem(t);
    const nearest = Math.min(...valleys.map((valley) => Math.abs(valley - u)));
    const gap = 0.5 / valleys.length;
    const rise = Math.cos(clamp(nearest / gap, 0, 1) * Math.PI) * 0.5 + 0.5;
    return { x: point.x, y: point.y - depth * rise };
  };
};
