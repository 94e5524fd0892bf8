import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PictureOrder } from '#api/demo/pictures/picture.ts';
import type { PictureFormat } from '#api/media/media.ts';
import { Unavailable } from '#api/process/unavailable.ts';
import { createMedia } from './demo-media.ts';

const size = { width: 150, height: 150 };
const WEBP: ReadonlySet<PictureFormat> = new Set(['webp']);
const BOTH: ReadonlySet<PictureFormat> = new Set(['avif', 'webp']);
const NONE: ReadonlySet<PictureFormat> = new Set();
const placeholder: PictureOrder = { kind: 'placeholder' };
const pictureAt = (path: string): PictureOrder | null => (path.startsWith('none') ? null : placeholder);

let cacheFolder = '';
beforeEach(async () => {
  cacheFolder = await mkdtemp(join(tmpdir(), 'media-'));
});
afterEach(() => rm(cacheFolder, { recursive: true, force: true }));

const createPaint = () =>
  vi.fn(async (svg: string, format: string) => new TextEncoder().encode(`${format} ${svg.length}`));

const filesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test('makes a picture once and finds it on disk after', async () => {
  const render = createPaint();
  const first = await createMedia({ cacheFolder, pictureAt, render }).picture({ path: 'a.jpg', size, accepts: WEBP });
  const second = await createMedia({ cacheFolder, pictureAt, render }).picture({ path: 'a.jpg', size, accepts: WEBP });
  expect(second).toEqual(first);
  expect(render).toHaveBeenCalledTimes(1);
});

test('makes a picture that many ask for at once only once', async () => {
  const render = createPaint();
  const media = createMedia({ cacheFolder, pictureAt, render });
  await Promise.all(Array.from({ length: 20 }, () => media.picture({ path: 'a.jpg', size, accepts: WEBP })));
  expect(render).toHaveBeenCalledTimes(1);
});

test('makes each format and each size by itself', async () => {
  const render = createPaint();
  const media = createMedia({ cacheFolder, pictureAt, render });
  await media.picture({ path: 'a.jpg', size, accepts: WEBP });
  await media.picture({ path: 'a.jpg', size, accepts: NONE });
  await media.picture({ path: 'a.jpg', size: { width: 222, height: 336 }, accepts: WEBP });
  expect(render).toHaveBeenCalledTimes(3);
  expect(await filesIn(cacheFolder)).toHaveLength(3);
});

test('keeps one file for all missing pictures', async () => {
  const media = createMedia({ cacheFolder, pictureAt, render: createPaint() });
  for (const path of ['no_selection', 'x/no_selection', 'y/no_selection.jpg']) {
    await media.picture({ path, size, accepts: WEBP });
  }
  expect(await filesIn(cacheFolder)).toHaveLength(1);
});

test('has nothing for an unknown path', async () => {
  const render = createPaint();
  const media = createMedia({ cacheFolder, pictureAt, render });
  expect(await media.picture({ path: 'none.jpg', size, accepts: WEBP })).toBeNull();
  expect(render).not.toHaveBeenCalled();
});

test('still answers when nothing can be kept', async () => {
  const file = join(cacheFolder, 'in-the-way');
  await writeFile(file, '');
  const media = createMedia({ cacheFolder: file, pictureAt, render: createPaint() });
  expect(await media.picture({ path: 'a.jpg', size, accepts: WEBP })).not.toBeNull();
});

test('a picture that could not be made is tried again at the next request', async () => {
  const render = createPaint();
  render.mockRejectedValueOnce(new Error('out of memory'));
  const media = createMedia({ cacheFolder, pictureAt, render });
  await expect(media.picture({ path: 'a.jpg', size, accepts: WEBP })).rejects.toThrow('out of memory');
  await expect(media.picture({ path: 'a.jpg', size, accepts: WEBP })).resolves.not.toBeNull();
});

test('makes listed pictures ahead and passes over unknown ones', async () => {
  const render = createPaint();
  const media = createMedia({ cacheFolder, pictureAt, render });
  await media.warm(['none.jpg', 'a.jpg'], 'cart');
  await media.picture({ path: 'a.jpg', size, accepts: WEBP });
  expect(render).toHaveBeenCalledTimes(1);
});

test('stops making pictures ahead when told to', async () => {
  const render = createPaint();
  await createMedia({ cacheFolder, pictureAt, render }).warm(['a.jpg'], 'cart', AbortSignal.abort());
  expect(render).not.toHaveBeenCalled();
});

test('makes AVIF behind the first answer and gives it from then on, also after a restart', async () => {
  const render = createPaint();
  const media = createMedia({ cacheFolder, pictureAt, render });
  const formatAsked = async (from = media) => (await from.picture({ path: 'a.jpg', size, accepts: BOTH }))?.format;
  expect(await formatAsked()).toBe('webp');
  await expect.poll(() => formatAsked()).toBe('avif');
  expect(render.mock.calls.map(([, format]) => format)).toEqual(['webp', 'avif']);
  expect(await formatAsked(createMedia({ cacheFolder, pictureAt, render }))).toBe('avif');
  expect(render).toHaveBeenCalledTimes(2);
});

