import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PictureOrder } from '#reference-api/pictures/picture.ts';
import { createMedia } from './media.ts';

const size = { width: 150, height: 150 };
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
  const first = await createMedia({ cacheFolder, pictureAt, render }).picture({ path: 'a.jpg', size, format: 'webp' });
  const second = await createMedia({ cacheFolder, pictureAt, render }).picture({ path: 'a.jpg', size, format: 'webp' });
  expect(second).toEqual(first);
  expect(render).toHaveBeenCalledTimes(1);
});

test('makes a picture that many ask for at once only once', async () => {
  const render = createPaint();
  const media = createMedia({ cacheFolder, pictureAt, render });
  await Promise.all(Array.from({ length: 20 }, () => media.picture({ path: 'a.jpg', size, format: 'webp' })));
  expect(render).toHaveBeenCalledTimes(1);
});

test('makes each format and each size by itself', async () => {
  const render = createPaint();
  const media = createMedia({ cacheFolder, pictureAt, render });
  await media.picture({ path: 'a.jpg', size, format: 'webp' });
  await media.picture({ path: 'a.jpg', size, format: 'jpeg' });
  await media.picture({ path: 'a.jpg', size: { width: 222, height: 336 }, format: 'webp' });
  expect(render).toHaveBeenCalledTimes(3);
  expect(await filesIn(cacheFolder)).toHaveLength(3);
});

test('keeps one file for all missing pictures', async () => {
  const media = createMedia({ cacheFolder, pictureAt, render: createPaint() });
  for (const path of ['no_selection', 'x/no_selection', 'y/no_selection.jpg']) {
    await media.picture({ path, size, format: 'webp' });
  }
  expect(await filesIn(cacheFolder)).toHaveLength(1);
});

test('has nothing for an unknown path', async () => {
  const render = createPaint();
  const media = createMedia({ cacheFolder, pictureAt, render });
  expect(await media.picture({ path: 'none.jpg', size, format: 'webp' })).toBeNull();
  expect(render).not.toHaveBeenCalled();
});

test('still answers when nothing can be kept', async () => {
  const file = join(cacheFolder, 'in-the-way');
  await writeFile(file, '');
  const media = createMedia({ cacheFolder: file, pictureAt, render: createPaint() });
  expect(await media.picture({ path: 'a.jpg', size, format: 'webp' })).not.toBeNull();
});

test('a picture that could not be made is tried again at the next request', async () => {
  const render = createPaint();
  render.mockRejectedValueOnce(new Error('out of memory'));
  const media = createMedia({ cacheFolder, pictureAt, render });
  await expect(media.picture({ path: 'a.jpg', size, format: 'webp' })).rejects.toThrow('out of memory');
  await expect(media.picture({ path: 'a.jpg', size, format: 'webp' })).resolves.not.toBeNull();
});

test('makes listed pictures ahead and passes over unknown ones', async () => {
  const render = createPaint();
  const media = createMedia({ cacheFolder, pictureAt, render });
  await media.warm(['none.jpg', 'a.jpg'], 'cart');
  await media.picture({ path: 'a.jpg', size, format: 'webp' });
  expect(render).toHaveBeenCalledTimes(1);
});

test('stops making pictures ahead when told to', async () => {
  const render = createPaint();
  await createMedia({ cacheFolder, pictureAt, render }).warm(['a.jpg'], 'cart', AbortSignal.abort());
  expect(render).not.toHaveBeenCalled();
});
