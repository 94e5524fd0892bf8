// Where the pieces of a scene stand, for screens and for phones.

import type { Layout } from './room-layout.ts';

/** Wide for screens, tall for phones; drawing units. */
export const SCENE_SIZES = {
  wide: { x: 0, y: 0, width: 1600, height: 800 },
  tall: { x: 0, y: 0, width: 800, height: 1000 },
} as const;

export type SceneFormat = keyof typeof SCENE_SIZES;

/** Where a piece stands: the axis of its form, the height of the floor under it, its size; degrees for what lies. */
export type Stand = { readonly x: number; readonly floor: number; readonly scale: number; readonly turn?: number };

type Places = { readonly places: readonly Stand[]; readonly layout: Layout };

/** The first stands in front of the middle; the others fall back to both sides. */
const SPREAD: readonly (readonly Stand[])[] = [
  [],
  [{ x: 800, floor: 764, scale: 0.78 }],
  [
    { x: 640, floor: 764, scale: 0.77 },
    { x: 985, floor: 752, scale: 0.74 },
  ],
  [
    { x: 800, floor: 768, scale: 0.78 },
    { x: 460, floor: 748, scale: 0.7 },
    { x: 1140, floor: 748, scale: 0.7 },
  ],
  [
    { x: 655, floor: 768, scale: 0.77 },
    { x: 965, floor: 758, scale: 0.74 },
    { x: 345, floor: 742, scale: 0.69 },
    { x: 1275, floor: 742, scale: 0.69 },
  ],
];

/** The left third is free. */
const ASIDE: readonly Stand[] = [
  { x: 965, floor: 768, scale: 0.77 },
  { x: 1243, floor: 752, scale: 0.72 },
  { x: 715, floor: 748, scale: 0.69 },
  { x: 1462, floor: 732, scale: 0.65 },
];

const TALL_ALONE: readonly Stand[] = [{ x: 400, floor: 956, scale: 0.9 }];
const TALL_PAIR: readonly Stand[] = [
  { x: 285, floor: 960, scale: 0.86 },
  { x: 572, floor: 934, scale: 0.79 },
];

type Company = { readonly calm: boolean; readonly count: number };

const roomFor = (format: SceneFormat, calm: boolean, floor: number, raised = false): Layout =>
  format === 'tall'
    ? { size: SCENE_SIZES.tall, horizon: 812, middle: 400, half: 262, floor, raised }
    : { size: SCENE_SIZES.wide, horizon: 640, middle: calm ? 965 : 800, half: calm ? 236 : 262, floor, raised };

/** A step under the first one lifts it by this much. */
const STEP = 44;

/** `raised` puts one who stands alone on a step. */
export const placesInRoom = (
  format: SceneFormat,
  { calm, count, raised }: Company & { readonly raised: boolean },
): Places => {
  const standing =
    format === 'tall' ? (count === 1 ? TALL_ALONE : TALL_PAIR) : calm ? ASIDE : (SPREAD[Math.min(count, 4)] ?? []);
  const lift = raised && count === 1 ? STEP : 0;
  const places =
    lift === 0
      ? standing
      : standing.map((place) => ({ ...place, floor: place.floor - lift, scale: place.scale * 0.95 }));
  return { places, layout: roomFor(format, calm, places[0]?.floor ?? 0, lift > 0) };
};

const TABLE_ASIDE: readonly Stand[] = [
  { x: 985, floor: 762, scale: 0.7, turn: -4 },
  { x: 1378, floor: 748, scale: 0.66, turn: 5 },
  { x: 640, floor: 752, scale: 0.62, turn: -7 },
];
const TABLE_SPREAD: readonly Stand[] = [
  { x: 800, floor: 748, scale: 0.66 },
  { x: 1270, floor: 740, scale: 0.62, turn: 5 },
  { x: 330, floor: 740, scale: 0.62, turn: -5 },
];
const TABLE_ONE: readonly Stand[] = [{ x: 800, floor: 764, scale: 0.74, turn: -3 }];
const TABLE_TALL: readonly Stand[] = [{ x: 400, floor: 968, scale: 0.98, turn: -3 }];

export const placesOnTable = (format: SceneFormat, { calm, count }: Company): Places => {
  const places = format === 'tall' ? TABLE_TALL : calm ? TABLE_ASIDE : count === 1 ? TABLE_ONE : TABLE_SPREAD;
  return { places, layout: roomFor(format, calm, 0) };
};
