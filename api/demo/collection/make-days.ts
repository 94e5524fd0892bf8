import { randomFrom } from '#api/demo/pictures/drawing/geometry.ts';
import type { DesignSheet } from './design-sheet.ts';
import type { KindName } from './options.ts';

/** Working days from the order until the tailor has finished: the quickest design of a kind, and the slowest. */
const TAILORING: Partial<Record<KindName, readonly [least: number, most: number]>> = {
  lehenga: [12, 20],
  sherwani: [10, 15],
  gown: [9, 14],
  bandhgala: [8, 12],
  sharara: [7, 11],
  anarkali: [6, 10],
};

/** More cloth to cut and to embroider. */
const LONGER_FOR_THE_LARGEST = 2;

/** What is cut once it is ordered takes as long as its kind does, each design as long as the seed gives; all else is sewn before. */
export const makeDaysOf = ({ id, kind }: Pick<DesignSheet, 'id' | 'kind'>): number | null => {
  const [least, most] = TAILORING[kind] ?? [];
  if (least === undefined || most === undefined) return null;
  return least + Math.floor(randomFrom(id)() * (most - least + 1));
};

/** Of the largest size, where that has a price of its own; the others take as long as their product. */
export const makeDaysOfLargest = (sheet: DesignSheet): number | null => {
  const days = makeDaysOf(sheet);
  return days === null || sheet.largestCosts === undefined ? null : days + LONGER_FOR_THE_LARGEST;
};
