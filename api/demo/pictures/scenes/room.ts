import { dye } from '#api/demo/pictures/drawing/cloth.ts';
import { isDark, lighter, mixed } from '#api/demo/pictures/drawing/colour.ts';
import { drape } from '#api/demo/pictures/drawing/drape.ts';
import { type Box, curve, range } from '#api/demo/pictures/drawing/geometry.ts';
import { linear, radial, type Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { covered } from '#api/demo/pictures/drawing/studio.ts';
import { plain } from '#api/demo/pictures/prints/printed.ts';
import { spotlight } from './light.ts';
import type { Plaster } from './plasters.ts';
import { bowl, garlands, lantern, plinth, rug, vase } from './props.ts';
import { isTall, type Layout, type Setting } from './room-layout.ts';
import { arcade, beside, curtains, jaali, oneArch, terracotta, windowOf } from './room-walls.ts';

const nothing = (): string => '';

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
