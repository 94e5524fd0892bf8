import { FLOOR } from '#api/demo/pictures/drawing/figure.ts';
import type { Stop } from '#api/demo/pictures/drawing/sheet.ts';
import type { Seam } from './cut.ts';
import { BROWN } from './legs.ts';

export const WAIST = 396;

export type TrouserCut = {
  /** From the waist to the ankle; offsets from the axis and heights. */
  readonly outer: Seam;
  readonly inner: Seam;
  /** Of a leg's middle at the ankle. */
  readonly gap: number;
  readonly front: 'pleated' | 'flat' | 'drawn' | 'jeans';
  readonly shoes: readonly Stop[];
};

const WHITE: readonly Stop[] = [
  [0, '#cfc8bb'],
  [0.35, '#fbf8f1'],
  [0.7, '#e6dfd2'],
  [1, '#a69c8b'],
];
const TAN: readonly Stop[] = [
  [0, '#8a5a34'],
  [0.35, '#c89264'],
  [0.7, '#9a683e'],
  [1, '#5a3820'],
];

export const ANKLE = FLOOR - 28;

const PLEATED: TrouserCut = {
  outer: [88, WAIST, 101, 450, 109, 530, 107, 620, 94, 800, 82, ANKLE],
  inner: [-1, WAIST, -1, 560, 0, 650, 7, 760, 13, ANKLE + 4],
  gap: 46,
  front: 'pleated',
  shoes: BROWN,
};

/** Close to the leg, cut above the shoe. */
const TAPERED: TrouserCut = {
  outer: [86, WAIST, 97, 450, 103, 530, 99, 640, 84, 800, 73, 956],
  inner: [-1, WAIST, -1, 560, 1, 650, 12, 780, 21, 960],
  gap: 46,
  front: 'flat',
  shoes: TAN,
};

/** Wide, on a cord, resting on the shoe. */
const RELAXED: TrouserCut = {
  outer: [90, WAIST, 106, 450, 117, 540, 119, 660, 116, 820, 112, ANKLE + 6],
  inner: [-1, WAIST, -1, 570, 1, 660, 6, 780, 9, ANKLE + 10],
  gap: 58,
  front: 'drawn',
  shoes: WHITE,
};

const JEANS: TrouserCut = {
  outer: [86, WAIST, 98, 450, 104, 530, 100, 640, 87, 800, 79, ANKLE],
  inner: [-1, WAIST, -1, 560, 1, 650, 10, 780, 16, ANKLE + 2],
  gap: 47,
  front: 'jeans',
  shoes: WHITE,
};

export const TROUSER_CUTS = { pleated: PLEATED, tapered: TAPERED, relaxed: RELAXED, jeans: JEANS } as const;
export type TrouserName = keyof typeof TROUSER_CUTS;
