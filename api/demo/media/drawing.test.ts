import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { drawPicture, type PictureOrder } from '#api/demo/pictures/picture.ts';
import { Unavailable } from '#api/process/unavailable.ts';
import { createDrawing } from './drawing.ts';

const frame = { width: 150, height: 150 };
const placeholder: PictureOrder = { kind: 'placeholder' };
/** What a mistake in an order would be: a garment that nobody knows. */
const impossible = { kind: 'plate', plate: { garment: 'cloak' } } as unknown as PictureOrder;

test('draws in another thread just what would be drawn in this one', async () => {
  expect(await createDrawing()(placeholder, frame)).toBe(drawPicture(placeholder, frame));
});

test('gives each of many at once its own picture', async () => {
  const draw = createDrawing();
  const frames = [100, 200, 300].map((width) => ({ width, height: width }));
  const drawn = await Promise.all(frames.map((each) => draw(placeholder, each)));
  expect(drawn).toEqual(frames.map((each) => drawPicture(placeholder, each)));
});

test('an order that cannot be drawn fails alone', async () => {
  const draw = createDrawing();
  const [failed, drawn] = await Promise.allSettled([draw(impossible, frame), draw(placeholder, frame)]);
  expect(failed.status).toBe('rejected');
  expect(drawn.status).toBe('fulfilled');
});

test('a drawing whose time is over is given up with its thread, and the next one is drawn by another', async () => {
  const draw = createDrawing();
  const limit = new AbortController();
  const drawing = draw(placeholder, frame, limit.signal);
  limit.abort();
  await expect(drawing).rejects.toBeInstanceOf(Unavailable);
  expect(await draw(placeholder, frame)).toBe(drawPicture(placeholder, frame));
});

/** A thread that does as its orders are called. */
const moody = new URL(`data:text/javascript,
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ id, order }) => {
    if (order.kind === 'dies') throw new Error('dead');
    while (order.kind === 'hangs');
    parentPort.postMessage({ id, svg: order.kind });
  });`);
const [dies, hangs] = ['dies', 'hangs'].map((kind) => ({ kind }) as unknown as PictureOrder) as [
  PictureOrder,
  PictureOrder,
];

test('what waits behind a drawing that takes too long is drawn', async () => {
  const draw = createDrawing(moody);
  const hanging = draw(hangs, frame, AbortSignal.timeout(100));
  const others = [draw(placeholder, frame), draw(placeholder, frame)];
  await expect(hanging).rejects.toBeInstanceOf(Unavailable);
  expect(await Promise.all(others)).toEqual(['placeholder', 'placeholder']);
});

test('what waits behind a drawing that its thread dies of is drawn', async () => {
  const draw = createDrawing(moody);
  const drawings = [placeholder, dies, placeholder, dies, placeholder].map((order) => draw(order, frame));
  const ends = (await Promise.allSettled(drawings)).map(({ status }) => status);
  expect(ends).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled']);
});

test('a picture that was drawn before its thread died is not refused, however late its answer is read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'drawing-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const grave = join(folder, 'dead');
  const mortal = new URL(`data:text/javascript,
    import { writeFileSync } from 'node:fs';
    import { parentPort } from 'node:worker_threads';
    process.on('exit', () => writeFileSync('${grave}', ''));
    parentPort.on('message', ({ id, order }) => {
      if (order.kind === 'dies') throw new Error('dead');
      parentPort.postMessage({ id, svg: order.kind });
    });`);
  // Nothing is read in this thread until the other one is gone: its answer and its death are then there together.
  process.once('worker', (thread) => {
    thread.once('online', () => {
      for (const end = Date.now() + 10_000; !existsSync(grave) && Date.now() < end; );
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    });
  });
  const draw = createDrawing(mortal);
  const drawings = Promise.allSettled([draw(placeholder, frame), draw(dies, frame)]);
  expect((await drawings).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});

test('a thread that cannot begin fails what it was to draw', async () => {
  const draw = createDrawing(new URL('data:text/javascript,throw new Error("none")'));
  const ends = await Promise.allSettled([draw(placeholder, frame), draw(placeholder, frame)]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('a limit that is over after the drawing changes nothing', async () => {
  const draw = createDrawing();
  const limit = new AbortController();
  await draw(placeholder, frame, limit.signal);
  const other = draw(placeholder, frame);
  limit.abort();
  expect(await other).toBe(drawPicture(placeholder, frame));
});
