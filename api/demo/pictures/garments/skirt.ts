// Skirts: cloth that falls from a waist and waves at its hem.

import type { Border, Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { type Drawn, drape } from '#api/demo/pictures/drawing/drape.ts';
import { AXIS } from '#api/demo/pictures/drawing/figure.ts';
import { type Fold, flareFolds, wavedHem } from '#api/demo/pictures/drawing/fold.ts';
import { curve, type Point, range } from '#api/demo/pictures/drawing/geometry.ts';
import type { Patch } from '#api/demo/pictures/drawing/patch.ts';
import type { Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { onLeft, onRight, type Seam } from './cut.ts';

export type SkirtCut = {
  /** From the waist to the hem. */
  readonly side: Seam;
  /** How far the middle of the hem hangs below its sides. */
  readonly bow: number;
  /** How many folds, and how wide one is. */
  readonly gores: readonly [count: number, width: number];
  /** How far the hem waves. */
  readonly wave: number;
  readonly round?: number;
  /** Where the folds begin, 0 at the waist. */
  readonly from?: number;
};

type Gores = { readonly patch: Patch; readonly folds: readonly Fold[] };

export const goresOf = (sheet: Sheet, { side, bow, gores, wave, round = 0.85, from = 0.01 }: SkirtCut): Gores => {
  const [waist = 0, top = 0] = side;
  const [sweep, hem] = [side.at(-2) ?? 0, side.at(-1) ?? 0];
  const folds = flareFolds(sheet, ...gores, from);
  const arc = [-1, -0.66, -0.3, 0, 0.3, 0.66, 1].flatMap((t) => [AXIS + sweep * t, hem + bow * (1 - t * t)]);
  return {
    folds,
    patch: {
      top: curve(AXIS - waist, top, AXIS, top + waist * 0.17, AXIS + waist, top),
      bottom: wavedHem(curve(...arc), folds, wave),
      left: curve(...onLeft(side)),
      right: curve(...onRight(side)),
      round,
      hemKnots: 37,
    },
  };
};

type Worn = {
  readonly castOn?: readonly string[];
  readonly borders?: readonly Border[];
  readonly trim?: string;
  readonly softness?: number;
  readonly covered?: (at: Point) => boolean;
};

export const skirt = (sheet: Sheet, cloth: Cloth, cut: SkirtCut, { covered, ...worn }: Worn = {}): Drawn => {
  const { patch, folds } = goresOf(sheet, cut);
  return drape(sheet, { patch: covered ? { ...patch, covered } : patch, folds, cloth, softness: 6, ...worn });
};

/** One of several lengths sewn below each other; its top lies under the hem of the one above. */
type Tier = { readonly side: Seam; readonly bow: number };

/** How far a tier reaches up under the next one: more than that one's hem waves. */
const UNDERLAP = 52;
const WAVE = 9;

/** Tiers from the waist to the floor. `half` is the width at a seam, which the next tier is gathered into. */
export const tiersOf = (
  waist: readonly [half: number, height: number],
  seams: readonly (readonly [half: number, height: number])[],
): readonly Tier[] =>
  seams.map(([half, hem], index) => {
    const [above, seam] = seams[index - 1] ?? waist;
    const top = index === 0 ? seam : seam - UNDERLAP;
    const start = index === 0 ? above : above * 0.9;
    const bow = half * 0.09;
    const side = [start, top, start + (half - start) * 0.5, top + (hem - top) * 0.5, half, hem - bow];
    return { side, bow: bow + 3 };
  });

export const tierCut = (tier: Tier): SkirtCut => ({ ...tier, gores: [12, 0.02], wave: WAVE, round: 0.8, from: 0 });

/** Where a length is gathered into a seam. */
const gathers: readonly Fold[] = range(18).map((i) => ({
  u: (i + 0.5) / 18,
  from: 0.02,
  to: 0.3,
  width: 0.011,
  peak: 0.25,
}));

export const tier = (sheet: Sheet, cloth: Cloth, cut: Tier, worn: Worn): Drawn => {
  const { patch, folds } = goresOf(sheet, tierCut(cut));
  return drape(sheet, { patch, folds: [...folds, ...gathers], cloth, softness: 4, ...worn });
};
