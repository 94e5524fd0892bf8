// A cloth: its dye in light and shadow, its lustre, its print.

import { darker, lighter, lightness } from './colour.ts';
import type { Patch } from './patch.ts';
import type { Sheet } from './sheet.ts';
import type { Side, Strip } from './strip.ts';

export type Cloth = {
  readonly base: string;
  readonly deep: string;
  readonly shade: string;
  readonly light: string;
  /** Second colour of the print. */
  readonly accent: string;
  /** 0 matt cotton, 1 silk satin. */
  readonly sheen: number;
  readonly print: Print;
};

export type Print = (sheet: Sheet, patch: Patch, cloth: Cloth) => string;

export type BorderStyle = (sheet: Sheet, strip: Strip, width: number, cloth: Cloth) => string;

export type Border = {
  readonly side: Side;
  readonly width: number;
  readonly style: BorderStyle;
  /** Distance from the edge. */
  readonly inset?: number;
};

/** Pale cloth throws light about inside its own folds, so its shadows stay light. */
const PALE = 0.8;
export const isPale = (cloth: Cloth): boolean => lightness(cloth.base) > PALE;

export const dye = (base: string, accent: string, print: Print, sheen = 0.5): Cloth => ({
  base,
  accent,
  print,
  sheen,
  deep: darker(base, lightness(base) > PALE ? 0.36 : 0.52),
  shade: darker(base, lightness(base) > PALE ? 0.1 : 0.28),
  light: lighter(base, 0.2 + 0.3 * sheen),
});
