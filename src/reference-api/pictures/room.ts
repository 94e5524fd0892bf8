// The rooms of wide and tall scenes: a plastered wall with an arched niche, or a table seen from above.

import { type Box, num } from './geometry.ts';
import { blur, linear, radial, type Sheet } from './sheet.ts';
import { covered } from './studio.ts';

/** Plaster, as hex colours: the lit wall, the hollow of the niche, the floor. */
type Plaster = { readonly wall: string; readonly niche: string; readonly floor: string };

export const PLASTERS = {
  sand: { wall: '#efe4d4', niche: '#d9c5aa', floor: '#cdb698' },
  rose: { wall: '#ecdcd3', niche: '#d3b0a2', floor: '#c4a28f' },
  sage: { wall: '#e3e4d6', niche: '#bac2aa', floor: '#aeb096' },
  dusk: { wall: '#dfdfe0', niche: '#abb2bd', floor: '#a9a49e' },
  clay: { wall: '#ecd9c6', niche: '#cb9e7d', floor: '#b98d6c' },
} as const satisfies Record<string, Plaster>;

export type PlasterName = keyof typeof PLASTERS;

/** Where the floor begins and where the niche stands. */
export type Layout = {
  readonly size: Box;
  readonly horizon: number;
  readonly niche: { readonly x: number; readonly top: number; readonly half: number };
};

const light = (sheet: Sheet, { width, height }: Box): string =>
  radial(sheet, { x: width * 0.36, y: height * 0.32, r: width * 0.55 }, [
    [0, '#fffaf0', 0.85],
    [0.6, '#fff8ea', 0.3],
    [1, '#fff8ea', 0],
  ]);

const vignette = (sheet: Sheet, { width, height }: Box): string =>
  radial(sheet, { x: width * 0.5, y: height * 0.46, r: Math.max(width, height) * 0.72 }, [
    [0.5, '#5a3d26', 0],
    [1, '#5a3d26', 0.2],
  ]);

export const roomOf = (sheet: Sheet, plaster: Plaster, layout: Layout): string =>
  covered(layout.size, plaster.wall) +
  covered(layout.size, light(sheet, layout.size)) +
  niche(sheet, plaster, layout) +
  floorOf(sheet, plaster, layout) +
  covered(layout.size, vignette(sheet, layout.size));

/** Paper on a table, for what lies. */
export const tableOf = (sheet: Sheet, plaster: Plaster, size: Box): string =>
  covered(size, plaster.wall) + covered(size, light(sheet, size)) + covered(size, vignette(sheet, size));

/** The light falls past the left edge of the arch, so its shadow lies on that side, inside. */
const niche = (sheet: Sheet, plaster: Plaster, { niche: { x, top, half }, horizon }: Layout): string => {
  const shape = sheet.defineNew(`<path id="%" d="${archPath(x, top, half, horizon)}"/>`);
  const clip = sheet.defineNew(`<clipPath id="%"><use href="#${shape}"/></clipPath>`);
  const soft = blur(sheet, 14, { x: x - half - 80, y: top - 80, width: 2 * half + 160, height: horizon + 80 });
  const fill = linear(
    sheet,
    [
      [x - half, top],
      [x + half, horizon],
    ],
    [
      [0, plaster.floor],
      [0.45, plaster.niche],
      [1, plaster.wall],
    ],
  );
  const edge = archPath(x, top - 16, half + 14, horizon);
  return (
    `<path d="${edge}" fill="#fffaf0" opacity=".6"/><use href="#${shape}" fill="${fill}"/>` +
    `<g clip-path="url(#${clip})"><use href="#${shape}" fill="none" stroke="#3d2818" stroke-width="34" opacity=".3" x="-10" y="-8" filter="url(#${soft})"/></g>` +
    `<path d="${edge}" fill="none" stroke="#b8893b" stroke-width="1.4" opacity=".5"/>`
  );
};

/** Two shoulders and a point: the arch of a jharokha. */
const archPath = (x: number, top: number, half: number, floor: number): string => {
  const spring = top + half * 0.95;
  const at = (across: number, rise: number): string => `${num(x + across * half)} ${num(spring - rise * half)}`;
  return (
    `M${num(x - half)} ${floor}V${num(spring)}C${at(-1, 0.34)} ${at(-0.82, 0.5)} ${at(-0.62, 0.56)}` +
    `C${at(-0.36, 0.64)} ${at(-0.12, 0.74)} ${num(x)} ${num(top)}` +
    `C${at(0.12, 0.74)} ${at(0.36, 0.64)} ${at(0.62, 0.56)}` +
    `C${at(0.82, 0.5)} ${at(1, 0.34)} ${num(x + half)} ${num(spring)}V${floor}z`
  );
};

const floorOf = (sheet: Sheet, plaster: Plaster, { size, horizon }: Layout): string => {
  const fill = linear(
    sheet,
    [
      [0, horizon],
      [0, size.height],
    ],
    [
      [0, plaster.niche],
      [0.12, plaster.floor],
      [1, plaster.wall],
    ],
  );
  const seam = `<path d="M0 ${horizon}H${size.width}" stroke="#fffaf0" stroke-width="1.6" opacity=".6"/>`;
  return covered({ x: 0, y: horizon, width: size.width, height: size.height - horizon }, fill) + seam;
};