test('gives no AVIF to who does not read it', async () => {
  const media = createMedia({ cacheFolder, pictureAt, render: createPaint() });
  await media.picture({ path: 'a.jpg', size, accepts: BOTH });
  await expect.poll(async () => (await media.picture({ path: 'a.jpg', size, accepts: BOTH }))?.format).toBe('avif');
  expect((await media.picture({ path: 'a.jpg', size, accepts: WEBP }))?.format).toBe('webp');
});

test('an AVIF that fails costs nobody the picture, and is tried again', async () => {
  const render = createPaint();
  render.mockImplementationOnce(async () => new Uint8Array([1]));
  render.mockRejectedValueOnce(new Error('encoder'));
  const media = createMedia({ cacheFolder, pictureAt, render });
  expect((await media.picture({ path: 'a.jpg', size, accepts: BOTH }))?.format).toBe('webp');
  await expect.poll(async () => (await media.picture({ path: 'a.jpg', size, accepts: BOTH }))?.format).toBe('avif');
});

test('makes no AVIF where it is told to stay quiet', async () => {
  const render = createPaint();
  const ask = { path: 'a.jpg', size, accepts: BOTH };
  await createMedia({ cacheFolder, pictureAt, render, improves: false }).picture(ask);
  const another = createMedia({ cacheFolder: join(cacheFolder, 'another'), pictureAt, render: createPaint() });
  await expect.poll(async () => (await another.picture(ask))?.format).toBe('avif'); // begun later, so this one's would be there
  expect(render.mock.calls.map(([, format]) => format)).toEqual(['webp']);
});

test.each([
  ['drawn', { draw: () => new Promise<string>(() => undefined), render: createPaint() }],
  ['encoded', { draw: async () => '<svg/>', render: () => new Promise<never>(() => undefined) }],
])('a picture that is %s for too long is given up, and the next one has its turn', async (_what, slow) => {
  const slowly = createMedia({ cacheFolder, pictureAt, patienceMs: 20, mostMs: 20, ...slow });
  const asked = ['a.jpg', 'none.jpg', 'c.jpg', 'd.jpg'].map((path, at) =>
    slowly.picture({ path, size: { width: 150 + at, height: 150 }, accepts: NONE }),
  );
  const answers = await Promise.allSettled(asked);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'rejected']);
  await expect(asked[3]).rejects.toBeInstanceOf(Unavailable);
  expect(await filesIn(cacheFolder)).toEqual([]);
});

test('a picture that is late for who asked is finished and kept for who asks next', async () => {
  const { promise, resolve } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const paint = vi.fn().mockReturnValueOnce(promise);
  const media = createMedia({ cacheFolder, pictureAt, render: paint, patienceMs: 20 });
  const ask = { path: 'a.jpg', size, accepts: WEBP };
  await expect(media.picture(ask)).rejects.toBeInstanceOf(Unavailable);
  resolve(new Uint8Array([7]));
  await expect.poll(() => filesIn(cacheFolder)).toHaveLength(1);
  expect(await media.picture(ask)).toEqual({ format: 'webp', bytes: new Uint8Array([7]) });
  expect(paint).toHaveBeenCalledTimes(1);
});

test.each([
  ['in another format that was asked for before', { size: { width: 310, height: 300 }, accepts: NONE }, 'jpeg'],
  ['in a smaller size', { size: { width: 222, height: 336 }, accepts: WEBP }, 'webp'],
])('meanwhile it is had %s, not to be kept', async (_how, before, format) => {
  const paint = vi.fn(async (_svg: string, _format: string) => new Uint8Array([7]));
  await createMedia({ cacheFolder, pictureAt, render: paint }).picture({ path: 'a.jpg', ...before });
  paint.mockReturnValue(new Promise(() => undefined));
  const media = createMedia({ cacheFolder, pictureAt, render: paint, patienceMs: 20 });
  const asked = { width: before.size.width === 222 ? 720 : 310, height: before.size.width === 222 ? 1090 : 300 };
  const picture = await media.picture({ path: 'a.jpg', size: asked, accepts: WEBP });
  expect(picture).toEqual({ format, bytes: new Uint8Array([7]), isStandIn: true });
});

test('the encoder has as long as the whole picture has', async () => {
  const render = vi.fn(async (_svg: string, _format: string, _mostMs: number) => new Uint8Array([1]));
  const media = createMedia({ cacheFolder, pictureAt, render, mostMs: 60_000 });
  await media.picture({ path: 'a.jpg', size, accepts: WEBP });
  expect(render).toHaveBeenCalledExactlyOnceWith(expect.any(String), 'webp', 60_000);
});

test('making pictures ahead passes over one that takes too long, and stops at any other fault', async () => {
  const paint = vi
    .fn()
    .mockRejectedValueOnce(new Unavailable('Too long.'))
    .mockResolvedValue(new Uint8Array([1]));
  await createMedia({ cacheFolder, pictureAt, render: paint }).warm(['a.jpg'], 'cart');
  await createMedia({ cacheFolder, pictureAt, render: paint }).warm(['a.jpg'], 'cart');
  expect(paint).toHaveBeenCalledTimes(2);
  const broken = createMedia({ cacheFolder, pictureAt, render: () => Promise.reject(new Error('no memory')) });
  await expect(broken.warm(['a.jpg'], 'thumb')).rejects.toThrow('no memory');
});
