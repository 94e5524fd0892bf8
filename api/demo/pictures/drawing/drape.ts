// Draws a piece of cloth on a form: body, print, borders, folds in light and shadow, fine lines.

import type { Border, Cloth } from './cloth.ts';
import { darker, mixed } from './colour.ts';
import { creaseOf, type Fold } from './fold.ts';
import { type Box, boxOf, grown, line, num, type Point, path } from './geometry.ts';
import { type Patch, patchRuns } from './patch.ts';
import { creaseRelief, foldRelief, weave } from './relief.ts';
import { blur, linear, type Sheet, type Stop } from './sheet.ts';
import { type Strip, stripOf } from './strip.ts';

type Piece = {
  readonly patch: Patch;
  readonly cloth: Cloth;
  /** When the cut differs from the patch (necklines). */
  readonly outline?: string;
  readonly folds?: readonly Fold[];
  readonly borders?: readonly Border[];
  /** Free fold lines in picture coordinates, for drapes that ignore the grain. */
  readonly creases?: readonly (readonly Point[])[];
  readonly creaseWidth?: number;
  /** Extra drawing above the print and below the shade. */
  readonly trim?: string;
  /** Shapes of the pieces below that receive this piece's shadow. */
  readonly castOn?: readonly string[];
  readonly softness?: number;
  /** Strength of the dark towards the sides; flat pieces have little. */
  readonly volume?: number;
  readonly plain?: boolean;
  /** Soft folds without a drawn line: cloth that is only a ground for something else. */
  readonly blurred?: boolean;
  /** Below 1 for net and organza. */
  readonly opacity?: number;
};

export type Drawn = {
  readonly svg: string;
  /** Id of the outline, for shadows that fall on it. */
  readonly shape: string;
  readonly box: Box;
};

/** Light stands at the upper left: the side of a body turned away is deep, with a little light returned at the rim. */
const bodyShade = (sheet: Sheet, cloth: Cloth, box: Box, volume: number): string => {
  const { base, shade, deep, light, sheen } = cloth;
  const turned = (colour: string, k: number): string => mixed(base, colour, k * volume);
  const stops: readonly Stop[] = [
    [0, turned(shade, 0.95)],
    [0.13, turned(shade, 0.15)],
    [0.31, turned(light, 0.35 + 0.4 * sheen)],
    [0.5, base],
    [0.78, turned(shade, 0.8)],
    [0.94, turned(deep, 0.58)],
    [1, turned(shade, 0.9)],
  ];
  return linear(
    sheet,
    [
      [box.x, box.y],
      [box.x + box.width, box.y + box.width * 0.06],
    ],
    stops,
  );
};

/** Lights blend as soft light: white paint over gold thread would look like fog, soft light makes it glow. */
const relief = (sheet: Sheet, piece: Piece, shape: string, box: Box): string => {
  const { cloth, volume = 1 } = piece;
  const soft = (colour: string): string => blur(sheet, piece.softness ?? 3.5, box, colour);
  const folds = foldRelief(sheet, piece.patch, piece.folds ?? [], cloth);
  const creases = creaseRelief(piece.creases ?? [], cloth, piece.creaseWidth ?? 8);
  const lights = folds.lights + creases.lights;
  return (
    (lights === '' ? '' : `<g filter="url(#${soft('#fff')})" style="mix-blend-mode:soft-light">${lights}</g>`) +
    `<g filter="url(#${soft(cloth.deep)})">${folds.darks}${creases.darks}` +
    `<use href="#${shape}" fill="none" stroke="${cloth.deep}" stroke-width="8" stroke-opacity="${num(0.38 * volume, 2)}"/></g>`
  );
};

const fineLines = (sheet: Sheet, piece: Piece): string => {
  const digits = sheet.close ? 1 : 0;
  const folds = (piece.folds ?? []).map((fold) => creaseOf(piece.patch, fold, digits));
  const text = [...folds, ...(piece.creases ?? []).map((crease) => line(crease, digits))].join('');
  if (text === '') return '';
  return `<path d="${text}" fill="none" stroke="${piece.cloth.deep}" stroke-width="${num(0.9 * sheet.pixel, 2)}" stroke-linecap="round" stroke-opacity=".42"/>`;
};

const CAST = '#2a1712';

/** The shadow a piece throws on the pieces below it, and on nothing else. */
const castShadow = (sheet: Sheet, piece: Piece, shape: string, box: Box): string => {
  const below = piece.castOn ?? [];
  if (below.length === 0) return '';
  const filter = blur(sheet, 6, grown(box, 24), CAST);
  const clip = sheet.defineNew(`<clipPath id="%">${below.map((id) => `<use href="#${id}"/>`).join('')}</clipPath>`);
  return `<g clip-path="url(#${clip})"><use href="#${shape}" fill="${CAST}" fill-opacity=".45" x="5" y="9" filter="url(#${filter})"/></g>`;
};

const touches = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const drape = (sheet: Sheet, piece: Piece): Drawn => {
  const { patch, cloth, volume = 1 } = piece;
  const runs = patchRuns(patch);
  const box = boxOf(runs.flat(), 4);
  const shape = sheet.defineNew(`<path id="%" d="${piece.outline ?? path(runs)}"/>`);
  const clip = sheet.defineNew(`<clipPath id="%"><use href="#${shape}"/></clipPath>`);
  if (!touches(box, sheet.view)) return { svg: '', shape, box };
  const borders = (piece.borders ?? []).map((border) => drawBorder(sheet, patch, border, cloth)).join('');
  const svg =
    castShadow(sheet, piece, shape, box) +
    `<g${piece.opacity === undefined ? '' : ` opacity="${piece.opacity}"`}><g clip-path="url(#${clip})">` +
    `<use href="#${shape}" fill="${bodyShade(sheet, cloth, box, volume)}"/>` +
    (piece.plain ? '' : cloth.print(sheet, patch, cloth)) +
    borders +
    (piece.trim ?? '') +
    (sheet.close ? `<use href="#${shape}" fill="${weave(sheet)}"/>` : '') +
    relief(sheet, piece, shape, box) +
    (piece.blurred ? '' : fineLines(sheet, piece)) +
    `</g><use href="#${shape}" fill="none" stroke="${darker(cloth.deep, 0.35)}" stroke-width="${num(0.9 * sheet.pixel, 2)}" stroke-linejoin="round" stroke-opacity=".6"/></g>`;
  return { svg, shape, box };
};

const drawBorder = (sheet: Sheet, patch: Patch, border: Border, cloth: Cloth): string => {
  const strip = stripOf(patch, border.side);
  const inset = border.inset ?? 0;
  return border.style(sheet, inset === 0 ? strip : insetStrip(strip, inset), border.width, cloth);
};

const insetStrip = (strip: Strip, inset: number): Strip => ({ ...strip, at: (s, depth) => strip.at(s, depth + inset) });
