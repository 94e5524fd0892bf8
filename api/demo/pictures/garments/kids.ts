// Children's clothes: the same cut on a smaller, stockier form.

import { AXIS, FLOOR } from '#api/demo/pictures/drawing/figure.ts';
import type { Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import type { Garment } from './common.ts';

/** A child of six beside a grown-up: less tall, and wider for its height. */
const ACROSS = 0.7;
const UP = 0.6;

/** The garment in the proportions of a child, on the same floor. */
export const inChildSize =
  (garment: Garment): Garment =>
  (sheet, outfit, facing) => {
    const { x, y, width, height } = sheet.view;
    const view = {
      x: AXIS + (x - AXIS) / ACROSS,
      y: FLOOR + (y - FLOOR) / UP,
      width: width / ACROSS,
      height: height / UP,
    };
    const local: Sheet = { ...sheet, view, pixel: sheet.pixel / ACROSS, grain: sheet.grain * 1.25 };
    const drawn = garment(local, outfit, facing);
    return `<g transform="translate(${AXIS} ${FLOOR})scale(${ACROSS} ${UP})translate(-${AXIS} -${FLOOR})">${drawn}</g>`;
  };
