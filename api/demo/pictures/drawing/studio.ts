// The room in which everything is pictured: a seamless paper sweep, light from the upper left, shadows on the floor.

import type { Box } from './geometry.ts';
import { blur, linear, radial, type Sheet } from './sheet.ts';

/** The drawing board of a plate, in drawing units. */
export const PLATE = { width: 720, height: 1090 } as const;

/** The ground reaches beyond the board, for frames of another shape. */
const AROUND: Box = { x: -PLATE.width, y: -PLATE.height / 2, width: 3 * PLATE.width, height: 2 * PLATE.height };

/** Contact shadow of a thing that stands: its middle, its height on the floor, half its width. */
export type Footing = { readonly x: number; readonly y: number; readonly width: number };

/** A lit wall, a floor that is only a change of light, a quiet vignette. */
export const ground = (sheet: Sheet): string => {
  const wall = linear(
    sheet,
    [
      [0, 0],
      [0, PLATE.height],
    ],
    [
      [0, '#eee5d8'],
      [0.55, '#f6f0e6'],
      [0.8, '#f1e8da'],
      [0.9, '#eaddca'],
      [1, '#e3d3bd'],
    ],
  );
  const glow = radial(sheet, { x: 300, y: 430, r: 520 }, [
    [0, '#fffaf0', 0.95],
    [0.6, '#fff8ea', 0.35],
    [1, '#fff8ea', 0],
  ]);
  const vignette = radial(sheet, { x: 360, y: 500, r: 760 }, [
    [0.5, '#7a5636', 0],
    [1, '#7a5636', 0.18],
  ]);
  return [wall, glow, vignette].map((fill) => covered(AROUND, fill)).join('');
};

export const covered = ({ x, y, width, height }: Box, fill: string): string =>
  `<path d="M${x} ${y}h${width}v${height}h${-width}z" fill="${fill}"/>`;

/** A wide soft shadow to the right, away from the light, and a narrow dark one where things touch the floor. */
export const floorShadow = (sheet: Sheet, { x, y, width }: Footing): string => {
  const wide = blur(sheet, 16, { x: x - width * 1.6, y: y - 80, width: width * 3.6, height: 160 });
  const near = blur(sheet, 5, { x: x - width * 1.2, y: y - 30, width: width * 2.4, height: 60 });
  return (
    `<ellipse cx="${x + 34}" cy="${y + 4}" rx="${width * 1.18}" ry="20" fill="#4a3422" fill-opacity=".34" filter="url(#${wide})"/>` +
    `<ellipse cx="${x + 4}" cy="${y}" rx="${width * 0.92}" ry="8" fill="#2e1e14" fill-opacity=".6" filter="url(#${near})"/>`
  );
};
