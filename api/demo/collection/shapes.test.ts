import { expect, test } from 'vitest';
import { drawPicture } from '#api/demo/pictures/picture.ts';
import { drawingOf, GARMENTS, isWorn, shapesOf } from '#api/demo/pictures/plates/wardrobe.ts';
import { designs } from './designs.ts';
import { picturePath } from './picture-paths.ts';
import { pictureAt } from './pictures.ts';
import { shapeOf } from './shapes.ts';

const worn = Map.groupBy(
  designs.filter(({ folded, garment }) => !folded && (isWorn(garment) || garment === 'dupatta')),
  ({ garment }) => garment,
);
const commonest = [...worn].toSorted(([, a], [, b]) => b.length - a.length).slice(0, 10);

test.each(commonest)('of the %s there are at least three silhouettes', (_garment, sheets) => {
  const shapes = Map.groupBy(sheets, shapeOf);
  expect(shapes.size).toBeGreaterThanOrEqual(3);
  const most = Math.max(...[...shapes.values()].map(({ length }) => length));
  expect(most).toBeLessThanOrEqual(Math.ceil(sheets.length / 2));
});

test.each(Object.keys(GARMENTS) as (keyof typeof GARMENTS)[])('the silhouettes of the %s are not one', (garment) => {
  const drawings = shapesOf(garment).map((shape) => drawingOf(garment, shape));
  expect(new Set(drawings).size).toBe(drawings.length);
});

test.each([
  ['Courtyard Shift', 'shift'],
  ['Studio Apron Dress', 'apron'],
  ['Reception Gown with Cape', 'caped'],
  ['Hill Station Robe', 'robe'],
])('%s looks as its words say', (name, shape) => {
  const sheet = designs.find((each) => each.name === name);
  expect(sheet && shapeOf(sheet)).toBe(shape);
});

test('no design is promised a silhouette that its garment does not have', () => {
  for (const sheet of designs) expect([...shapesOf(sheet.garment), '']).toContain(shapeOf(sheet));
});

test('every picture of a product shows the same silhouette', () => {
  for (const sheet of designs.filter(({ garment }) => garment === 'dress')) {
    const shown = sheet.ways.flatMap((way) =>
      (['front', 'back', 'detail'] as const).map((shot) => pictureAt(picturePath(sheet, way, shot))),
    );
    const shapes = shown.map((order) => (order?.kind === 'plate' ? order.plate.shape : null));
    expect(new Set(shapes)).toEqual(new Set([shapeOf(sheet)]));
  }
});

test('an unknown silhouette is the first one', () => {
  const plate = { garment: 'saree', fabric: 'silk', view: 'front', seed: 1 } as const;
  const colours = { main: '#7b1e3a', second: '#f0e6d2', third: '#1f5a4e', accent: '#d9b56c' };
  const draw = (shape: string): string => drawPicture({ kind: 'plate', plate: { ...plate, colours, shape } });
  expect(draw('toga')).toBe(draw('nivi'));
});
