import { dye } from '#api/demo/pictures/drawing/cloth.ts';
import { darker, isDark, lighter, mixed } from '#api/demo/pictures/drawing/colour.ts';
import { drape } from '#api/demo/pictures/drawing/drape.ts';
import { flareFolds } from '#api/demo/pictures/drawing/fold.ts';
import { curve, num, range } from '#api/demo/pictures/drawing/geometry.ts';
import { blur, linear, type Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { plain } from '#api/demo/pictures/prints/printed.ts';
import { leafShadow, windowLight } from './light.ts';
import type { Plaster } from './plasters.ts';
import { isTall, type Layout } from './room-layout.ts';

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

type Arch = { readonly x: number; readonly top: number; readonly half: number };

/** A hollow in the wall. The light falls past its left edge, so its shadow lies on that side, inside. */
const archOf = (sheet: Sheet, plaster: Plaster, { x, top, half }: Arch, horizon: number): string => {
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
      [0, darker(plaster.niche, 0.06)],
      [0.45, plaster.niche],
      [1, plaster.wall],
    ],
  );
  const edge = archPath(x, top - 16, half + 14, horizon);
  return (
    `<path d="${edge}" fill="${lighter(plaster.wall, 0.5)}" opacity=".7"/><use href="#${shape}" fill="${fill}"/>` +
    `<g clip-path="url(#${clip})"><use href="#${shape}" fill="none" stroke="#3d2818" stroke-width="34" opacity=".3" x="-10" y="-8" filter="url(#${soft})"/></g>` +
    `<path d="${edge}" fill="none" stroke="#b8893b" stroke-width="1.6" opacity=".7"/>`
  );
};

export const oneArch = (sheet: Sheet, plaster: Plaster, layout: Layout): string =>
  archOf(sheet, plaster, { x: layout.middle, top: isTall(layout) ? 40 : 24, half: layout.half }, layout.horizon);

/** Arches side by side, the middle one highest. */
export const arcade = (sheet: Sheet, plaster: Plaster, { size, horizon, middle }: Layout): string => {
  const half = size.width < size.height ? 190 : 168;
  const reach = size.width < size.height ? 1 : 2;
  return range(2 * reach + 1)
    .map((i) => i - reach)
    .map((i) => archOf(sheet, plaster, { x: middle + i * (2 * half + 58), top: i === 0 ? 60 : 92, half }, horizon))
    .join('');
};

/** A pierced stone screen with the day behind it. */
export const jaali = (sheet: Sheet, plaster: Plaster, layout: Layout): string => {
  const { horizon, middle, half } = layout;
  const top = isTall(layout) ? 40 : 24;
  const shape = archPath(middle, top, half * 1.06, horizon);
  const stone = mixed(plaster.niche, plaster.wall, 0.35);
  const tile = sheet.defineNew(
    `<pattern id="%" width="64" height="64" patternUnits="userSpaceOnUse" x="${middle - 32}" y="${top}"><path d="M0 0H64V64H0z" fill="${stone}"/>` +
      `<g fill="${isDark(plaster.wall) ? '#f0c987' : '#fff8e6'}"><path d="M32 8 38 22 52 16 46 32 52 48 38 42 32 56 26 42 12 48 18 32 12 16 26 22z"/><path d="M0-9 8 0 0 9-8 0zM64-9 72 0 64 9 56 0zM0 55 8 64 0 73-8 64zM64 55 72 64 64 73 56 64z"/></g>` +
      `<path d="M32 8 38 22 52 16 46 32 52 48 38 42 32 56 26 42 12 48 18 32 12 16 26 22z" fill="none" stroke="${darker(stone, 0.3)}" stroke-width="2" opacity=".5"/></pattern>`,
  );
  const veil = linear(
    sheet,
    [
      [0, top],
      [0, horizon],
    ],
    [
      [0, plaster.niche, 0.1],
      [1, plaster.niche, 0.75],
    ],
  );
  return `<path d="${shape}" fill="url(#${tile})"/><path d="${shape}" fill="${veil}"/><path d="${shape}" fill="none" stroke="${lighter(plaster.wall, 0.5)}" stroke-width="20"/><path d="${shape}" fill="none" stroke="#b8893b" stroke-width="1.6" opacity=".7"/>`;
};

/** Curtains to both sides, gathered towards the wall. */
export const curtains = (sheet: Sheet, plaster: Plaster, { size, horizon, middle, half }: Layout): string => {
  const cloth = dye(mixed(plaster.niche, plaster.wall, 0.5), '#cda55c', plain, 0.6);
  const tall = size.width < size.height;
  const spread = tall ? 400 : 830;
  const side = (sign: -1 | 1): string => {
    const [outer, inner] = [middle + sign * spread, middle + sign * half * (tall ? 1.02 : 1.7)];
    const [left, right] = sign === -1 ? [outer, inner] : [inner, outer];
    return drape(sheet, {
      patch: {
        top: curve(left, -20, right, -20),
        bottom: curve(left, horizon + 14, (left + right) / 2, horizon + 22, right, horizon + 14),
        left: curve(left, -20, left + sign * 8, horizon * 0.6, left, horizon + 14),
        right: curve(right, -20, right + sign * 8, horizon * 0.6, right, horizon + 14),
        hemKnots: 15,
      },
      cloth,
      softness: 7,
      volume: 0.6,
      folds: flareFolds(sheet, 7, 0.05, 0).map((fold) => ({ ...fold, from: -0.05, peak: 0.6 })),
    }).svg;
  };
  return side(-1) + side(1);
};

export const windowOf = (sheet: Sheet, plaster: Plaster, layout: Layout): string => {
  const tall = isTall(layout);
  const at = tall ? { x: 90, y: 90 } : { x: layout.middle - 430, y: 50 };
  return (
    windowLight(sheet, plaster, { ...at, width: tall ? 150 : 190, height: tall ? 190 : 160, columns: 3, rows: 3 }) +
    leafShadow(sheet, tall ? { x: -60, y: 720, length: 560, turn: -8 } : { x: -40, y: 720, length: 620, turn: 2 })
  );
};

/** A place beside the figures, as a share of the way to the edge of the picture. */
export const beside = ({ size, middle }: Layout, share: number): number =>
  Math.round(share < 0 ? middle + share * middle : middle + share * (size.width - middle));

export const terracotta = '#a9694a';
