// One picture: ground, shadow, garment. {garment, fabric, colours, view, seed} in, SVG text out.

import { dye } from './cloth.ts';
import type { Garment, Outfit } from './garments/common.ts';
import { folded } from './garments/swatch.ts';
import { type Box, num } from './geometry.ts';
import { plain } from './prints.ts';
import { openSheet } from './sheet.ts';
import { floorShadow, ground, PLATE } from './studio.ts';
import { type Design, FABRICS, type FabricName, GARMENTS, type GarmentName } from './wardrobe.ts';
import { ZARI } from './zari.ts';

/** The whole garment, the same nearer, or the cloth as a folded length. */
export type View = 'front' | 'detail' | 'swatch';

/** Hex colours: the garment, what is worn with it, dupatta or stole, and the second colour of the print. */
export type Colours = {
  readonly main: string;
  readonly second: string;
  readonly third: string;
  readonly accent: string;
};

export type PlateOrder = {
  readonly garment: GarmentName;
  readonly fabric: FabricName;
  readonly colours: Colours;
  readonly view: View;
  readonly seed: number;
};

/** Tighter than the drawing board: the garment fills some 80 % of the height. */
const WHOLE: Box = { x: 24, y: 30, width: 672, height: (672 * PLATE.height) / PLATE.width };

const SWATCH_GRAIN = 1.5;

/** SVG text of a plate, 720 by 1090; the same order gives the same bytes. */
export const drawPlate = (order: PlateOrder): string => {
  const { draw, footing, box } = stagingOf(order);
  const sheet = openSheet(order.seed, box, order.view !== 'front', order.view === 'swatch' ? SWATCH_GRAIN : 1);
  const shadow = footing === null ? '' : floorShadow(sheet, footing);
  const body = ground(sheet) + shadow + draw(sheet, outfitOf(order));
  const viewBox = [box.x, box.y, box.width, box.height].map((value) => num(value, 2)).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PLATE.width}" height="${PLATE.height}" viewBox="${viewBox}">${sheet.definitions()}${body}</svg>`;
};

type Staging = { readonly draw: Garment; readonly footing: Design['footing']; readonly box: Box };

const stagingOf = ({ garment, view }: PlateOrder): Staging => {
  const { draw, footing, detail }: Design = GARMENTS[garment];
  switch (view) {
    case 'front':
      return { draw, footing, box: WHOLE };
    case 'detail':
      return { draw, footing, box: detail };
    case 'swatch':
      return { draw: folded, footing: null, box: WHOLE };
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
