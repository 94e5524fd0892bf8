import type { Box } from '#api/demo/pictures/drawing/geometry.ts';
import { type Footing, PLATE } from '#api/demo/pictures/drawing/studio.ts';
import type { Garment } from '#api/demo/pictures/garments/common.ts';

export type Design = {
  readonly draw: Garment;
  /** Its silhouettes by name; without any it is always drawn alike. */
  readonly shapes?: Readonly<Record<string, Garment>>;
  /** What the detail view shows. */
  readonly detail: Box;
  /** Null for things that lie or hang, which bring their own shadow. */
  readonly footing: Footing | null;
  /** Silhouettes that stand on a form, of what lies or hangs otherwise. */
  readonly standing?: readonly string[];
  /** What is seen from behind, for what would look from there as it does in front: nearer, and less of what is worn with it. */
  readonly turned?: Box;
  /** Set for what must be seen whole in a square picture; of clothes it shows the upper half. */
  readonly square?: Box;
  /** Set for what is smaller than the board: children's clothes, a necklace. */
  readonly whole?: Box;
};

export const nearer = (x: number, y: number, width: number): Box => ({
  x,
  y,
  width,
  height: (width * PLATE.height) / PLATE.width,
});
export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
export const foot = (x: number, y: number, width: number): Footing => ({ x, y, width });

/** From the head to the thigh, and from the waist to the floor. */
export const UPPER = nearer(132, 56, 456);
export const LOWER = nearer(148, 340, 444);
export const TO_KNEE = nearer(96, 52, 528);
