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
};

/** Half-drop rows. Columns fan out with a flared skirt; where they crowd, every other one is left out. */
const scatter = (sheet: Sheet, patch: Patch, rows: Rows, pick: (row: number, column: number) => string): string => {
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
          return u > 1 ? '' : place(sheet, patch, pick(row, column), u, v, size);
        })
        .join('');
    })
    .join('');
};

/** Cells edge to edge, as many as fit. */
export const lattice = (
  sheet: Sheet,
  patch: Patch,
  cell: { readonly width: number; readonly height: number },
  id: string,
): string => {
  const across = 1 + 0.57 * (patch.round ?? 0);
  const columns = Math.max(1, Math.round((rowLength(patch, 0.55) * across) / (cell.width * sheet.grain)));
  const count = Math.max(1, Math.round(columnLength(patch, 0.5) / (cell.height * sheet.grain)));
  return range(count * columns)
    .map((index) => {
      const [row, column] = [Math.floor(index / columns), index % columns];
      return placeCell(sheet, patch, id, (column + 0.5) / columns, (row + 0.5) / count, {
        u: 1 / columns,
        v: 1 / count,
        ...cell,
      });
    })
    .join('');
};

/** A strip of fewer columns turns too much for units of two. */
const NARROW_COLUMNS = 3.2;

/** Two motifs of a half drop as one unit: half the text for the same cloth. */
const halfDrop = (sheet: Sheet, first: string, second: string, spacing: number, pitch = 1): string =>
  sheet.define(
    `drop${first}${second}`,
    `<g id="%"><use href="#${first}" x="${num(-spacing / 4)}" y="${num((-spacing * pitch) / 4)}"/><use href="#${second}" x="${num(spacing / 4)}" y="${num((spacing * pitch) / 4)}"/></g>`,
  );

export const dropped = (
  sheet: Sheet,
  patch: Patch,
  spacing: number,
  size: number,
  pitch: number,
  first: string,
  second = first,
): string => {
  const narrow = rowLength(patch, 0.5) < spacing * sheet.grain * NARROW_COLUMNS;
  if (narrow)
    return scatter(sheet, patch, { spacing, size, pitch: pitch / 2 }, (row) => (row % 2 === 0 ? first : second));
  const unit = halfDrop(sheet, first, second, spacing / size, pitch);
  return scatter(sheet, patch, { spacing, size, pitch, drop: 0 }, () => unit);
};
