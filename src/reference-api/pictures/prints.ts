// Prints of the house, in cloth coordinates.

import type { Print } from './cloth.ts';
import { darker, isDark, lighter, lightness, mixed } from './colour.ts';
import { line, points, range, steps } from './geometry.ts';
import { bud, chikanFlower, feathered, type Motif, paisley, rosette, sprig, tied } from './motifs.ts';
import { columnLength, type Patch, rowLength, spot } from './patch.ts';
import { dropped, lattice } from './scatter.ts';
import { ZARI } from './zari.ts';

export const plain: Print = () => '';

const buti =
  (draw: Motif, size: number, spacing: number): Print =>
  (sheet, patch, cloth) =>
    dropped(sheet, patch, {
      first: draw(sheet, cloth.accent, mixed(cloth.base, cloth.deep, 0.35)),
      spacing,
      size,
      pitch: 1.6,
    });

export const paisleyButi = buti(paisley, 0.8, 46);
export const sprigButi = buti(sprig, 0.98, 46);

export const bandhani: Print = (sheet, patch, cloth) => {
  const id = tied(sheet, cloth.accent, '');
  return dropped(sheet, patch, { first: id, spacing: 50, size: 0.9, pitch: 1.6 });
};

export const blockFloral: Print = (sheet, patch, cloth) => {
  const leaf = mixed(cloth.accent, '#3c4a34', 0.75);
  const [flower, small] = [sprig(sheet, cloth.accent, leaf), bud(sheet, cloth.accent, leaf)];
  return dropped(sheet, patch, { first: flower, second: small, spacing: 46, size: 0.9, pitch: 1.15 });
};

export const ikat: Print = (sheet, patch, cloth) => {
  const strong = feathered(sheet, cloth.accent, cloth.base);
  const ghost = feathered(sheet, mixed(cloth.base, cloth.accent, 0.32), cloth.base);
  return dropped(sheet, patch, { first: strong, second: ghost, spacing: 37, size: 1, pitch: 1.5 });
};

export const chikankari: Print = (sheet, patch, cloth) => {
  const white = lightness(cloth.base) > 0.93 ? darker(cloth.base, 0.12) : '#fffdf6';
  const flower = chikanFlower(sheet, white, '');
  const dots = points(20, -2, 24, 1, 16, 1, 20, 4)
    .map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="1.3"/>`)
    .join('');
  const unit = sheet.define(
    `chikanUnit${white}`,
    `<g id="%"><use href="#${flower}"/><g fill="${white}">${dots}</g></g>`,
  );
  return dropped(sheet, patch, { first: unit, spacing: 42, size: 0.95, pitch: 1.8 });
};

/** Diagonal waves of tie and dye, drawn as lines over the cloth so that they bend with it. */
export const leheriya: Print = (sheet, patch, cloth) => {
  const height = columnLength(patch, 0.5);
  const slope = (rowLength(patch, 0.5) / height) * 0.55;
  const count = Math.round((height * (1 + slope)) / 29);
  const wave = (index: number): string => {
    const start = ((index + 0.5) / count) * (1 + slope) - slope;
    return line(
      steps(6).map((u) => spot(patch, u, start + slope * u + 0.012 * Math.sin(u * 15 + index))),
      sheet.close ? 1 : 0,
    );
  };
  const set = (parity: number, colour: string, width: number): string =>
    `<path d="${range(count)
      .filter((i) => i % 2 === parity)
      .map(wave)
      .join('')}" fill="none" stroke="${colour}" stroke-width="${width}" opacity=".85"/>`;
  return set(0, cloth.accent, 7) + set(1, lighter(cloth.accent, 0.25), 2.6);
};

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
