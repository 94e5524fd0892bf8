// What is sewn on: stitching, collars, plackets, cuffs, belts, pockets, fastenings.

import type { Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { darker, mixed } from '#api/demo/pictures/drawing/colour.ts';
import { AXIS } from '#api/demo/pictures/drawing/figure.ts';
import { type Box, curve, num, steps } from '#api/demo/pictures/drawing/geometry.ts';
import type { Patch } from '#api/demo/pictures/drawing/patch.ts';
import { linear, type Sheet } from '#api/demo/pictures/drawing/sheet.ts';

/** A sewn line, dark in the cloth. */
export const seamLine = (sheet: Sheet, d: string, cloth: Cloth, weight = 1.2): string =>
  `<path d="${d}" fill="none" stroke="${cloth.deep}" stroke-width="${num(weight * sheet.pixel, 2)}" opacity=".7"/>`;

export const stitch = (sheet: Sheet, d: string, cloth: Cloth): string =>
  `<path d="${d}" fill="none" stroke="${cloth.deep}" stroke-width="${num(0.9 * sheet.pixel, 2)}" stroke-dasharray="3 1.6" opacity=".6"/>`;

/** A flat piece of the same cloth, laid on. */
export const panel = (sheet: Sheet, d: string, cloth: Cloth, fill = cloth.base): string =>
  `<path d="${d}" fill="${fill}" stroke="${cloth.deep}" stroke-width="${num(1.1 * sheet.pixel, 2)}" stroke-linejoin="round"/>`;

/** A piece of the same cloth that stands off the body and shows its print: a leaf of a collar, a cuff. */
export const leafOf = (sheet: Sheet, d: string, cloth: Cloth, { x, y, width, height }: Box): string => {
  const patch: Patch = {
    top: curve(x, y, x + width, y),
    bottom: curve(x, y + height, x + width, y + height),
    left: curve(x, y, x, y + height),
    right: curve(x + width, y, x + width, y + height),
  };
  // Too small for folds: a shade across it is enough, and costs no blur.
  const shade = linear(
    sheet,
    [
      [x, y],
      [x + width, y + height],
    ],
    [
      [0, mixed(cloth.base, cloth.light, 0.5)],
      [0.6, cloth.base],
      [1, mixed(cloth.base, cloth.shade, 0.7)],
    ],
  );
  const clip = sheet.defineNew(`<clipPath id="%"><path d="${d}"/></clipPath>`);
  const printed = `<g clip-path="url(#${clip})"><path d="${d}" fill="${shade}"/>${cloth.print(sheet, patch, cloth)}</g>`;
  return printed + panel(sheet, d, cloth, 'none');
};

type ButtonLine = { readonly x: number; readonly from: number; readonly to: number; readonly count: number };

/** Flat buttons of shell with two holes. */
export const shellButtons = ({ x, from, to, count }: ButtonLine): string =>
  steps(Math.max(2, count))
    .map((t) => num(from + (to - from) * t, 0))
    .map(
      (y) =>
        `<circle cx="${x}" cy="${y}" r="4.4" fill="#f3ecdd" stroke="#8f7a60" stroke-width=".8"/><path d="M${x - 1.6} ${y}h.8M${x + 0.8} ${y}h.8" stroke="#7c674c" stroke-width="1.2"/>`,
    )
    .join('');

type Placket = { readonly from: number; readonly to: number; readonly count: number; readonly last?: number };

/** A band down the front that carries the buttons. */
export const buttonPlacket = (sheet: Sheet, cloth: Cloth, { from, to, count, last = to - 40 }: Placket): string =>
  `<path d="M349 ${from}H373V${to}H349z" fill="${cloth.light}" fill-opacity=".25" stroke="${cloth.deep}" stroke-width="${num(0.9 * sheet.pixel, 2)}" stroke-opacity=".7"/>` +
  stitch(sheet, `M353 ${from}V${to}M369 ${from}V${to}`, cloth) +
  shellButtons({ x: 361, from: from + 34, to: last, count });

/** Breast pocket with a pointed foot. */
export const patchPocket = (sheet: Sheet, cloth: Cloth, x: number, y: number): string =>
  `<path d="M${x} ${y}h48v46l-24 12-24-12z" fill="${cloth.base}" fill-opacity=".35" stroke="${cloth.deep}" stroke-width="${num(0.9 * sheet.pixel, 2)}" stroke-opacity=".65"/>` +
  stitch(sheet, `M${x} ${y + 8}h48M${x + 3} ${y + 11}v34l21 10 21-10v-34`, cloth);

/** A slanted opening at the hip, with its shadow. */
export const sidePockets = (sheet: Sheet, cloth: Cloth, half: number, y: number): string =>
  [-1, 1]
    .map((side) => {
      const x = (offset: number): string => num(AXIS + side * offset, 0);
      return `M${x(half - 28)} ${y}C${x(half - 20)} ${y + 24} ${x(half - 10)} ${y + 48} ${x(half + 2)} ${y + 62}`;
    })
    .map((d) => seamLine(sheet, d, cloth, 1.5))
    .join('');

/** Where collars sit: the man's neck, and the woman's, which is lower and narrower. */
const NECK_OF = { man: '', woman: ' transform="translate(43 27)scale(.88)"' } as const;
export type Wearer = keyof typeof NECK_OF;

const onBoth = (half: string): string => `${half}<g transform="translate(720 0)scale(-1 1)">${half}</g>`;

const LEAF: Box = { x: 290, y: 120, width: 76, height: 126 };
const ROUND_NECK: Box = { x: 298, y: 122, width: 124, height: 54 };

/** Two leaves that fall open; the inside of the neck lies in shadow behind them. */
export const shirtCollar = (sheet: Sheet, cloth: Cloth, wearer: Wearer = 'man'): string => {
  const leaf =
    'M325 124C314 134 306 146 303 158 309 180 318 198 328 212 340 198 352 186 360 184 350 166 334 146 325 124z';
  const sewn = 'M308 158C314 179 321 193 328 203 338 193 348 186 354 182';
  return (
    `<g${NECK_OF[wearer]}><path d="M324 124C340 138 380 138 396 124L402 148C386 166 334 166 318 148z" fill="${darker(cloth.shade, 0.15)}"/>` +
    `${onBoth(leafOf(sheet, leaf, cloth, LEAF) + stitch(sheet, sewn, cloth))}</g>`
  );
};

/** One flat leaf on each side, notched, open to the breast: the collar of a holiday shirt. */
export const campCollar = (sheet: Sheet, cloth: Cloth): string => {
  const leaf =
    'M322 126C312 136 302 150 296 166L306 196 322 190 326 208C338 220 350 232 360 244 352 206 338 160 322 126z';
  return (
    `<path d="M322 126C340 140 380 140 398 126L404 150C388 170 332 170 316 150z" fill="${darker(cloth.shade, 0.15)}"/>` +
    onBoth(leafOf(sheet, leaf, cloth, LEAF) + seamLine(sheet, 'M322 190L338 176', cloth, 0.9))
  );
};

/** A collar turned down all round, as it is seen from behind. */
export const collarBehind = (sheet: Sheet, cloth: Cloth, wearer: Wearer = 'man'): string =>
  `<g${NECK_OF[wearer]}>${leafOf(sheet, 'M322 126C340 134 380 134 398 126L418 160C392 176 328 176 302 160z', cloth, ROUND_NECK)}` +
  `${stitch(sheet, 'M306 155C332 170 388 170 414 155', cloth)}</g>`;

type Belt = { readonly half: number; readonly y: number; readonly width?: number; readonly buckle?: boolean };

/** A belt round a waist; leather unless it is made of the cloth. */
export const belt = (sheet: Sheet, colour: string, { half, y, width = 17, buckle = true }: Belt): string => {
  const [l, r] = [AXIS - half, AXIS + half];
  const edge = darker(colour, 0.45);
  const band = `M${l} ${y}C${AXIS - half * 0.4} ${y + 11} ${AXIS + half * 0.4} ${y + 11} ${r} ${y}L${r + 1} ${y + width}C${AXIS + half * 0.4} ${y + width + 11} ${AXIS - half * 0.4} ${y + width + 11} ${l - 1} ${y + width}z`;
  const shine = `M${l + 6} ${y + 5}C${AXIS - half * 0.4} ${y + 15} ${AXIS - 10} ${y + 16} ${AXIS} ${y + 15}`;
  const metal = `<path d="M348 ${y + 5}h26v${width + 7}h-26z" fill="none" stroke="#c9a45c" stroke-width="3.6"/><path d="M361 ${y + 8}v${width + 1}" stroke="#8a6a3a" stroke-width="2"/>`;
  return (
    `<path d="${band}" fill="${colour}" stroke="${edge}" stroke-width="${num(1.1 * sheet.pixel, 2)}"/>` +
    `<path d="${shine}" fill="none" stroke="#fff" stroke-width="3" opacity=".22"/>${buckle ? metal : ''}`
  );
};

/** A zip that is sewn in unseen, from the neck down the back, and the hook above it. */
export const zipBehind = (sheet: Sheet, cloth: Cloth, from: number, to: number): string =>
  seamLine(sheet, `M360 ${from}C359 ${(from + to) / 2} 361 ${to - 20} 360 ${to}`, cloth, 1.6) +
  `<path d="M357 ${from + 4}v16h6v-16z" fill="#c9b48a" stroke="#6d5535" stroke-width=".7"/><path d="M358.6 ${from + 20}v10h2.8v-10z" fill="#c9b48a" stroke="#6d5535" stroke-width=".6"/>`;

/** Ends of a sash tied behind: two loops and two tails. */
export const bowBehind = (sheet: Sheet, cloth: Cloth, y: number): string => {
  const loop = `M360 ${y}C340 ${y - 26} 306 ${y - 30} 300 ${y - 12} 296 ${y + 8} 330 ${y + 14} 360 ${y + 4}z`;
  const tail = `M352 ${y + 4}C346 ${y + 50} 334 ${y + 90} 326 ${y + 118}L350 ${y + 110}C356 ${y + 76} 362 ${y + 40} 364 ${y + 4}z`;
  return (
    onBoth(panel(sheet, tail, cloth, cloth.shade) + panel(sheet, loop, cloth)) +
    panel(sheet, `M349 ${y - 8}h22v20h-22z`, cloth, cloth.shade)
  );
};
