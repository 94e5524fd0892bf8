// One picture: ground, shadow, garment. {garment, fabric, colours, view, seed} in, SVG text out.

import { dye } from '#api/demo/pictures/drawing/cloth.ts';
import { type Fit, framed, isSquarish } from '#api/demo/pictures/drawing/frame.ts';
import type { Box } from '#api/demo/pictures/drawing/geometry.ts';
import { openSheet } from '#api/demo/pictures/drawing/sheet.ts';
import { floorShadow, ground, PLATE } from '#api/demo/pictures/drawing/studio.ts';
import { ZARI } from '#api/demo/pictures/drawing/zari.ts';
import type { Facing, Garment, Outfit } from '#api/demo/pictures/garments/common.ts';
import { folded } from '#api/demo/pictures/garments/swatch.ts';
import { plain } from '#api/demo/pictures/prints/printed.ts';
import type { Frame } from '#api/media/sizes.ts';
import type { Design } from './design.ts';
import { FABRICS, type FabricName } from './fabrics.ts';
import { drawingOf, GARMENTS, type GarmentName, isWorn } from './wardrobe.ts';

/** The whole garment from both sides, the same nearer, the cloth as a folded length, and that nearer. */
export type View = 'front' | 'back' | 'detail' | 'swatch' | 'swatch-detail';

/** Hex colours: the garment, what is worn with it, dupatta or stole, and the second colour of the print. */
export type Colours = {
  readonly main: string;
  readonly second: string;
  readonly third: string;
  readonly accent: string;
};

export type PlateOrder = {
  readonly garment: GarmentName;
  /** The name of its silhouette; the first one where it has no such. */
  readonly shape?: string;
  readonly fabric: FabricName;
  readonly colours: Colours;
  readonly view: View;
  readonly seed: number;
};

/** Tighter than the drawing board: the garment fills some 80 % of the height. */
const WHOLE: Box = { x: 24, y: 30, width: 672, height: (672 * PLATE.height) / PLATE.width };

/** The turned corner of the folded length, where weave and border meet. */
const CORNER: Box = { x: 250, y: 180, width: 280, height: (280 * PLATE.height) / PLATE.width };

/** The folded length without the wall around it. */
const FOLDED: Box = { x: 90, y: 150, width: 540, height: 860 };

const SWATCH_GRAIN = 1.5;

/** SVG text of a plate; the same order and frame give the same bytes. */
export const drawPlate = (order: PlateOrder, frame: Frame = PLATE): string => {
  const { draw, footing, box, grain, fit } = stagingOf(order, frame);
  const sheet = openSheet(seedOf(order), box, isClose(order.view), grain);
  const shadow = footing === null ? '' : floorShadow(sheet, footing);
  const body = ground(sheet) + shadow + draw(sheet, outfitOf(order), facingOf(order));
  return framed({ box, fit, frame, content: sheet.definitions() + body });
};

/** Turned round, cloth falls anew; what lies has no other side. */
const TURNED = 7919;
const seedOf = ({ garment, seed, view }: PlateOrder): number =>
  view === 'back' && isWorn(garment) ? seed + TURNED : seed;

/** Close views carry weave. */
const isClose = (view: View): boolean => view !== 'front' && view !== 'back';

export const facingOf = ({ view }: Pick<PlateOrder, 'view'>): Facing => (view === 'back' ? 'back' : 'front');

type Staging = {
  readonly draw: Garment;
  readonly footing: Design['footing'];
  readonly box: Box;
  readonly grain: number;
  readonly fit: Fit;
};

const stagingOf = ({ garment, shape, view }: PlateOrder, frame: Frame): Staging => {
  const draw = drawingOf(garment, shape);
  const { footing, detail, square, whole = WHOLE, turned = whole }: Design = GARMENTS[garment];
  const fold = { draw: folded, footing: null, grain: SWATCH_GRAIN };
  switch (view) {
    case 'front':
    case 'back':
      if (square && isSquarish(frame)) return { draw, footing, box: square, grain: 1, fit: 'whole' };
      return { draw, footing, box: view === 'back' ? turned : whole, grain: 1, fit: square ? 'whole' : 'from the top' };
    case 'detail':
      return { draw, footing, box: detail, grain: 1, fit: 'about the middle' };
    case 'swatch':
      return { ...fold, box: isSquarish(frame) ? FOLDED : WHOLE, fit: 'whole' };
    case 'swatch-detail':
      return { ...fold, box: CORNER, fit: 'about the middle' };
  }
};

/** The cloths of an order; only the main piece is printed. */
export const outfitOf = ({ colours, fabric }: Pick<PlateOrder, 'colours' | 'fabric'>): Outfit => {
  const [print, sheen] = FABRICS[fabric];
  return {
    main: dye(colours.main, colours.accent, print, sheen),
    second: dye(colours.second, ZARI.gold, plain, sheen),
    third: dye(colours.third, ZARI.gold, plain, 0.5),
  };
};
