import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPicture } from './picture.ts';
import type { PlateOrder } from './plates/plate.ts';
import { GARMENTS, type GarmentName, isWorn, shapesOf } from './plates/wardrobe.ts';

const FRAME = { width: 72, height: 109 };
const colours = { main: '#7b1e3a', second: '#39445c', third: '#1f5a4e', accent: '#d9b56c' };

/** Which piece lies at each pixel, told by its hue: the ground, main, third and second. */
async function pieces(plate: PlateOrder): Promise<readonly number[]> {
  const svg = drawPicture({ kind: 'plate', plate }, FRAME);
  const pixels = await sharp(Buffer.from(svg)).flatten({ background: '#f1e9dd' }).raw().toBuffer();
  return Array.from({ length: FRAME.width * FRAME.height }, (_, at) => {
    const [r = 0, g = 0, b = 0] = pixels.subarray(3 * at, 3 * at + 3);
    const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
    if (most > 150 && most - least < 70) return 0;
    if (r === most && r - g > 25) return 1;
    return g === most ? 2 : 3;
  });
}

const mirrored = (picture: readonly number[]): readonly number[] =>
  picture.map((_, at) => {
    const [row, column] = [Math.floor(at / FRAME.width), at % FRAME.width];
    return picture[row * FRAME.width + FRAME.width - 1 - column] ?? 0;
  });

/** The share of what is worn that differs. */
const difference = (one: readonly number[], other: readonly number[]): number => {
  const seen = one.flatMap((piece, at) => (piece === 0 && other[at] === 0 ? [] : [piece === other[at] ? 0 : 1]));
  return seen.reduce<number>((sum, differs) => sum + differs, 0) / seen.length;
};

const WORN = (Object.keys(GARMENTS) as GarmentName[])
  .filter(isWorn)
  .flatMap((garment) => shapesOf(garment).map((shape) => ({ garment, shape })));

test.each(WORN)(
  'the second look of the $shape $garment is neither the first one nor that in a mirror',
  async (each) => {
    const order: PlateOrder = { ...each, fabric: 'plain', colours, view: 'front', seed: 7 };
    const [first, second] = [await pieces(order), await pieces({ ...order, view: 'back' })];
    expect(difference(first, second)).toBeGreaterThan(0.1);
    expect(difference(mirrored(first), second)).toBeGreaterThan(0.1);
  },
);
