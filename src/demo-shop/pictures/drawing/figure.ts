// The dress form all garments hang on, and the points of the body they hang from.

import { darker } from './colour.ts';
import { type Curve, curve, mirrored, path, sample } from './geometry.ts';
import { blur, linear, type Sheet } from './sheet.ts';

export const AXIS = 360;
/** Hems that stand on the floor end here. */
export const FLOOR = 992;

type Body = {
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

/** Linen torso with a brass cap: it gives necklines and midriffs something real to rest on. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a drawing: each line is a stroke
export const dressForm = (sheet: Sheet, body: Body): string => {
  const right = sample(body.contour, 22);
  const left = sample(mirrored(body.contour, AXIS), 22).slice().reverse();
  const outline = path([right, left]);
  const { y: top } = body.contour(0);
  const clip = sheet.defineNew(`<clipPath id="%"><path d="${outline}"/></clipPath>`);
  const fill = linear(
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
