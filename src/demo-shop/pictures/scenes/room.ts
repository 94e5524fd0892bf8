// Rooms of wide and tall scenes: a plastered wall with what is built into it, and a floor; or a table seen from above.

import { dye } from '#demo-shop/pictures/drawing/cloth.ts';
import { darker, isDark, lighter, mixed } from '#demo-shop/pictures/drawing/colour.ts';
import { drape } from '#demo-shop/pictures/drawing/drape.ts';
import { flareFolds } from '#demo-shop/pictures/drawing/fold.ts';
import { type Box, curve, num, range } from '#demo-shop/pictures/drawing/geometry.ts';
import { blur, linear, radial, type Sheet } from '#demo-shop/pictures/drawing/sheet.ts';
import { covered } from '#demo-shop/pictures/drawing/studio.ts';
import { plain } from '#demo-shop/pictures/prints/printed.ts';
import { leafShadow, spotlight, windowLight } from './light.ts';
import type { Plaster } from './plasters.ts';
import { bowl, garlands, lantern, plinth, rug, vase } from './props.ts';

export type Layout = {
  readonly size: Box;
  /** Where the floor begins. */
  readonly horizon: number;
  /** Middle and half width of what is built into the wall. */
  readonly middle: number;
  readonly half: number;
  /** Where the first figure stands. */
  readonly floor: number;
  /** Whether a step lies under it. */
  readonly raised: boolean;
};

type Setting = {
  /** On the wall, behind the floor. */
  readonly wall: (sheet: Sheet, plaster: Plaster, layout: Layout) => string;
  /** On the floor and in the air, behind the figures. */
  readonly furniture: (sheet: Sheet, plaster: Plaster, layout: Layout) => string;
};

const nothing = (): string => '';

const isTall = ({ size }: Layout): boolean => size.height > size.width;

const light = (sheet: Sheet, { width, height }: Box, plaster: Plaster): string => {
  const strength = isDark(plaster.wall) ? 0.2 : 0.85;
  return radial(sheet, { x: width * 0.36, y: height * 0.32, r: width * 0.55 }, [
    [0, '#fffaf0', strength],
    [0.6, '#fff8ea', strength * 0.35],
    [1, '#fff8ea', 0],
  ]);
};

const vignette = (sheet: Sheet, { width, height }: Box): string =>
  radial(sheet, { x: width * 0.5, y: height * 0.46, r: Math.max(width, height) * 0.72 }, [
    [0.5, '#5a3d26', 0],
    [1, '#3d2818', 0.24],
  ]);

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

const oneArch = (sheet: Sheet, plaster: Plaster, layout: Layout): string =>
  archOf(sheet, plaster, { x: layout.middle, top: isTall(layout) ? 40 : 24, half: layout.half }, layout.horizon);

/** Arches side by side, the middle one highest. */
const arcade = (sheet: Sheet, plaster: Plaster, { size, horizon, middle }: Layout): string => {
  const half = size.width < size.height ? 190 : 168;
  const reach = size.width < size.height ? 1 : 2;
  return range(2 * reach + 1)
    .map((i) => i - reach)
    .map((i) => archOf(sheet, plaster, { x: middle + i * (2 * half + 58), top: i === 0 ? 60 : 92, half }, horizon))
    .join('');
};

