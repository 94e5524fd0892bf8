// Pattern cutting for men and boys: necklines, armholes, sleeves, and a companion in another shade.

import type { BorderStyle, Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { dye } from '#api/demo/pictures/drawing/cloth.ts';
import { lightness } from '#api/demo/pictures/drawing/colour.ts';
import { BOY, type Body, MAN } from '#api/demo/pictures/drawing/figure.ts';
import type { Fold } from '#api/demo/pictures/drawing/fold.ts';
import { type Box, curve, num } from '#api/demo/pictures/drawing/geometry.ts';
import type { Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { kinari } from '#api/demo/pictures/prints/borders.ts';
import { plain } from '#api/demo/pictures/prints/printed.ts';
import { crease, onBothSides, sleeve } from './common.ts';
import type { Neckline, Seam } from './cut.ts';
import { leafOf, panel, stitch } from './fittings.ts';

/** Necklines of the broader form. */
export const MENS_NECKS = {
  crew: [[0, 194, 14, 193, 36, 180, 50, 151]],
  crewBack: [[0, 168, 20, 166, 50, 151]],
  vee: [[0, 240, 22, 204, 48, 151]],
  open: [[0, 216, 18, 190, 46, 150]],
  camp: [[0, 246, 20, 206, 46, 150]],
  collarBack: [[0, 160, 24, 158, 46, 150]],
  band: [[0, 170, 14, 168, 42, 148]],
  bandBack: [[0, 156, 20, 155.5, 42, 148]],
} as const satisfies Record<string, Neckline>;

export type Fit = {
  readonly form: Body;
  /** From the end of the shoulder round the armhole. */
  readonly armhole: Seam;
  /** Half the width at the waist of what is cut close. */
  readonly waist: number;
  /** How much nearer to the axis the sleeves hang than on a man. */
  readonly inward: number;
};

export const MANS: Fit = { form: MAN, armhole: [104, 166, 95, 190, 95, 226, 108, 262], waist: 91, inward: 0 };
/** A boy has narrow shoulders and no waist. */
export const BOYS: Fit = { form: BOY, armhole: [88, 167, 82, 190, 82, 226, 95, 262], waist: 96, inward: 15 };

type SleeveCut = { readonly outer: Seam; readonly inner: Seam; readonly folds: readonly Fold[] };

const BENT: readonly Fold[] = [
  { u: 0.3, from: 0.12, to: 0.56, width: 0.06 },
  { u: 0.62, from: 0.04, to: 0.36, width: 0.07, drift: 0.06 },
  { u: 0.34, from: 0.58, to: 1, width: 0.06 },
  { u: 0.74, from: 0.62, to: 0.95, width: 0.06 },
];

const MENS_SLEEVES = {
  long: {
    outer: [102, 165, 121, 173, 134, 204, 143, 280, 150, 370, 148, 460, 140, 552],
    inner: [106, 260, 110, 330, 114, 396, 111, 480, 103, 558],
    folds: BENT,
  },
  rolled: {
    outer: [102, 165, 121, 173, 134, 204, 144, 280, 151, 372],
    inner: [106, 260, 109, 330, 111, 384],
    folds: BENT.slice(0, 2),
  },
  short: {
    outer: [98, 166, 122, 178, 138, 224, 148, 304],
    inner: [97, 248, 102, 284, 107, 316],
    folds: [
      { u: 0.34, from: 0.15, to: 0.75, width: 0.07 },
      { u: 0.74, from: 0.05, to: 0.6, width: 0.06 },
    ],
  },
} as const satisfies Record<string, SleeveCut>;

export type MensSleeve = keyof typeof MENS_SLEEVES;

type Sewn = {
  readonly fit?: Fit;
  /** Worked on the edge; `cuff` is the buttoned band of a shirt, `roll` the sleeve turned up. */
  readonly end?: BorderStyle | 'cuff' | 'roll' | 'hem' | null;
  readonly castOn?: readonly string[];
};

/** Set in at the shoulder, bent a little at the elbow; they fall over the body and shade it. */
export const mensSleeves = (
  sheet: Sheet,
  cloth: Cloth,
  name: MensSleeve,
  { fit = MANS, end = null, castOn = [] }: Sewn = {},
): string => {
  const cut = MENS_SLEEVES[name];
  return onBothSides((side, at) => {
    const x = (offset: number): number => at(offset - fit.inward);
    const flat = (seam: Seam): readonly number[] => seam.map((value, index) => (index % 2 === 0 ? x(value) : value));
    const drawn = sleeve(sheet, cloth, {
      side,
      castOn,
      outer: curve(...flat(cut.outer)),
      inner: curve(...flat(cut.inner)),
      folds: cut.folds,
      armhole: name === 'short' ? 0 : 8,
      borders: typeof end === 'function' ? [{ side: 'bottom', width: end === kinari ? 30 : 12, style: end }] : [],
      creases: name === 'short' ? [] : elbow(x),
      creaseWidth: 5,
    });
    return drawn.svg + endOf(sheet, cloth, end, cut, x);
  });
};

const elbow = (x: (offset: number) => number) => [
  crease(x(116), 366, x(132), 378, x(148), 370),
  crease(x(115), 392, x(128), 400, x(140), 392),
  crease(x(108), 268, x(120), 284, x(136), 282),
];

/** What a sleeve ends in, laid over its edge. */
const endOf = (
  sheet: Sheet,
  cloth: Cloth,
  end: Sewn['end'],
  { outer, inner }: SleeveCut,
  x: (offset: number) => number,
): string => {
  const [out, y1] = [outer.at(-2) ?? 0, outer.at(-1) ?? 0];
  const [within, y2] = [inner.at(-2) ?? 0, inner.at(-1) ?? 0];
  const band = (up: number, swell: number): string =>
    `M${num(x(within - swell))} ${y2 - up}Q${num(x((within + out) / 2))} ${num((y1 + y2) / 2 - up + 8)} ${num(x(out + swell + 1))} ${y1 - up}L${num(x(out + swell))} ${y1 + 3}Q${num(x((within + out) / 2))} ${num((y1 + y2) / 2 + 12)} ${num(x(within - swell))} ${y2 + 3}z`;
  const around: Box = { x: Math.min(x(within - 4), x(out + 6)), y: y1 - 40, width: out - within + 10, height: 60 };
  switch (end) {
    case 'cuff':
      return (
        leafOf(sheet, band(36, 1), cloth, around) +
        `<circle cx="${num(x(out - 9))}" cy="${y1 - 14}" r="3.6" fill="#f3ecdd" stroke="#8f7a60" stroke-width=".8"/>`
      );
    case 'roll':
      return panel(sheet, band(30, 3), cloth, cloth.shade) + leafOf(sheet, band(14, 4), cloth, around);
    case 'hem': {
      const line = `M${num(x(within))} ${y2 - 10}Q${num(x((within + out) / 2))} ${num((y1 + y2) / 2 - 2)} ${num(x(out))} ${y1 - 10}`;
      return stitch(sheet, line, cloth);
    }
    default:
      return '';
  }
};

const PALE_COMPANIONS = ['#c9b491', '#e4dac6', '#b9ab94'] as const;
const DEEP_COMPANIONS = ['#39445c', '#5b5142', '#34363b', '#6d6a52', '#47586e'] as const;
/** How far apart in lightness two pieces must lie to be seen as two. */
const APART = 0.22;

/** The same for the same colours, seen from whichever side. */
const pick = (colours: readonly string[], { base, accent }: Cloth): string => {
  const sum = [...base, ...accent].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return colours[sum % colours.length] ?? base;
};

/** What a piece is worn with; where the notes name its own colour, trousers or a tee of another shade. */
export const companion = (main: Cloth, second: Cloth): Cloth => {
  if (Math.abs(lightness(main.base) - lightness(second.base)) > APART) return second;
  const colour = pick(lightness(main.base) > 0.55 ? DEEP_COMPANIONS : PALE_COMPANIONS, main);
  return dye(colour, second.accent, plain, 0.15);
};
