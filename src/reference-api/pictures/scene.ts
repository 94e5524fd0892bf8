// Wide and tall scenes: several garments of the collection on one ground, before an arched niche. No text.

import { AXIS, FLOOR } from './figure.ts';
import { num, randomFrom } from './geometry.ts';
import { outfitOf, type PlateOrder } from './plate.ts';
import { blur, linear, openSheet, radial, type Sheet } from './sheet.ts';
import { covered, floorShadow } from './studio.ts';
import { type Design, GARMENTS } from './wardrobe.ts';

/** Wide for screens, tall for phones; pixels. */
export const SCENE_SIZES = {
  wide: { width: 1600, height: 800 },
  tall: { width: 800, height: 1000 },
} as const;

export type SceneFormat = keyof typeof SCENE_SIZES;

/** Plaster of the room, as hex colours: the lit wall, the hollow of the niche, the floor. */
export type Room = { readonly wall: string; readonly niche: string; readonly floor: string };

export const ROOMS = {
  sand: { wall: '#efe4d4', niche: '#dccab2', floor: '#d3bd9f' },
  rose: { wall: '#ecdcd3', niche: '#d5b5a8', floor: '#cbab98' },
  sage: { wall: '#e3e4d6', niche: '#c0c7b1', floor: '#b9b79b' },
  dusk: { wall: '#dfdfe0', niche: '#b4bac4', floor: '#b3ada6' },
  clay: { wall: '#ecd9c6', niche: '#cfa585', floor: '#bf9675' },
} as const satisfies Record<string, Room>;

export type SceneOrder = {
  readonly room: keyof typeof ROOMS;
  readonly format: SceneFormat;
  /** From the middle outwards: the first stands in front. */
  readonly figures: readonly PlateOrder[];
  readonly seed: number;
};

type Size = { readonly width: number; readonly height: number };
type Stand = { readonly x: number; readonly floor: number; readonly scale: number };

/** SVG text of a scene; the same order gives the same bytes. */
export const drawScene = (order: SceneOrder): string => {
  const size = SCENE_SIZES[order.format];
  const sheet = openSheet(order.seed, { x: 0, y: 0, ...size }, false);
  const stands = STANDS[order.format];
  const placed = order.figures
    .slice(0, stands.length)
    .map((figure, index) => drawFigure(sheet, figure, stands[index] ?? CENTRE));
  const body = roomOf(sheet, ROOMS[order.room], order.format) + placed.toReversed().join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">${sheet.definitions()}${body}</svg>`;
};

const CENTRE: Stand = { x: 800, floor: 752, scale: 0.74 };

/** The left third of a wide scene stays calm: a headline may lie there. The nearest figure comes first. */
const STANDS = {
  wide: [
    { x: 985, floor: 758, scale: 0.75 },
    { x: 1290, floor: 744, scale: 0.7 },
    { x: 725, floor: 740, scale: 0.68 },
    { x: 1495, floor: 728, scale: 0.65 },
  ],
  tall: [
    { x: 300, floor: 950, scale: 0.88 },
    { x: 600, floor: 926, scale: 0.8 },
  ],
} as const satisfies Record<SceneFormat, readonly Stand[]>;

/** Everything a garment can draw lies inside this board. */
const BOARD = { x: -200, y: -100, width: 1120, height: 1290 } as const;

const drawFigure = (sheet: Sheet, order: PlateOrder, stand: Stand): string => {
  const design: Design = GARMENTS[order.garment];
  const local: Sheet = { ...sheet, random: randomFrom(order.seed), view: BOARD };
  const shadow = design.footing === null ? '' : floorShadow(local, design.footing);
  const x = stand.x - AXIS * stand.scale;
  const y = stand.floor - FLOOR * stand.scale;
  const drawn = shadow + design.draw(local, outfitOf(order));
  return `<g transform="translate(${num(x)} ${num(y)})scale(${stand.scale})">${drawn}</g>`;
};

