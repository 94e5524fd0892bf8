// What makes cloth look worn: valleys, ridges and creases in light and shadow, and thread seen close.

import { type Cloth, isPale } from './cloth.ts';
import { type Fold, foldPath } from './fold.ts';
import { clamp, distance, line, num, type Point, range } from './geometry.ts';
import { type Patch, spot } from './patch.ts';
import type { Sheet } from './sheet.ts';

const WEAVE_TILE = 48;
const THREADS = 40;

/** Thread seen close: over and under. Many threads to a tile, since renderers are slow with tiles of a few pixels. */
export const weave = (sheet: Sheet): string => {
  const pitch = WEAVE_TILE / THREADS;
  const threads = (towards: (along: string, across: string) => string): string =>
    range(THREADS)
      .map((i) => towards(num((i % 2) * pitch, 2), num((i + 0.5) * pitch, 2)))
      .join('');
  const look = `stroke-width="${num(pitch * 0.5, 2)}" stroke-dasharray="${num(pitch, 2)}" fill="none"`;
  const id = sheet.define(
    'weave',
    `<pattern id="%" width="${WEAVE_TILE}" height="${WEAVE_TILE}" patternUnits="userSpaceOnUse">` +
      `<path d="${threads((x, y) => `M${x} ${y}H${WEAVE_TILE}`)}" ${look} stroke="#1d0f0a" opacity=".13"/>` +
      `<path d="${threads((y, x) => `M${x} ${y}V${WEAVE_TILE}`)}" ${look} stroke="#fff" opacity=".15"/></pattern>`,
  );
  return `url(#${id})`;
};

type Relief = {
  readonly lights: string;
  readonly darks: string;
};

/** Valleys are dark; the ridge that faces the light, to their left, is the same shape moved over. */
export const foldRelief = (sheet: Sheet, patch: Patch, folds: readonly Fold[], cloth: Cloth): Relief => {
  if (folds.length === 0) return { lights: '', darks: '' };
  const valleys = sheet.defineNew(`<path id="%" d="${folds.map((fold) => foldPath(patch, fold)).join('')}"/>`);
  const width = folds.reduce((sum, fold) => sum + fold.width, 0) / folds.length;
  const shift = clamp(distance(spot(patch, 0.5, 0.8), spot(patch, 0.5 + 1.9 * width, 0.8)), 5, 30);
  return {
    lights: `<use href="#${valleys}" x="${num(-shift)}" fill="#fff" fill-opacity="${num(0.4 + 0.45 * cloth.sheen, 2)}"/>`,
    darks: `<use href="#${valleys}" fill="${cloth.deep}" fill-opacity="${isPale(cloth) ? '.5' : '.72'}"/>`,
  };
};

/** Creases that cross the grain: a soft dark line with a lit one above it. */
export const creaseRelief = (creases: readonly (readonly Point[])[], cloth: Cloth, width: number): Relief => {
  if (creases.length === 0) return { lights: '', darks: '' };
  const text = creases.map((crease) => line(crease, 0)).join('');
  return {
    lights: `<path d="${text}" fill="none" stroke="#fff" stroke-width="${width}" stroke-opacity="${num(0.35 + 0.4 * cloth.sheen, 2)}" transform="translate(${num(-0.6 * width)} ${num(-0.85 * width)})"/>`,
    darks: `<path d="${text}" fill="none" stroke="${cloth.deep}" stroke-width="${width}" stroke-opacity=".5"/>`,
  };
};