/** A pierced stone screen with the day behind it. */
const jaali = (sheet: Sheet, plaster: Plaster, layout: Layout): string => {
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
const curtains = (sheet: Sheet, plaster: Plaster, { size, horizon, middle, half }: Layout): string => {
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

const windowOf = (sheet: Sheet, plaster: Plaster, layout: Layout): string => {
  const tall = isTall(layout);
  const at = tall ? { x: 90, y: 90 } : { x: layout.middle - 430, y: 50 };
  return (
    windowLight(sheet, plaster, { ...at, width: tall ? 150 : 190, height: tall ? 190 : 160, columns: 3, rows: 3 }) +
    leafShadow(sheet, tall ? { x: -60, y: 720, length: 560, turn: -8 } : { x: -40, y: 720, length: 620, turn: 2 })
  );
};

/** A place beside the figures, as a share of the way to the edge of the picture. */
const beside = ({ size, middle }: Layout, share: number): number =>
  Math.round(share < 0 ? middle + share * middle : middle + share * (size.width - middle));

const terracotta = '#a9694a';

export const SETTINGS = {
  niche: { wall: oneArch, furniture: nothing },
  arcade: {
    wall: arcade,
    furniture: (sheet, _plaster, layout) =>
      isTall(layout) ? '' : vase(sheet, beside(layout, -0.9), layout.horizon + 42, 0.86, terracotta),
  },
  window: {
    wall: windowOf,
    furniture: (sheet, plaster, layout) =>
      vase(
        sheet,
        beside(layout, isTall(layout) ? 0.82 : 0.93),
        layout.horizon + 30,
        isTall(layout) ? 0.74 : 0.84,
        mixed(plaster.niche, terracotta, 0.4),
      ),
  },
  jaali: {
    wall: jaali,
    furniture: (sheet, _plaster, layout) =>
      bowl(sheet, beside(layout, isTall(layout) ? -0.74 : -0.86), layout.horizon + 84, isTall(layout) ? 0.7 : 0.84),
  },
  festive: {
    wall: oneArch,
    furniture: (sheet, _plaster, layout) =>
      garlands(
        sheet,
        layout.middle - layout.half * (isTall(layout) ? 1.5 : 2.5),
        layout.middle + layout.half * (isTall(layout) ? 1.5 : 2.5),
        isTall(layout) ? 240 : 146,
      ) + bowl(sheet, beside(layout, isTall(layout) ? -0.76 : -0.84), layout.horizon + 84, isTall(layout) ? 0.66 : 0.8),
  },
  lanterns: {
    wall: oneArch,
    furniture: (sheet, plaster, layout) =>
      rug(
        layout.middle,
        layout.horizon + 84,
        layout.half * (isTall(layout) ? 1.3 : 2.3),
        isDark(plaster.wall) ? '#7b2f3a' : '#8d3b3f',
      ) +
      lantern(sheet, layout.middle - layout.half * 1.32, 150, 0.8) +
      lantern(sheet, layout.middle + layout.half * 1.28, 96, 0.7),
  },
  stage: {
    wall: curtains,
    furniture: (sheet, plaster, layout) =>
      spotlight(sheet, layout.middle, layout.floor, layout.half * 1.2) +
      (layout.raised
        ? plinth(sheet, { x: layout.middle, y: layout.floor - 2 }, layout.half * 0.94, plaster.niche)
        : ''),
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;

/** A wall, what is built into it, a floor, and what stands there. */
export const roomOf = (sheet: Sheet, plaster: Plaster, setting: SettingName, layout: Layout): string => {
  const { wall, furniture }: Setting = SETTINGS[setting];
  return (
    covered(layout.size, plaster.wall) +
    covered(layout.size, light(sheet, layout.size, plaster)) +
    wall(sheet, plaster, layout) +
    floorOf(sheet, plaster, layout) +
    covered(layout.size, vignette(sheet, layout.size)) +
    furniture(sheet, plaster, layout)
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
  const skirting = covered({ x: 0, y: horizon - 13, width: size.width, height: 13 }, lighter(plaster.wall, 0.35));
  const shade = `<path d="M0 ${horizon}H${size.width}" stroke="#3d2818" stroke-width="2" opacity=".25"/>`;
  return skirting + covered({ x: 0, y: horizon, width: size.width, height: size.height - horizon }, fill) + shade;
};

/** A table for what lies: paper, and a length of silk thrown across it. */
export const tableOf = (sheet: Sheet, plaster: Plaster, size: Box): string => {
  const silk = dye(mixed(plaster.niche, plaster.wall, 0.5), '#cda55c', plain, 0.4);
  const { width, height } = size;
  const tall = height > width;
  const cloth = drape(sheet, {
    patch: {
      top: curve(width * (tall ? 0.1 : 0.36), -20, width * 0.7, -20, width + 20, -20),
      bottom: curve(width * (tall ? -0.2 : 0.24), height + 20, width * 0.6, height + 20, width + 20, height + 20),
      left: curve(
        width * (tall ? 0.1 : 0.36),
        -20,
        width * (tall ? 0.02 : 0.29),
        height * 0.3,
        width * (tall ? 0.06 : 0.33),
        height * 0.62,
        width * (tall ? -0.2 : 0.24),
        height + 20,
      ),
      right: curve(width + 20, -20, width + 20, height + 20),
    },
    cloth: silk,
    softness: 22,
    blurred: true,
    volume: 0.25,
    folds: range(4).map((i) => ({
      u: 0.14 + i * 0.24,
      from: -0.1,
      to: 1.1,
      width: 0.035 + (i % 3) * 0.012,
      drift: -0.12 + (i % 2) * 0.1,
      peak: 0.3 + (i % 3) * 0.2,
    })),
  });
  return (
    covered(size, plaster.wall) +
    covered(size, light(sheet, size, plaster)) +
    cloth.svg +
    covered(size, vignette(sheet, size))
  );
};
