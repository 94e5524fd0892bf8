// Pattern cutting: the body of a garment from a neckline, a side seam and a hem.

import { AXIS } from '#api/demo/pictures/drawing/figure.ts';
import { type Curve, curve, path, points, sample } from '#api/demo/pictures/drawing/geometry.ts';
import type { Patch } from '#api/demo/pictures/drawing/patch.ts';
import { type Strip, stripAlong } from '#api/demo/pictures/drawing/strip.ts';

/** Offsets from the axis and heights, turn about, on the viewer's right. */
export type Seam = readonly number[];

/** From the middle out to the shoulder; corners lie between two seams. */
export type Neckline = readonly Seam[];

/** Necklines of the woman's form. */
export const NECKS = {
  round: [[0, 194, 14, 193, 38, 186, 56, 165]],
  scoop: [[0, 222, 16, 220.5, 40, 203, 56, 165]],
  low: [[0, 254, 18, 252, 46, 214, 60, 167]],
  vee: [[0, 262, 28, 240, 48, 206, 60, 166]],
  boat: [[0, 183, 16, 182.4, 40, 178, 64, 168]],
  square: [
    [0, 226, 46, 225],
    [46, 225, 50, 196, 52, 165],
  ],
  slit: [
    [0, 300, 7, 225],
    [7, 225, 28, 218, 45, 198, 48, 164],
  ],
  sweetheart: [
    [0, 262, 10, 250, 24, 246, 38, 252],
    [38, 252, 54, 230, 64, 204, 70, 174],
  ],
  /** Below a collar. */
  stand: [[0, 186, 18, 172, 38, 160]],
  /** Between the leaves of a collar that falls open. */
  collar: [[0, 218, 16, 198, 40, 162]],
  closed: [[0, 166, 20, 165, 38, 160]],
  camisole: [[0, 272, 24, 256, 48, 226]],
  /** Across the back of what hangs on straps. */
  strapless: [[0, 268, 30, 266, 48, 262]],
} as const satisfies Record<string, Neckline>;

/** From the end of the shoulder round the armhole to the fullest part of the bust: for a sleeve that is set in. */
export const SET_IN: Seam = [92, 179, 99, 188, 89, 236, 92, 292];
/** On a child: narrower, and straight from there down. */
export const SMALL: Seam = [84, 180, 93, 190, 84, 236, 86, 292];
/** The same without a sleeve: cut in, so that the shoulder of the form is seen. */
export const BARE: Seam = [74, 173, 69, 206, 76, 246, 92, 282];
/** From the strap of a camisole under the arm. */
export const STRAPPED: Seam = [48, 226, 66, 246, 92, 276];

export const onRight = (seam: Seam): Seam => seam.map((value, index) => (index % 2 === 0 ? AXIS + value : value));
export const onLeft = (seam: Seam): Seam => seam.map((value, index) => (index % 2 === 0 ? AXIS - value : value));

/** A hem that hangs lower in the middle, as one does that is seen from a standing eye. */
const hemOf = (sweep: number, height: number, dip: number): Curve =>
  curve(
    AXIS - sweep,
    height,
    AXIS - sweep * 0.55,
    height + dip * 0.8,
    AXIS,
    height + dip,
    AXIS + sweep * 0.55,
    height + dip * 0.8,
    AXIS + sweep,
    height,
  );

type Pattern = {
  readonly neck: Neckline;
  /** From the end of the shoulder to the hem. */
  readonly side: Seam;
  /** How much lower the hem hangs in the middle. */
  readonly dip?: number;
  /** Takes the place of the plain hem; from the end of one side seam to the other. */
  readonly hem?: Curve;
  readonly hemKnots?: number;
  readonly round?: number;
};

export type Cut = { readonly patch: Patch; readonly outline: string };

const endOf = (seam: Seam): readonly [offset: number, height: number] => [seam.at(-2) ?? 0, seam.at(-1) ?? 0];

export const cutOf = ({ neck, side, dip = 10, hem, hemKnots = 9, round = 0.7 }: Pattern): Cut => {
  const [sweep, height] = endOf(side);
  const [shoulder = 0, top = 0] = side;
  const bottom = hem ?? hemOf(sweep, height, dip);
  const patch: Patch = {
    top: curve(AXIS - shoulder, top, AXIS, top - 12, AXIS + shoulder, top),
    bottom,
    left: curve(...onLeft(side)),
    right: curve(...onRight(side)),
    round,
    hemKnots,
  };
  const necks = [
    ...neck.toReversed().map((seam) => points(...onLeft(seam)).toReversed()),
    ...neck.map((seam) => points(...onRight(seam))),
  ];
  const outline = path([
    ...necks,
    points(...onRight(side)),
    sample(bottom, hemKnots).toReversed(),
    points(...onLeft(side)).toReversed(),
  ]);
  return { patch, outline };
};

/** Along a neckline, for what is worked on it. */
export const neckStrip = (neck: Neckline): Strip => {
  const [from, ...others] = neck.flatMap((seam) => points(...onRight(seam)));
  const right = from === undefined ? [] : [from, ...others];
  const left = right.slice(1).map(({ x, y }) => ({ x: 2 * AXIS - x, y }));
  return stripAlong(curve(...[...left.toReversed(), ...right].flatMap(({ x, y }) => [x, y])), 1);
};
