import { expect, test } from 'vitest';
import { FABRICS } from '#api/demo/pictures/plates/fabrics.ts';
import type { PlateOrder, View } from '#api/demo/pictures/plates/plate.ts';
import { GARMENTS, isWorn, shapesOf } from '#api/demo/pictures/plates/wardrobe.ts';
import { drawPicture, type PictureOrder } from './picture.ts';
import { SETTINGS } from './scenes/room.ts';

const colours = { main: '#7b1e3a', second: '#f0e6d2', third: '#1f5a4e', accent: '#d9b56c' };
const plateOf = (change: Partial<PlateOrder>): PlateOrder => ({
  garment: 'saree',
  fabric: 'paisley',
  colours,
  view: 'front',
  seed: 7,
  ...change,
});
const draw = (change: Partial<PlateOrder> = {}): string => drawPicture({ kind: 'plate', plate: plateOf(change) });

/** Ids that are used and were never defined would be holes in the picture. */
const danglingIds = (svg: string): readonly string[] => {
  const defined = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
  const used = Array.from(svg.matchAll(/(?:href="#|url\(#)([^")]+)/g), ([, id]) => id ?? '');
  return used.filter((id) => !defined.has(id));
};

/** A renderer refuses a picture with one bracket amiss. */
const isWhole = (svg: string): boolean => {
  const open: string[] = [];
  for (const [, closing, name = '', alone] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (closing === '/' && open.pop() !== name) return false;
    if (closing === '' && alone === '') open.push(name);
  }
  return open.length === 0;
};

const expectWhole = (svg: string): void => {
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(danglingIds(svg)).toEqual([]);
  expect(isWhole(svg)).toBe(true);
};

const keysOf = <T extends object>(table: T): readonly (keyof T)[] => Object.keys(table) as (keyof T)[];
const VIEWS: readonly View[] = ['front', 'back', 'detail', 'swatch', 'swatch-detail'];

test('draws the same bytes for the same order', () => {
  expect(draw()).toBe(draw());
});

test.each(keysOf(GARMENTS))('shows the %s from another side, unless it lies', (garment) => {
  expect(draw({ garment, view: 'back' }) === draw({ garment })).toBe(!isWorn(garment));
});

test('hangs a garment differently for another seed', () => {
  expect(draw({ seed: 8 })).not.toBe(draw());
});

test.each(keysOf(GARMENTS))('draws the %s whole in every view', (garment) => {
  for (const view of VIEWS) {
    const svg = draw({ garment, view });
    expectWhole(svg);
  }
});

const SHAPES = keysOf(GARMENTS).flatMap((garment) => shapesOf(garment).map((shape) => ({ garment, shape })));

test.each(SHAPES)('draws the $shape $garment whole from both sides', ({ garment, shape }) => {
  for (const view of ['front', 'back'] as const) expectWhole(draw({ garment, shape, view }));
});

test.each(keysOf(FABRICS))('prints %s', (fabric) => {
  const svg = draw({ fabric });
  expectWhole(svg);
});

test.each([
  ['a portrait', { width: 720, height: 1090 }, 'xMidYMin slice'],
  ['a square', { width: 150, height: 150 }, 'xMidYMin slice'],
])('keeps head and neckline in %s', (_name, frame, alignment) => {
  const svg = drawPicture({ kind: 'plate', plate: plateOf({}) }, frame);
  expect(svg).toContain(`width="${frame.width}" height="${frame.height}"`);
  expect(svg).toContain(alignment);
});

test('shows an earring whole in a square', () => {
  const order: PictureOrder = { kind: 'plate', plate: plateOf({ garment: 'jhumka' }) };
  expect(drawPicture(order, { width: 150, height: 150 })).toContain('xMidYMid meet');
});

const SCENES = keysOf(SETTINGS).flatMap((setting) =>
  [
    { width: 1600, height: 800 },
    { width: 800, height: 1000 },
  ].flatMap((frame) => [1, 2, 5].map((count) => ({ setting, frame, count }))),
);

test.each(SCENES)('sets $count figures before the $setting in $frame.width by $frame.height', (each) => {
  const { setting, frame, count } = each;
  const figures = Array.from({ length: count }, (_, seed) => plateOf({ garment: 'sherwani', seed }));
  const svg = drawPicture({ kind: 'scene', scene: { plaster: 'sand', setting, figures } }, frame);
  expect(svg).toContain(`viewBox="0 0 ${frame.width} ${frame.height}"`);
  expectWhole(svg);
});

test('draws a scene of nothing as an empty room', () => {
  expect(drawPicture({ kind: 'scene', scene: { plaster: 'sand', setting: 'niche', figures: [] } })).toMatch(/^<svg /);
});

test('draws the placeholder', () => {
  expect(danglingIds(drawPicture({ kind: 'placeholder' }))).toEqual([]);
});
