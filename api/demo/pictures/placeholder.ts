// Shown where a picture is missing: a hanger waiting for its garment.

import { framed } from '#api/demo/pictures/drawing/frame.ts';
import { openSheet } from '#api/demo/pictures/drawing/sheet.ts';
import { ground, PLATE } from '#api/demo/pictures/drawing/studio.ts';
import type { Frame } from '#api/media/sizes.ts';

const HANGER =
  'M360 424C360 396 392 396 392 372 392 350 376 338 360 338 346 338 334 348 332 362M360 424L560 534C580 546 572 570 550 570H170C148 570 140 546 160 534L360 424';

/** SVG text of the placeholder. */
export const drawPlaceholder = (frame: Frame = PLATE): string => {
  const board = { x: 0, y: 0, ...PLATE };
  const sheet = openSheet(1, board, false);
  const body = ground(sheet);
  const hanger = `<path d="${HANGER}" fill="none" stroke="#b8893b" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" opacity=".75"/>`;
  return framed({ box: board, fit: 'about the middle', frame, content: sheet.definitions() + body + hanger });
};
