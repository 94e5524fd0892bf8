// Wide and tall scenes: several pieces of the collection on one ground. No text is drawn into them.

import { AXIS, FLOOR } from './figure.ts';
import { type Frame, framed } from './frame.ts';
import { folded } from './garments/swatch.ts';
import { num, randomFrom } from './geometry.ts';
import { facingOf, outfitOf, type PlateOrder } from './plate.ts';
import { type Layout, PLASTERS, type PlasterName, roomOf, tableOf } from './room.ts';
import { openSheet, type Sheet } from './sheet.ts';
import { floorShadow } from './studio.ts';
import { type Design, GARMENTS } from './wardrobe.ts';

/** Wide for screens, tall for phones; drawing units. */
const SCENE_SIZES = {
  wide: { x: 0, y: 0, width: 1600, height: 800 },
  tall: { x: 0, y: 0, width: 800, height: 1000 },
} as const;

type SceneFormat = keyof typeof SCENE_SIZES;

export type SceneOrder = {
  readonly plaster: PlasterName;
  /** The first stands in front; as many are drawn as find a place. Things that only lie are put on a table. */
  readonly figures: readonly PlateOrder[];
};

/** Where a piece stands: the axis of its form, the height of the floor under it, its size. */
type Stand = { readonly x: number; readonly floor: number; readonly scale: number };

const LAYOUTS = {
  wide: { size: SCENE_SIZES.wide, horizon: 648, niche: { x: 985, top: 24, half: 232 } },
  tall: { size: SCENE_SIZES.tall, horizon: 812, niche: { x: 400, top: 40, half: 262 } },
} as const satisfies Record<SceneFormat, Layout>;

/** The left third of a wide scene stays calm: a headline may lie there. */
const WIDE: readonly Stand[] = [
  { x: 975, floor: 758, scale: 0.75 },
  { x: 1255, floor: 744, scale: 0.7 },
  { x: 715, floor: 740, scale: 0.68 },
  { x: 1465, floor: 728, scale: 0.65 },
];
const TALL_ALONE: readonly Stand[] = [{ x: 400, floor: 950, scale: 0.88 }];
const TALL_PAIR: readonly Stand[] = [
  { x: 295, floor: 950, scale: 0.86 },
  { x: 590, floor: 926, scale: 0.78 },
];
const TABLE_WIDE: readonly Stand[] = [
  { x: 1010, floor: 750, scale: 0.66 },
  { x: 1390, floor: 750, scale: 0.66 },
  { x: 630, floor: 750, scale: 0.66 },
];
const TABLE_TALL: readonly Stand[] = [{ x: 400, floor: 960, scale: 0.92 }];

/** SVG text of a scene, set to suit the shape of the frame; the same order and frame give the same bytes. */
export const drawScene = (order: SceneOrder, frame: Frame = SCENE_SIZES.wide): string => {
  const format = formatFor(frame);
  const size = SCENE_SIZES[format];
  const sheet = openSheet(1, size, false);
  const places = standsOf(order, format);
  const drawn = order.figures.flatMap((figure, index) => {
    const stand = places[index];
    return stand === undefined ? [] : [drawFigure(sheet, figure, stand)];
  });
  const body = groundOf(sheet, order, format) + drawn.toReversed().join('');
  return framed({
    box: size,
    fit: format === 'wide' ? 'about the middle' : 'from the top',
    frame,
    content: sheet.definitions() + body,
  });
};

/** Clothes stand on their form; folded lengths and small things lie. */
export const stands = ({ garment, view }: PlateOrder): boolean => {
  const { footing, square }: Design = GARMENTS[garment];
  return (view === 'front' || view === 'back') && footing !== null && square === undefined;
};

/** From this shape on (width by height) a scene is set side by side. */
const WIDE_FROM = 1.4;

const formatFor = ({ width, height }: Frame): SceneFormat => (width / height >= WIDE_FROM ? 'wide' : 'tall');

const standsOf = ({ figures }: SceneOrder, format: SceneFormat): readonly Stand[] => {
  const inRoom = figures.every(stands);
  if (format === 'wide') return inRoom ? WIDE : TABLE_WIDE;
  if (!inRoom) return TABLE_TALL;
  return figures.length === 1 ? TALL_ALONE : TALL_PAIR;
};

const groundOf = (sheet: Sheet, { figures, plaster }: SceneOrder, format: SceneFormat): string =>
  figures.every(stands)
    ? roomOf(sheet, PLASTERS[plaster], LAYOUTS[format])
    : tableOf(sheet, PLASTERS[plaster], SCENE_SIZES[format]);

/** Everything a garment can draw lies inside this board. */
const BOARD = { x: -200, y: -100, width: 1120, height: 1290 } as const;

const drawFigure = (sheet: Sheet, order: PlateOrder, stand: Stand): string => {
  const { footing, draw }: Design = GARMENTS[order.garment];
  const local: Sheet = { ...sheet, random: randomFrom(order.seed), view: BOARD };
  const shadow = footing !== null && stands(order) ? floorShadow(local, footing) : '';
  const piece = order.view === 'swatch' ? folded : draw;
  const drawn = shadow + piece(local, outfitOf(order), facingOf(order));
  const x = num(stand.x - AXIS * stand.scale);
  const y = num(stand.floor - FLOOR * stand.scale);
  return `<g transform="translate(${x} ${y})scale(${stand.scale})">${drawn}</g>`;
};
