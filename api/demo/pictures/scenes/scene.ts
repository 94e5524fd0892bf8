// Wide and tall scenes: several pieces of the collection on one ground. No text is drawn into them.

import { AXIS, FLOOR } from '#api/demo/pictures/drawing/figure.ts';
import { framed } from '#api/demo/pictures/drawing/frame.ts';
import { type Box, num, randomFrom } from '#api/demo/pictures/drawing/geometry.ts';
import { openSheet, type Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { floorShadow } from '#api/demo/pictures/drawing/studio.ts';
import { folded } from '#api/demo/pictures/garments/swatch.ts';
import type { Design } from '#api/demo/pictures/plates/design.ts';
import { facingOf, outfitOf, type PlateOrder } from '#api/demo/pictures/plates/plate.ts';
import { drawingOf, GARMENTS } from '#api/demo/pictures/plates/wardrobe.ts';
import type { Frame } from '#api/media/sizes.ts';
import { placesInRoom, placesOnTable, SCENE_SIZES, type SceneFormat, type Stand } from './places.ts';
import { PLASTERS, type PlasterName } from './plasters.ts';
import { roomOf, type SettingName, tableOf } from './room.ts';

export type SceneOrder = {
  readonly plaster: PlasterName;
  readonly setting: SettingName;
  /** True leaves the left third of a wide scene quiet, for words that lie on it. */
  readonly calm?: boolean;
  /** The first stands in front; as many are drawn as find a place. Things that only lie are put on a table. */
  readonly figures: readonly PlateOrder[];
};

/** SVG text of a scene, set to suit the shape of the frame; the same order and frame give the same bytes. */
export const drawScene = (order: SceneOrder, frame: Frame = SCENE_SIZES.wide): string => {
  const format = formatFor(frame);
  const size = SCENE_SIZES[format];
  const sheet = openSheet(1, size, false);
  const { calm = false, figures, plaster, setting } = order;
  const inRoom = figures.every(stands);
  const { places, layout } = inRoom
    ? placesInRoom(format, { calm, count: figures.length, raised: setting === 'stage' })
    : placesOnTable(format, { calm, count: figures.length });
  const amongSmall = figures.length > 0 && figures.every(isSmall);
  const drawn = figures.flatMap((figure, index) => {
    const place = places[index];
    return place === undefined ? [] : [drawFigure(sheet, figure, fitted(figure, place, { size, inRoom, amongSmall }))];
  });
  const ground = inRoom ? roomOf(sheet, PLASTERS[plaster], setting, layout) : tableOf(sheet, PLASTERS[plaster], size);
  return framed({
    box: size,
    fit: format === 'wide' ? 'about the middle' : 'from the top',
    frame,
    content: sheet.definitions() + ground + drawn.toReversed().join(''),
  });
};

/** Clothes stand on their form; folded lengths and small things lie. */
export const stands = ({ garment, shape = '', view }: PlateOrder): boolean => {
  const { footing, square, standing = [] }: Design = GARMENTS[garment];
  const isWhole = view === 'front' || view === 'back';
  return isWhole && (standing.includes(shape) || (footing !== null && square === undefined));
};

/** From this shape on (width by height) a scene is set side by side. */
const WIDE_FROM = 1.4;

const formatFor = ({ width, height }: Frame): SceneFormat => (width / height >= WIDE_FROM ? 'wide' : 'tall');

const isSmall = ({ garment }: PlateOrder): boolean => 'whole' in GARMENTS[garment];

/** Children by themselves come nearer. */
const NEARER = 1.5;

type Company = { readonly size: Box; readonly inRoom: boolean; readonly amongSmall: boolean };

/** Small things are brought near enough to be seen: a necklace with the bust it lies on fills the height. */
const fitted = ({ garment }: PlateOrder, stand: Stand, { size, inRoom, amongSmall }: Company): Stand => {
  const { whole }: Design = GARMENTS[garment];
  if (inRoom) return amongSmall ? { ...stand, scale: stand.scale * NEARER } : stand;
  if (whole === undefined) return stand;
  const scale = (size.height / whole.height) * 0.9;
  return { x: stand.x, floor: Math.round(size.height * 0.06 + (FLOOR - whole.y) * scale), scale };
};

/** Everything a garment can draw lies inside this board. */
const BOARD = { x: -200, y: -100, width: 1120, height: 1290 } as const;

const drawFigure = (sheet: Sheet, order: PlateOrder, stand: Stand): string => {
  const { footing }: Design = GARMENTS[order.garment];
  const draw = drawingOf(order.garment, order.shape);
  const local: Sheet = { ...sheet, random: randomFrom(order.seed), view: BOARD };
  const shadow = footing !== null && stands(order) ? floorShadow(local, footing) : '';
  const piece = order.view === 'swatch' ? folded : draw;
  const drawn = shadow + piece(local, outfitOf(order), facingOf(order));
  const { x, floor, scale, turn = 0 } = stand;
  const lying = turn === 0 ? '' : `rotate(${turn} ${x} ${num(floor - 400 * scale)})`;
  const at = `translate(${num(x - AXIS * scale)} ${num(floor - FLOOR * scale)})scale(${scale})`;
  return `<g transform="${lying}${at}">${drawn}</g>`;
};
