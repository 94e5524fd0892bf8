// Which silhouette a design is drawn in.

import { shapesOf } from '#api/demo/pictures/plates/wardrobe.ts';
import type { DesignSheet } from './design-sheet.ts';

/** What the name or the description of a design promises a shopper, by the number of the design. */
const PROMISED: ReadonlyMap<number, string> = new Map([
  // Kurtas, anarkalis, shararas
  ...designed('straight', 1042, 1051, 3008, 6615),
  ...designed('shirt', 1055, 6011, 6503),
  ...designed('peplum', 6501),
  ...designed('longline', 4036, 6614),
  ...designed('aLine', 6504),
  ...designed('calf', 3015, 3019),
  // Kaftans and shawls
  ...designed('sashed', 1120, 3040, 4030),
  ...designed('loose', 5016, 6001, 6012),
  ...designed('robe', 6017),
  ...designed('wound', 6016, 6207, 6612),
  ...designed('shoulders', 6613),
  // For the evening
  ...designed('bridal', 2001, 5021),
  ...designed('circular', 3060, 6210),
  ...designed('halfSaree', 6618, 6619),
  ...designed('fishtail', 6108),
  ...designed('caped', 5002, 5006, 5010),
  ...designed('column', 6020),
  // Dresses
  ...designed('tiered', 6003),
  ...designed('shirtDress', 6004),
  ...designed('tea', 6005),
  ...designed('slip', 6013),
  ...designed('apron', 6509),
  ...designed('shift', 6510),
  ...designed('sheath', 6511),
  // Shirts, tees, trousers
  ...designed('tucked', 220, 6407, 6410, 6513),
  ...designed('wornOut', 240, 6006, 6408, 6409),
  ...designed('camp', 6008, 6411),
  ...designed('band', 6007),
  ...designed('crew', 224, 6417),
  ...designed('raglan', 231, 6320),
  ...designed('long', 252, 3034, 6213, 6310, 6416),
  ...designed('pleated', 6412, 6415, 6514),
  ...designed('tapered', 6413, 6414),
  ...designed('relaxed', 6009),
  // Kurtas, coats and jackets for men and boys
  ...designed('pathani', 6018),
  ...designed('short', 6313, 6418),
  ...designed('angrakha', 6515),
  ...designed('classic', 2040, 6110),
  ...designed('overKurta', 263),
  ...designed('open', 6517),
  // Children, jewellery
  ...designed('festive', 6308),
  ...designed('twirl', 6302),
  ...designed('collar', 9623),
  ...designed('haar', 9624),
  ...designed('choker', 9625),
  ...designed('coins', 9626),
  ...designed('kadas', 9628),
  ...designed('thin', 9629),
]);

function designed(shape: string, ...ids: readonly number[]): readonly (readonly [id: number, shape: string])[] {
  return ids.map((id) => [id, shape] as const);
}

/** The silhouette that its words promise; the others take turns by their number. */
export const shapeOf = ({ garment, id }: Pick<DesignSheet, 'garment' | 'id'>): string => {
  const shapes = shapesOf(garment);
  return PROMISED.get(id) ?? shapes[turnOf(id) % shapes.length] ?? '';
};

/** Spreads numbers that follow each other, and those that stand ten apart, over all turns. */
const turnOf = (id: number): number => id + 3 * Math.floor(id / 10) + 6 * Math.floor(id / 100);
