import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureAt } from '#api/demo/collection/pictures.ts';
import { createMedia } from '#api/demo/media/demo-media.ts';
import type { FilmOrder } from '#api/demo/media/film-order.ts';
import { createMediaRoutes } from './media-routes.ts';
import { PICTURE_SIZES } from './sizes.ts';

const TEE = '/img/150/150/resize/r/t/rt-te-220.jpg';

/** A film of two looks at the placeholder. */
const filmAt = (name: string): FilmOrder | null => {
  const [from, to] = [
    { x: 0.5, y: 0.5, width: 1 },
    { x: 0.2, y: 0, width: 0.7 },
  ] as const;
  return name === 'a/b/piece' ? { shots: [{ picture: { kind: 'placeholder' }, from, to, says: 'Closer.' }] } : null;
};

let cacheFolder = '';
let app: ReturnType<typeof createMediaRoutes>;
beforeAll(async () => {
  cacheFolder = await mkdtemp(join(tmpdir(), 'media-routes-'));
  app = createMediaRoutes(createMedia({ cacheFolder, pictureAt, filmAt }));
});
afterAll(() => rm(cacheFolder, { recursive: true, force: true }));

const ask = (path: string, init?: RequestInit): Promise<Response> =>
  Promise.resolve(app.request(`http://shop.test${path}`, init));
const sizeIn = async (response: Response): Promise<readonly unknown[]> => {
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return [format, width, height];
};

test('answers WebP to who reads it, in just the size asked for', async () => {
  const response = await ask(TEE, { headers: { accept: 'image/webp,*/*' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(await sizeIn(response)).toEqual(['webp', 150, 150]);
});

test('answers AVIF once it was made in the background, and keeps caches apart', async () => {
  const chrome = { headers: { accept: 'image/avif,image/webp,*/*' } };
  const type = async (): Promise<string | null> => (await ask(TEE, chrome)).headers.get('content-type');
  await expect.poll(type).toBe('image/avif');
  const response = await ask(TEE, chrome);
  expect(response.headers.get('vary')).toBe('Accept');
  expect(await sizeIn(response)).toEqual(['heif', 150, 150]);
});

test('answers JPEG to everybody else', async () => {
  const response = await ask(TEE);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(await sizeIn(response)).toEqual(['jpeg', 150, 150]);
});

test('says how long and to whom a picture may be kept, and lets nothing in it run', async () => {
  const { headers } = await ask(TEE);
  expect(Object.fromEntries(headers)).toMatchObject({
    vary: 'Accept',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test('what stands in for a picture that is late is kept nowhere', async () => {
  const picture = async () => ({ format: 'webp', bytes: new Uint8Array([7]), isStandIn: true }) as const;
  const late = createMediaRoutes({ ...createMedia({ cacheFolder, pictureAt }), picture });
  const { headers } = await late.request(`http://shop.test${TEE}`);
  expect([headers.get('cache-control'), headers.get('content-type')]).toEqual(['no-store', 'image/webp']);
});

test('answers HEAD as GET, without the picture', async () => {
  const response = await ask(TEE, { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(500);
  expect((await response.arrayBuffer()).byteLength).toBe(0);
});

test('accepts a doubled slash before the path, as storefronts join base and path', async () => {
  expect((await ask('/img/150/150/resize//r/t/rt-te-220.jpg')).status).toBe(200);
});

test('draws a placeholder for a path with no_selection', async () => {
  const response = await ask('/img/310/300/resize/no_selection');
  expect(response.status).toBe(200);
  expect(await sizeIn(response)).toEqual(['jpeg', 310, 300]);
});

test.each(Object.values(PICTURE_SIZES))('draws $width by $height to the pixel', async ({ width, height }) => {
  const response = await ask(`/img/${width}/${height}/resize/no_selection`, { headers: { accept: 'image/webp' } });
  expect(await sizeIn(response)).toEqual(['webp', width, height]);
});

test.each([
  ['an unlisted size', '/img/151/150/resize/r/t/rt-te-220.jpg'],
  ['a size that is no number', '/img/a/b/resize/r/t/rt-te-220.jpg'],
  ['an unknown picture', '/img/150/150/resize/r/t/rt-te-221.jpg'],
  ['no picture', '/img/150/150/resize/'],
  ['a way up', '/img/150/150/resize/../../../etc/passwd'],
  ['an encoded way up', '/img/150/150/resize/%2e%2e/%2e%2e/etc/passwd'],
  ['an encoded slash', '/img/150/150/resize/r%2ft%2frt-te-220.jpg'],
  ['a backslash', '/img/150/150/resize/r%5ct%5crt-te-220.jpg'],
  ['a zero byte', '/img/150/150/resize/r/t/rt-te-220.jpg%00'],
  ['a missing picture with a way up', '/img/150/150/resize/%2e%2e%2fno_selection'],
  ['a prototype key', '/img/150/150/resize/__proto__'],
])('refuses %s', async (_name, path) => {
  expect((await ask(path)).status).toBe(404);
});

test('wraps a refusal in the envelope', async () => {
  const response = await ask('/img/150/150/resize/r/t/rt-te-221.jpg');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ code: 404, result: 'Not found' });
});

test('reads only', async () => {
  const response = await ask(TEE, { method: 'POST' });
  expect(response.status).toBe(405);
  expect(await response.json()).toEqual({ code: 405, result: 'Method not allowed' });
});

const FILM = '/img/film/a/b/piece.webm';

test('answers a film, which anybody may show and keep', async () => {
  const response = await ask(FILM);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'video/webm',
    'accept-ranges': 'bytes',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const film = new Uint8Array(await response.arrayBuffer());
  expect(response.headers.get('content-length')).toBe(String(film.length));
  expect([...film.subarray(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
});

test('answers the part of a film that a player asks for, and nothing beyond its end', async () => {
  const whole = new Uint8Array(await (await ask(FILM)).arrayBuffer());
  const part = await ask(FILM, { headers: { range: 'bytes=4-9' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-9/${whole.length}`]);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(whole.slice(4, 10));
  const beyond = await ask(FILM, { headers: { range: `bytes=${whole.length}-` } });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`]);
});

test('answers what a film shows in words', async () => {
  const response = await ask('/img/film/a/b/piece.vtt');
  expect(response.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
  expect(await response.text()).toBe('WEBVTT\n\n00:00.000 --> 00:02.200\nCloser.\n');
});

test.each([
  '/img/film/a/b/other.webm',
  '/img/film/a/b/other.vtt',
  '/img/film/a/b/piece.mp4',
  '/img/film/a/b/piece',
  '/img/film/a/b/%2e%2e/piece.webm',
  '/img/film/__proto__.webm',
  '/img/film/',
])('%s is no film', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test('a film is read only', async () => {
  const response = await ask(FILM, { method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
