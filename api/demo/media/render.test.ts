import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Unavailable } from '#api/process/unavailable.ts';
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

const noise = '<filter id="n"><feTurbulence baseFrequency=".9" numOctaves="3"/></filter>';
const heavy = (side: number) => {
  const size = `width="${side}" height="${side}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${noise}<rect ${size} filter="url(#n)"/></svg>`;
};

test('the encoder gives up when its time is over', async () => {
  await expect(render(heavy(2_200), 'avif', 1_000)).rejects.toBeInstanceOf(Unavailable);
});

test('the encoder gives up for the same reason while other pictures come to their end', async () => {
  let isOver = false;
  const others = async () => {
    while (!isOver) await render(SHOP_SVG, 'webp', MINUTE);
  };
  const made = others();
  const late = render(heavy(3_000), 'webp', 1_000); // so much that no machine has drawn it by then
  await expect(late).rejects.toBeInstanceOf(Unavailable);
  isOver = true;
  await made;
});

const KILLED = 'VipsImage: killed for image "temp-7"';

test.each([
  'timeout: 42% complete',
  `timeout: 42% complete\n${KILLED}`,
  `${KILLED}\n${KILLED}`,
  `${KILLED}\ntimeout: 42% complete`,
  'webpsave: unable to encode',
  'Warning treated as error due to failOn setting',
  'Unknown error',
])('a picture that takes too long may be had later, whatever the encoder says of it: %s', (message) => {
  expect(whyNot(new Error(message), true)).toBeInstanceOf(Unavailable);
});

test.each(['out of memory', 'timeout: 42% complete'])(
  'a fault before its time is over stays what it is: %s',
  (message) => {
    const error = new Error(message);
    expect(whyNot(error, false)).toBe(error);
  },
);
