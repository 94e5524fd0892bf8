// Laying motifs on a patch of cloth, narrowed and turned as the cloth is there.

import { clamp, num, type Point } from './geometry.ts';
import { isSeen, type Patch, rowLength, slopes, spot } from './patch.ts';
import type { Sheet } from './sheet.ts';

const TURN_SEEN = 2.5;
const WIDTH_SEEN = 0.06;

/** How a motif lies in the picture: narrowed where the cloth turns away. */
export type Pose = { readonly at: Point; readonly degrees: number; readonly narrow: number; readonly size: number };

/** Shortest text that puts a motif in its place: whole degrees, and no more words than the eye needs. */
export const use = (sheet: Sheet, id: string, { at, degrees, narrow, size }: Pose): string => {
  const digits = sheet.close ? 1 : 0;
  const turn = Math.abs(degrees) < TURN_SEEN ? '' : `rotate(${num(degrees, 0)})`;
  const wide = Math.abs(narrow - 1) < WIDTH_SEEN ? size : narrow * size;
  const scale = wide === 1 && size === 1 ? '' : `scale(${num(wide, 2)}${wide === size ? '' : ` ${num(size, 2)}`})`;
  const x = num(at.x, digits);
  const y = num(at.y, digits);
  if (turn === '' && scale === '') return `<use href="#${id}" x="${x}" y="${y}"/>`;
  return `<use href="#${id}" transform="translate(${x} ${y})${turn}${scale}"/>`;
};

/** A motif at a place of the cloth. */
type Motif = { readonly id: string; readonly u: number; readonly v: number; readonly size: number };

/** Lays a motif on the cloth, narrowed and turned as the cloth is there, if it is in the picture. */
export const place = (sheet: Sheet, patch: Patch, { id, u, v, size }: Motif): string => {
  const at = spot(patch, u, v);
  if (!isSeen(sheet, at) || patch.covered?.(at)) return '';
  const { across, down } = slopes(patch, u, v);
  const narrow = clamp(Math.hypot(across.x, across.y) / rowLength(patch, v), 0.2, 1);
  const degrees = (Math.atan2(-down.x, down.y) * 180) / Math.PI;
  return use(sheet, id, { at, degrees, narrow, size: Math.round(size * 20) / 20 });
};

type Cell = {
  readonly id: string;
  /** Its middle, in cloth coordinates. */
  readonly u: number;
  readonly v: number;
  /** Share of the patch that the cell takes, across and down. */
  readonly across: number;
  readonly down: number;
  /** Size it is drawn at. */
  readonly width: number;
  readonly height: number;
};

/** Lays one cell of a lattice, stretched and slanted so that it joins up with its neighbours. */
export const placeCell = (sheet: Sheet, patch: Patch, cell: Cell): string => {
  const at = spot(patch, cell.u, cell.v);
  if (!isSeen(sheet, at, 50) || patch.covered?.(at)) return '';
  const { across, down } = slopes(patch, cell.u, cell.v);
  const [x, y] = [cell.across / cell.width, cell.down / cell.height];
  const parts = [across.x * x, across.y * x, down.x * y, down.y * y].map((part) => num(part, 2)).join(' ');
  return `<use href="#${cell.id}" transform="matrix(${parts} ${num(at.x)} ${num(at.y)})"/>`;
};
