// What the shop can draw: garments with their framing.

import type { Garment } from '#api/demo/pictures/garments/common.ts';
import { ACCESSORIES } from './accessories.ts';
import { CHILDRENS_CLOTHES } from './childrens-clothes.ts';
import { CLOTHES } from './clothes.ts';
import type { Design } from './design.ts';

export const GARMENTS = { ...CLOTHES, ...CHILDRENS_CLOTHES, ...ACCESSORIES } as const;

export type GarmentName = keyof typeof GARMENTS;

/** Clothes are worn; bags, jewellery, boxes and paper are seen whole and have no cloth to unfold. */
export const isWorn = (garment: GarmentName): boolean => !('square' in GARMENTS[garment]);

const shapesIn = (garment: GarmentName): Readonly<Record<string, Garment>> => {
  const { shapes = {} }: Design = GARMENTS[garment];
  return shapes;
};

/** The names of a garment's silhouettes; none where it has only one. */
export const shapesOf = (garment: GarmentName): readonly string[] => Object.keys(shapesIn(garment));

/** How a garment is drawn in a silhouette; in its first one where it does not know the name. */
export const drawingOf = (garment: GarmentName, shape?: string): Garment => {
  const known = shape === undefined ? undefined : shapesIn(garment)[shape];
  return known ?? GARMENTS[garment].draw;
};
