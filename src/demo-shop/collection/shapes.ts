// Which silhouette a design is drawn in.

import { shapesOf } from '#demo-shop/pictures/plates/wardrobe.ts';
import type { DesignSheet } from './design-sheet.ts';

/** What a name promises a shopper, by the name of the silhouette. */
const PROMISED: readonly (readonly [words: RegExp, shape: string])[] = [
  [/\bshift\b/i, 'shift'],
  [/\btea dress\b/i, 'tea'],
  [/\bapron\b/i, 'apron'],
  [/\bcrew tee\b/i, 'crew'],
  [/\btraining tee\b/i, 'raglan'],
  [/\bboard meeting\b/i, 'shirtDress'],
  [/\bcape\b/i, 'caped'],
  [/\brobe\b/i, 'robe'],
  [/\bshawl\b/i, 'shoulders'],
  [/\bstole\b/i, 'wound'],
  [/\bpavadai\b/i, 'halfSaree'],
  [/\bband-collar\b/i, 'long'],
  [/\bdouble pleat\b/i, 'pleated'],
  [/\bchinos\b/i, 'tapered'],
  [/\bdrift trousers\b/i, 'relaxed'],
  [/\bchaniya|garba\b/i, 'dancing'],
  [/\boxford\b/i, 'tucked'],
];

/** The silhouette that its name promises; the others take turns by their number. */
export const shapeOf = ({ garment, id, name }: Pick<DesignSheet, 'garment' | 'id' | 'name'>): string => {
  const shapes = shapesOf(garment);
  const promised = PROMISED.find(([words, shape]) => shapes.includes(shape) && words.test(name));
  return promised?.[1] ?? shapes[turnOf(id) % shapes.length] ?? '';
};

/** Spreads numbers that follow each other, and those that stand ten apart, over all turns. */
const turnOf = (id: number): number => id + 3 * Math.floor(id / 10) + 6 * Math.floor(id / 100);
