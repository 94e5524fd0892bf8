import type { Box } from '#api/demo/pictures/drawing/geometry.ts';
import type { Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import type { Plaster } from './plasters.ts';

export type Layout = {
  readonly size: Box;
  /** Where the floor begins. */
  readonly horizon: number;
  /** Middle and half width of what is built into the wall. */
  readonly middle: number;
  readonly half: number;
  /** Where the first figure stands. */
  readonly floor: number;
  /** Whether a step lies under it. */
  readonly raised: boolean;
};

export type Setting = {
  /** On the wall, behind the floor. */
  readonly wall: (sheet: Sheet, plaster: Plaster, layout: Layout) => string;
  /** On the floor and in the air, behind the figures. */
  readonly furniture: (sheet: Sheet, plaster: Plaster, layout: Layout) => string;
};

export const isTall = ({ size }: Layout): boolean => size.height > size.width;
