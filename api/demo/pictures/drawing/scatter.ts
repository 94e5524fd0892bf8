// Motifs over a whole cloth: half-drop rows, or cells edge to edge.

import { num, range } from './geometry.ts';
import { columnLength, type Patch, rowLength } from './patch.ts';
import { place, placeCell } from './place.ts';
import type { Sheet } from './sheet.ts';

type Rows = {
  readonly spacing: number;
  readonly size: number;
  /** Height of a row as a share of the spacing. */
  readonly pitch?: number;
  /** How far every second row is moved, in columns; a half drop unless the motif carries its own. */
  readonly drop?: number;
  /** Id of the motif at a place. */
  readonly pick: (row: number) => string;
};

/** Half-drop rows. Columns fan out with a flared skirt; where they crowd, every other one is left out. */
const scatter = (sheet: Sheet, patch: Patch, rows: Rows): string => {
  const across = 1 + 0.57 * (patch.round ?? 0);
  const middle = rowLength(patch, 0.55);
  const spacing = rows.spacing * sheet.grain;
  const columns = Math.max(1, Math.round((middle * across) / spacing));
  const height = columnLength(patch, 0.5);
  const count = Math.max(1, Math.round(height / (spacing * (rows.pitch ?? 0.9))));
  return range(count)
    .map((row) => {
      const v = (row + 0.5) / count;
      const growth = rowLength(patch, v) / middle;
      const crowd = growth < 0.5 ? 2 : 1;
      const size = rows.size * sheet.grain * Math.min(1.35, growth ** 0.5 * (crowd === 2 ? 1.2 : 1));
      return range(Math.ceil(columns / crowd) + 1)
        .map((column) => {
          const u = (column * crowd + (row % 2) * (rows.drop ?? 0.5) * crowd + 0.25) / columns;
          return u > 1 ? '' : place(sheet, patch, { id: rows.pick(row), u, v, size });
        })
        .join('');
    })
    .join('');
};

/** Cells edge to edge, as many as fit. */
export const lattice = (
  sheet: Sheet,
  patch: Patch,
  cell: { readonly id: string; readonly width: number; readonly height: number },
): string => {
  const across = 1 + 0.57 * (patch.round ?? 0);
  const columns = Math.max(1, Math.round((rowLength(patch, 0.55) * across) / (cell.width * sheet.grain)));
  const count = Math.max(1, Math.round(columnLength(patch, 0.5) / (cell.height * sheet.grain)));
  return range(count * columns)
    .map((index) => {
      const [row, column] = [Math.floor(index / columns), index % columns];
      const [u, v] = [(column + 0.5) / columns, (row + 0.5) / count];
      return placeCell(sheet, patch, { ...cell, u, v, across: 1 / columns, down: 1 / count });
    })
    .join('');
};

/** A strip of fewer columns turns too much for units of two. */
const NARROW_COLUMNS = 3.2;

/** Two motifs, turn about. Spacing of the columns in drawing units, pitch of the rows as a share of it. */
type HalfDrop = {
  readonly first: string;
  readonly second?: string;
  readonly spacing: number;
  readonly size: number;
  readonly pitch: number;
};

/** Two motifs of a half drop as one unit: half the text for the same cloth. */
const unitOf = (sheet: Sheet, { first, second = first, spacing, size, pitch }: HalfDrop): string => {
  const [x, y] = [spacing / size / 4, (spacing / size / 4) * pitch];
  const at = (id: string, side: number): string => `<use href="#${id}" x="${num(side * x)}" y="${num(side * y)}"/>`;
  return sheet.define(`drop${first}${second}`, `<g id="%">${at(first, -1)}${at(second, 1)}</g>`);
};

/** The cloth printed in half drop. */
export const dropped = (sheet: Sheet, patch: Patch, print: HalfDrop): string => {
  const { first, second = first, spacing, size, pitch } = print;
  const narrow = rowLength(patch, 0.5) < spacing * sheet.grain * NARROW_COLUMNS;
  if (narrow) {
    return scatter(sheet, patch, { spacing, size, pitch: pitch / 2, pick: (row) => (row % 2 === 0 ? first : second) });
  }
  const unit = unitOf(sheet, print);
  return scatter(sheet, patch, { spacing, size, pitch, drop: 0, pick: () => unit });
};
