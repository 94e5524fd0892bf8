// Fits a drawing into a picture of any shape, so that nothing is cropped after it is drawn.

import type { Frame } from '#api/media/sizes.ts';
import { type Box, num } from './geometry.ts';

/** What must stay in the picture: all of it, or as much as fits, from the top or about the middle. */
export type Fit = 'whole' | 'from the top' | 'about the middle';

const ALIGNMENT = {
  whole: 'xMidYMid meet',
  'from the top': 'xMidYMin slice',
  'about the middle': 'xMidYMid slice',
} as const satisfies Record<Fit, string>;

type Drawing = { readonly box: Box; readonly fit: Fit; readonly frame: Frame; readonly content: string };

/** SVG text of a drawing in its frame. */
export const framed = ({ box, fit, frame, content }: Drawing): string => {
  const viewBox = [box.x, box.y, box.width, box.height].map((value) => num(value, 2)).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" viewBox="${viewBox}" preserveAspectRatio="${ALIGNMENT[fit]}">${content}</svg>`;
};

/** From this shape on (width by height) a portrait no longer fits without loss. */
const SQUARISH = 0.85;

export const isSquarish = ({ width, height }: Frame): boolean => width / height > SQUARISH;
