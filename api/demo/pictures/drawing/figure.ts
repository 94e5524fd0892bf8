// The dress form all garments hang on, and the points of the body they hang from.

import { darker } from './colour.ts';
import { type Curve, curve, mirrored, path, sample } from './geometry.ts';
import { blur, linear, type Sheet } from './sheet.ts';

export const AXIS = 360;
/** Hems that stand on the floor end here. */
export const FLOOR = 992;

export type Body = {
  /** Right-hand contour of the torso, from the neck down to the thigh. */
  readonly contour: Curve;
  /** Half width of the neck. */
  readonly neck: number;
};

const LINEN = '#e6dccb';

export const WOMAN: Body = {
  contour: curve(
    ...[
      386, 108, 384, 140, 398, 162, 452, 180, 462, 200, 449, 250, 452, 292, 436, 345, 423, 392, 436, 440, 456, 492, 460,
      560, 440, 640,
    ],
  ),
  neck: 26,
};

export const MAN: Body = {
  contour: curve(
    ...[
      392, 100, 391, 132, 406, 152, 468, 172, 478, 200, 466, 260, 460, 320, 445, 400, 445, 440, 454, 500, 458, 560, 446,
      640,
    ],
  ),
  neck: 32,
};

/** A child has no waist to speak of, narrow shoulders, and a belly. */
export const GIRL: Body = {
  contour: curve(
    ...[
      383, 112, 382, 142, 395, 162, 436, 178, 450, 196, 443, 250, 445, 300, 446, 345, 446, 392, 450, 440, 455, 500, 452,
      560, 438, 640,
    ],
  ),
  neck: 24,
};

export const BOY: Body = {
  contour: curve(
    ...[
      388, 104, 387, 134, 401, 153, 446, 171, 458, 198, 452, 260, 453, 320, 453, 400, 454, 440, 457, 500, 456, 560, 442,
      640,
    ],
  ),
  neck: 28,
};

/** Brass pole and foot of the form, seen below whatever ends above the floor. */
export const stand = (sheet: Sheet): string => {
  const brass = linear(
    sheet,
    [
      [AXIS - 8, 0],
      [AXIS + 8, 0],
    ],
    [
      [0, '#8a6a3a'],
      [0.35, '#ecd6a2'],
      [0.6, '#c19a58'],
      [1, '#7c5d32'],
    ],
  );
  const foot = `M${AXIS - 92} ${FLOOR - 4}C${AXIS - 60} ${FLOOR - 20} ${AXIS - 20} ${FLOOR - 22} ${AXIS - 7} ${FLOOR - 44}H${AXIS + 7}C${AXIS + 20} ${FLOOR - 22} ${AXIS + 60} ${FLOOR - 20} ${AXIS + 92} ${FLOOR - 4}A92 11 0 0 1 ${AXIS - 92} ${FLOOR - 4}z`;
  return (
    `<path d="M${AXIS - 6} 600H${AXIS + 6}V${FLOOR - 30}H${AXIS - 6}z" fill="${brass}"/>` +
    `<path d="${foot}" fill="${brass}" stroke="#6d5535" stroke-width=".8"/>` +
    `<path d="M${AXIS - 6} 640H${AXIS + 6}V800H${AXIS - 6}z" fill="#3c2a1a" opacity=".35"/>`
  );
};

const linenOn = (sheet: Sheet): string =>
  linear(
    sheet,
    [
      [AXIS - 100, 0],
      [AXIS + 100, 20],
    ],
    [
      [0, darker(LINEN, 0.16)],
      [0.3, '#f3ecdf'],
      [0.6, LINEN],
      [1, darker(LINEN, 0.28)],
    ],
  );

/** Linen torso with a brass cap: it gives necklines and midriffs something real to rest on. */
export const dressForm = (sheet: Sheet, body: Body): string => {
  const right = sample(body.contour, 22);
  const left = sample(mirrored(body.contour, AXIS), 22).slice().reverse();
  const outline = path([right, left]);
  const { y: top } = body.contour(0);
  const clip = sheet.defineNew(`<clipPath id="%"><path d="${outline}"/></clipPath>`);
  const fill = linenOn(sheet);
  const soft = blur(sheet, 6, { x: 240, y: 70, width: 240, height: 600 });
  const brass = linear(
    sheet,
    [
      [AXIS - body.neck, 0],
      [AXIS + body.neck, 0],
    ],
    [
      [0, '#8a6a3a'],
      [0.3, '#ecd6a2'],
      [0.6, '#c19a58'],
      [1, '#7c5d32'],
    ],
  );
  const n = body.neck;
  return (
    `<g clip-path="url(#${clip})"><path d="${outline}" fill="${fill}"/>` +
    `<path d="${outline}" fill="none" stroke="#8c7354" stroke-width="12" opacity=".4" filter="url(#${soft})"/>` +
    `<path d="M${AXIS} ${top}V660" stroke="#a8947a" stroke-width=".9" stroke-dasharray="3 3" opacity=".7"/></g>` +
    `<path d="${outline}" fill="none" stroke="#7a6650" stroke-width=".8" opacity=".55"/>` +
    `<ellipse cx="${AXIS}" cy="${top}" rx="${n}" ry="6.5" fill="${brass}"/>` +
    `<ellipse cx="${AXIS}" cy="${top - 3}" rx="${n - 1}" ry="5.5" fill="#d9bd85"/>` +
    `<path d="M${AXIS - 4} ${top - 5}C${AXIS - 5} ${top - 14} ${AXIS - 7} ${top - 17} ${AXIS - 6} ${top - 20}H${AXIS + 6}C${AXIS + 7} ${top - 17} ${AXIS + 5} ${top - 14} ${AXIS + 4} ${top - 5}z" fill="${brass}"/>`
  );
};
