// Woven into the cloth: checks, stripes, slubs, brocades.

import type { Cloth, Print } from '#api/demo/pictures/drawing/cloth.ts';
import { darker, isDark, lighter, mixed } from '#api/demo/pictures/drawing/colour.ts';
import { line, num, range, steps } from '#api/demo/pictures/drawing/geometry.ts';
import { columnLength, type Patch, rowLength, spot } from '#api/demo/pictures/drawing/patch.ts';
import { dropped, lattice } from '#api/demo/pictures/drawing/scatter.ts';
import type { Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { ZARI } from '#api/demo/pictures/drawing/zari.ts';
import { jamdaniFlower, rosette } from './motifs.ts';

const grid = (patch: Patch, spacing: number): { down: string; across: string } => {
  const columns = Math.round(rowLength(patch, 0.5) / spacing);
  const rows = Math.round(columnLength(patch, 0.5) / spacing);
  return {
    down: range(columns)
      .map((i) => line(steps(4).map((v) => spot(patch, (i + 0.5) / columns, v))))
      .join(''),
    across: range(rows)
      .map((i) => line(steps(5).map((u) => spot(patch, u, (i + 0.5) / rows))))
      .join(''),
  };
};

export const checks: Print = (_sheet, patch, cloth) => {
  const { down, across } = grid(patch, 30);
  return `<g fill="none" stroke="${cloth.accent}"><path d="${down}${across}" stroke-width="7" opacity=".22"/><path d="${down}${across}" stroke-width="1.2" opacity=".7"/></g>`;
};

/** Hand-spun: short thick threads here and there. */
export const khadi: Print = (sheet, patch, cloth) => {
  const slubs = range(sheet.close ? 160 : 70)
    .map(() => {
      const [u, v] = [sheet.random(), sheet.random()];
      return line([spot(patch, u, v), spot(patch, u + 0.015 + sheet.random() * 0.035, v)]);
    })
    .join('');
  return `<path d="${slubs}" fill="none" stroke="${mixed(cloth.light, cloth.accent, 0.35)}" stroke-width=".8" stroke-linecap="round" opacity="${isDark(cloth.base) ? '.22' : '.4'}"/>`;
};

const JAAL = { width: 40, height: 56 } as const;

/** A jaal: ogee lattice of gold with a flower in every eye. */
export const brocade: Print = (sheet, patch, cloth) => {
  const thread = isDark(cloth.base) ? ZARI.gold : mixed(ZARI.gold, cloth.base, 0.25);
  const flower = rosette(sheet, thread, cloth.shade);
  const eye = (x: number, y: number): string =>
    `<g transform="translate(${x} ${y})"><path d="M0-27C10-18 19-10 19 0S10 18 0 27C-10 18-19 10-19 0S-10-18 0-27z"/><use href="#${flower}"/></g>`;
  const pair = sheet.define(
    `jaal${cloth.base}`,
    `<g id="%" fill="none" stroke="${thread}" stroke-width="1.7">${eye(-10, -14)}${eye(10, 14)}</g>`,
  );
  return lattice(sheet, patch, { ...JAAL, id: pair });
};

/** Vertical gold threads, for tissue and for men's brocades. */
export const pinstripe: Print = (_sheet, patch, cloth) => {
  const columns = Math.round((rowLength(patch, 0.5) * 1.3) / 15);
  const text = range(columns)
    .map((i) => line(steps(5).map((v) => spot(patch, (i + 0.5) / columns, v))))
    .join('');
  return `<path d="${text}" fill="none" stroke="${cloth.accent}" stroke-width="1.1" opacity=".55"/>`;
};

/** Threads down the cloth, between two places of its width, where `count` of them share it. */
const warp = (patch: Patch, places: readonly number[]): string =>
  places.map((u) => line(steps(5).map((v) => spot(patch, u, v)))).join('');

const columnsOf = (patch: Patch, spacing: number): number =>
  Math.max(2, Math.round((rowLength(patch, 0.5) * (1 + 0.3 * (patch.round ?? 0))) / spacing));

/** A broad stripe with a fine companion. */
export const stripes: Print = (sheet, patch, cloth) => {
  const spacing = 36 * sheet.grain;
  const count = columnsOf(patch, spacing);
  const broad = warp(
    patch,
    range(count).map((i) => (i + 0.35) / count),
  );
  const fine = warp(
    patch,
    range(count).map((i) => (i + 0.85) / count),
  );
  return (
    `<g fill="none" stroke="${cloth.accent}"><path d="${broad}" stroke-width="${num(9 * sheet.grain)}" opacity=".8"/>` +
    `<path d="${fine}" stroke-width="${num(1.6 * sheet.grain)}" opacity=".75"/></g>`
  );
};

/** Shirting: fine stripes close together. */
export const shirting: Print = (sheet, patch, cloth) => {
  const count = columnsOf(patch, 17 * sheet.grain);
  const text = warp(
    patch,
    range(count).map((i) => (i + 0.5) / count),
  );
  return `<path d="${text}" fill="none" stroke="${cloth.accent}" stroke-width="${num(3 * sheet.grain)}" opacity=".6"/>`;
};

/** Even checks: where the bands cross they are twice as strong. */
export const gingham: Print = (sheet, patch, cloth) => {
  const { down, across } = grid(patch, 26 * sheet.grain);
  const width = num(13 * sheet.grain);
  return `<g fill="none" stroke="${cloth.accent}" stroke-width="${width}" opacity=".5"><path d="${down}"/></g><g fill="none" stroke="${cloth.accent}" stroke-width="${width}" opacity=".5"><path d="${across}"/></g>`;
};

/** A fine wide check, for wool. */
export const windowpane: Print = (sheet, patch, cloth) => {
  const { down, across } = grid(patch, 56 * sheet.grain);
  return `<path d="${down}${across}" fill="none" stroke="${cloth.accent}" stroke-width="1.5" opacity=".6"/>`;
};

const TWILL = { width: 34, height: 30 } as const;

/** Twill that turns back on itself, column by column. */
export const herringbone: Print = (sheet, patch, cloth) => {
  const thread = isDark(cloth.base) ? cloth.light : cloth.shade;
  const rows = range(5)
    .map((i) => -15 + i * 6)
    .map((y) => `M-17 ${y}L0 ${y + 6} 17 ${y}`)
    .join('');
  const id = sheet.define(
    `twill${thread}`,
    `<g id="%"><path d="${rows}" fill="none" stroke="${thread}" stroke-width="2" opacity=".5"/></g>`,
  );
  return lattice(sheet, patch, { ...TWILL, id });
};

/** Slubs both ways, as linen has. */
export const linen: Print = (sheet, patch, cloth) => {
  const slub = (lying: boolean): string => {
    const [u, v, length] = [sheet.random(), sheet.random(), 0.02 + sheet.random() * 0.05];
    return line([spot(patch, u, v), spot(patch, u + (lying ? length : 0), v + (lying ? 0 : length))]);
  };
  const text = range(sheet.close ? 260 : 130)
    .map((i) => slub(i % 2 === 0))
    .join('');
  return `<path d="${text}" fill="none" stroke="${isDark(cloth.base) ? cloth.light : cloth.deep}" stroke-width=".8" opacity=".2"/>`;
};

/** Small flowers laid in by hand, slanting over sheer cloth. */
export const jamdani: Print = (sheet, patch, cloth) =>
  dropped(sheet, patch, {
    first: jamdaniFlower(sheet, cloth.accent, mixed(cloth.accent, cloth.base, 0.35)),
    spacing: 44,
    size: 0.95,
    pitch: 1.3,
  });

const OGEE = { width: 52, height: 72 } as const;

/** The same cloth shining two ways: leaves and ogees in its own colour. */
export const damask: Print = (sheet, patch, cloth) => {
  const thread = isDark(cloth.base) ? mixed(cloth.base, cloth.light, 0.55) : mixed(cloth.base, cloth.deep, 0.28);
  return lattice(sheet, patch, { ...OGEE, id: leafJaal(sheet, thread, thread, 0.75) });
};

/** A court garden: gold trellis, a poppy in every eye. */
export const trellis: Print = (sheet, patch, cloth) =>
  lattice(sheet, patch, { ...OGEE, id: leafJaal(sheet, goldOn(cloth), cloth.accent, 1) });

const goldOn = (cloth: Cloth): string => (isDark(cloth.base) ? ZARI.gold : mixed(ZARI.dark, ZARI.gold, 0.5));

const leafJaal = (sheet: Sheet, thread: string, flower: string, opacity: number): string => {
  const bloom =
    `<path d="M0 14V2M0 10C-8 9-11 4-11-1-5 0-1 4 0 10zM0 10C8 9 11 4 11-1 5 0 1 4 0 10z" fill="${thread}" stroke="${thread}" stroke-width="1"/>` +
    `<path d="M0 3C-7 2-10-4-7-11-4-9-2-8 0-14 2-8 4-9 7-11 10-4 7 2 0 3z" fill="${flower}"/><path d="M0 1C-2-2-2-6 0-9 2-6 2-2 0 1z" fill="${thread}"/>`;
  const eye = (x: number, y: number): string =>
    `<g transform="translate(${x} ${y})"><path d="M0-35C14-23 25-13 25 0S14 23 0 35C-14 23-25 13-25 0S-14-23 0-35z" fill="none" stroke="${thread}" stroke-width="2"/>${bloom}</g>`;
  return sheet.define(
    `leafJaal${thread}${flower}${opacity}`,
    `<g id="%" opacity="${opacity}">${eye(-13, -18)}${eye(13, 18)}</g>`,
  );
};

const PATOLA = { width: 46, height: 46 } as const;

/** Double ikat: stepped diamonds in four colours. */
export const patola: Print = (sheet, patch, cloth) => {
  const light = lighter(cloth.accent, 0.55);
  const stepped = (r: number): string => {
    const s = r / 4;
    const stairs = (one: string, other: string): string => `${one}${other}`.repeat(4);
    const [right, left, down, up] = [`h${num(s)}`, `h${num(-s)}`, `v${num(s)}`, `v${num(-s)}`];
    return `M0 ${num(-r)}${stairs(right, down)}${stairs(left, down)}${stairs(left, up)}${stairs(right, up)}z`;
  };
  const id = sheet.define(
    `patola${cloth.base}${cloth.accent}`,
    `<g id="%"><path d="${stepped(21)}" fill="none" stroke="${cloth.accent}" stroke-width="2.4"/><path d="${stepped(14)}" fill="${cloth.accent}"/><path d="${stepped(9)}" fill="${darker(cloth.base, 0.3)}"/>` +
      `<path d="${stepped(4.6)}" fill="${light}"/><path d="M-23-5l5 5-5 5zM23-5l-5 5 5 5zM-5-23l5 5 5-5zM-5 23l5-5 5 5z" fill="${light}"/></g>`,
  );
  return lattice(sheet, patch, { ...PATOLA, id });
};
