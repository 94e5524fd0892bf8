import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Unavailable } from '#reference-api/process/unavailable.ts';
import { render, whyNot } from './render.ts';

const MINUTE = 60_000;
const SHOP_SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="80" height="40"/></svg>';

test.each(['avif', 'webp', 'jpeg'] as const)('%s has pixels and nothing besides', async (format) => {
  const { exif, icc, xmp, iptc, width, height } = await sharp(await render(SHOP_SVG, format, MINUTE)).metadata();
  expect({ exif, icc, xmp, iptc, width, height }).toEqual({ width: 80, height: 40 });
});

test('a picture of more than 40 megapixels is not drawn', async () => {
  const huge = SHOP_SVG.replace('width="80" height="40"', 'width="8000" height="6000"');
  await expect(render(huge, 'jpeg', MINUTE)).rejects.toThrow(/pixel limit/);
});

test('the encoder gives up when its time is over', async () => {
  const noise = '<filter id="n"><feTurbulence baseFrequency=".9" numOctaves="3"/></filter>';
  const size = 'width="3000" height="3000"';
  const heavy = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${noise}<rect ${size} filter="url(#n)"/></svg>`;
  await expect(render(heavy, 'avif', 1_000)).rejects.toBeInstanceOf(Unavailable);
});

test('a picture that takes too long may be had later, any other fault stays what it is', () => {
  const other = new Error('out of memory');
  expect(whyNot(new Error('timeout: 42% complete'))).toBeInstanceOf(Unavailable);
  expect(whyNot(other)).toBe(other);
});