const HORIZON = { wide: 648, tall: 812 } as const satisfies Record<SceneFormat, number>;
const NICHES = {
  wide: { x: 985, top: 24, half: 232 },
  tall: { x: 400, top: 40, half: 262 },
} as const satisfies Record<SceneFormat, { readonly x: number; readonly top: number; readonly half: number }>;

const roomOf = (sheet: Sheet, room: Room, format: SceneFormat): string => {
  const size = SCENE_SIZES[format];
  const horizon = HORIZON[format];
  const glow = radial(sheet, size.width * 0.36, size.height * 0.32, size.width * 0.55, [
    [0, '#fffaf0', 0.85],
    [0.6, '#fff8ea', 0.3],
    [1, '#fff8ea', 0],
  ]);
  const vignette = radial(sheet, size.width * 0.5, size.height * 0.46, size.width * 0.72, [
    [0.5, '#5a3d26', 0],
    [1, '#5a3d26', 0.2],
  ]);
  const whole = { x: 0, y: 0, ...size };
  return (
    covered(whole, room.wall) +
    niche(sheet, room, format) +
    covered(whole, glow) +
    floorOf(sheet, room, size, horizon) +
    covered(whole, vignette)
  );
};

/** A cusped arch: the light falls past its left edge, so its shadow lies on that side, inside. */
const niche = (sheet: Sheet, room: Room, format: SceneFormat): string => {
  const { x, top, half } = NICHES[format];
  const floor = HORIZON[format];
  const shape = sheet.defineNew(`<path id="%" d="${archPath(x, top, half, floor)}"/>`);
  const clip = sheet.defineNew(`<clipPath id="%"><use href="#${shape}"/></clipPath>`);
  const soft = blur(sheet, 14, { x: x - half - 80, y: top - 80, width: 2 * half + 160, height: floor + 80 });
  const fill = linear(
    sheet,
    [x - half, top],
    [x + half, floor],
    [
      [0, room.floor],
      [0.5, room.niche],
      [1, room.wall],
    ],
  );
  const edge = archPath(x, top - 16, half + 14, floor);
  return (
    `<path d="${edge}" fill="#fffaf0" opacity=".55"/><use href="#${shape}" fill="${fill}"/>` +
    `<g clip-path="url(#${clip})"><use href="#${shape}" fill="none" stroke="#3d2818" stroke-width="34" opacity=".3" x="-10" y="-8" filter="url(#${soft})"/></g>` +
    `<path d="${edge}" fill="none" stroke="#b8893b" stroke-width="1.4" opacity=".5"/>`
  );
};

/** Two shoulders and a point: the arch of a jharokha. */
const archPath = (x: number, top: number, half: number, floor: number): string => {
  const spring = top + half * 0.95;
  const at = (dx: number, y: number): string => `${num(x + dx)} ${num(y)}`;
  return (
    `M${at(-half, floor)}V${num(spring)}C${at(-half, spring - half * 0.34)} ${at(-half * 0.82, spring - half * 0.5)} ${at(-half * 0.62, spring - half * 0.56)}` +
    `C${at(-half * 0.36, spring - half * 0.64)} ${at(-half * 0.12, spring - half * 0.74)} ${at(0, top)}` +
    `C${at(half * 0.12, spring - half * 0.74)} ${at(half * 0.36, spring - half * 0.64)} ${at(half * 0.62, spring - half * 0.56)}` +
    `C${at(half * 0.82, spring - half * 0.5)} ${at(half, spring - half * 0.34)} ${at(half, spring)}V${num(floor)}z`
  );
};

const floorOf = (sheet: Sheet, room: Room, { width, height }: Size, horizon: number): string => {
  const fill = linear(
    sheet,
    [0, horizon],
    [0, height],
    [
      [0, room.niche],
      [0.12, room.floor],
      [1, room.wall],
    ],
  );
  const light = `<path d="M0 ${horizon}H${width}" stroke="#fffaf0" stroke-width="1.6" opacity=".6"/>`;
  return covered({ x: 0, y: horizon, width, height: height - horizon }, fill) + light;
};
