import sharp from 'sharp';
import { expect, test } from 'vitest';
import { frameOfWebp } from './webp-frame.ts';

const picture = (isLossless: boolean) =>
  sharp({ create: { width: 32, height: 48, channels: 3, background: '#6b1d2e' } })
    .webp({ lossless: isLossless })
    .toBuffer();

test('the frame of a lossy picture is a VP8 key frame of its size', async () => {
  const frame = frameOfWebp(await picture(false));
  expect((frame[0] ?? 1) & 1).toBe(0); // a key frame
  expect([...frame.subarray(3, 6)]).toEqual([0x9d, 0x01, 0x2a]); // the start code of VP8
  expect([frame[6], frame[8]]).toEqual([32, 48]);
});

test.each([
  ['a lossless picture', () => picture(true)],
  ['a file that ends too early', async () => (await picture(false)).subarray(0, 40)],
  ['no picture', async () => new Uint8Array(4)],
])('%s has none', async (_what, bytes) => {
  const webp = await bytes();
  expect(() => frameOfWebp(webp)).toThrow(RangeError);
});
