import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BucketServer, openBucket } from './bucket-for-tests.ts';
import { createMedia } from './demo-media.ts';
import { createS3PictureStore } from './s3-picture-store.ts';

const KEY = 'ab12cd';
const PLACE = '/shop/pictures/ab/12cd';
const PICTURE = Uint8Array.from([1, 2, 3, 255]);

const lines: string[] = [];
let bucket: BucketServer;
let clock = 0;
beforeEach(async () => {
  lines.length = 0;
  clock = 0;
  bucket = await openBucket();
});
afterEach(() => bucket.close());

const open = (told: Partial<BucketServer['settings']> = {}) =>
  createS3PictureStore({
    bucket: { ...bucket.settings, ...told },
    log: (line) => lines.push(line),
    patienceMs: 200,
    restMs: 1_000,
    now: () => clock,
  });

test('what one process has stored another one reads, by calls that are signed', async () => {
  expect(await open().read(KEY)).toBeNull();
  await open().write(KEY, PICTURE);
  expect(await open().read(KEY)).toEqual(PICTURE);
  expect(bucket.asked).toEqual([`GET ${PLACE}`, `PUT ${PLACE}`, `GET ${PLACE}`]);
  expect(lines).toEqual([]);
});

test.each([{ secret: 'another' }, { keyId: 'another' }, { region: 'another' }])('%j is refused', async (told) => {
  await open(told).write(KEY, PICTURE);
  expect(bucket.kept.size).toBe(0);
  expect(lines).toEqual([expect.stringMatching(/^pictures are not kept at 127\.0\.0\.1:\d+: status 403$/)]);
});

const BAD: readonly [string, NonNullable<BucketServer['instead']>, why: string][] = [
  ['fails', (_request, answer) => void answer.writeHead(500).end(), 'status 500'],
  ['hangs', () => undefined, 'no answer'],
  ['hangs up', (request) => void request.socket.destroy(), 'no answer'],
  ['hangs in the middle', (_request, answer) => void answer.writeHead(200).write('half'), 'no answer'],
  ['answers rubbish', (_request, answer) => void answer.end('<html>'), 'not what was stored'],
  ['sends elsewhere', (_request, answer) => void answer.writeHead(307, { location: '/' }).end(), 'no answer'],
  [
    'answers too much',
    (_request, answer) => void answer.writeHead(200, { 'content-length': 1e9 }).write('a'),
    'too large a file',
  ],
];

test.each(BAD)('of a bucket that %s nothing is read, nor is it asked again for a while', async (_how, instead, why) => {
  const store = open();
  await store.write(KEY, PICTURE);
  bucket.instead = instead;
  expect(await store.read(KEY)).toBeNull();
  const asked = bucket.asked.length;
  expect(await store.read(KEY)).toBeNull();
  await store.write(KEY, PICTURE);
  expect(bucket.asked).toHaveLength(asked);
  expect(lines).toEqual([`pictures are not kept at ${new URL(bucket.settings.url).host}: ${why}`]);
  clock = 1_000;
  bucket.instead = null;
  expect(await store.read(KEY)).toEqual(PICTURE);
  expect(lines).toEqual([expect.anything(), expect.stringContaining('again')]);
});

test('what was changed in the bucket is not taken for the picture', async () => {
  await open().write(KEY, PICTURE);
  const kept = bucket.kept.get(PLACE);
  if (kept) bucket.kept.set(PLACE, { ...kept, bytes: Buffer.from('another') });
  expect(await open().read(KEY)).toBeNull();
});

test('a bucket that is away costs nothing but the keeping', async () => {
  const { settings } = bucket;
  await bucket.close();
  const store = createS3PictureStore({ bucket: settings, log: (line) => lines.push(line) });
  await store.write(KEY, PICTURE);
  expect(await store.read(KEY)).toBeNull();
  expect(lines).toHaveLength(1);
  bucket = await openBucket();
});

const WEBP: ReadonlySet<'webp'> = new Set(['webp']);
const request = { path: 'a.jpg', size: { width: 150, height: 150 }, accepts: WEBP };

/** A process that draws pictures, with how often it has drawn one. */
function openMedia() {
  const render = vi.fn(async () => new TextEncoder().encode('drawn'));
  const pictureAt = () => ({ kind: 'placeholder' }) as const;
  return { render, media: createMedia({ cacheFolder: '/nowhere', store: open(), pictureAt, render }) };
}

test('a picture is drawn by one process and found by the next', async () => {
  const [one, other] = [openMedia(), openMedia()];
  const drawn = await one.media.picture(request);
  expect(await other.media.picture(request)).toEqual(drawn);
  expect([one.render.mock.calls.length, other.render.mock.calls.length]).toEqual([1, 0]);
});

test.each(BAD)('a picture is drawn all the same where the bucket %s', async (_how, instead) => {
  bucket.instead = instead;
  const { media } = openMedia();
  expect(await media.picture(request)).toMatchObject({ format: 'webp', bytes: new TextEncoder().encode('drawn') });
});
