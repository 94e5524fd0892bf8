import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Bytes, Films } from '#api/media/media.ts';
import type { Frame } from '#api/media/sizes.ts';
import { createTurns, type Urgency } from '#api/process/turns.ts';
import type { Draw } from './drawing.ts';
import { captionsOf, type FilmOrder, type Look, type Scene, scenesOf } from './film-order.ts';
import type { PictureStore } from './picture-store.ts';
import { untilAborted } from './until-aborted.ts';
import { type FilmFrame, webmOf } from './webm.ts';
import { frameOfWebp } from './webp-frame.ts';

type Ports = {
  readonly store: PictureStore;
  readonly filmAt: (name: string) => FilmOrder | null;
  readonly draw: Draw;
};

/** To be raised when films are made differently, so that those kept on disk are made anew. */
const CUT = 2;
/** Half a megabyte in all: a film of key frames alone is paid for frame by frame. */
const DRAWN: Frame = { width: 720, height: 1090 };
const SHOWN: Frame = { width: 432, height: 654 };
const QUALITY = { quality: 42, effort: 3 } as const;
const MOST_MS = 20_000;

/** Films of the collection: the eye moves over its pictures. Each is made once and kept. */
export function createFilms({ store, filmAt, draw }: Ports): Films {
  const takeTurn = createTurns(1);
  const underway = new Map<string, Promise<Bytes>>();

  const make = async (order: FilmOrder, key: string, urgency: Urgency): Promise<Bytes> => {
    const kept = await store.read(key);
    if (kept !== null) return kept;
    const made = await takeTurn(() => {
      const limit = AbortSignal.timeout(MOST_MS);
      return untilAborted(shoot(order, draw, limit), limit);
    }, urgency);
    await store.write(key, made);
    return made;
  };

  const obtain = (order: FilmOrder, urgency: Urgency): Promise<Bytes> => {
    const key = keyOf(order);
    const making = underway.get(key) ?? make(order, key, urgency).finally(() => underway.delete(key));
    underway.set(key, making);
    return making;
  };

  return {
    film: async (name) => {
      const order = filmAt(name);
      return order && obtain(order, 'now');
    },
    captions: (name) => {
      const order = filmAt(name);
      return order && captionsOf(order);
    },
    warmFilms: async (names, signal) => {
      for (const name of names) {
        const order = signal?.aborted ? null : filmAt(name);
        if (order !== null) await obtain(order, 'soon').catch(() => undefined); // who asks for it tries again
      }
    },
  };
}

function keyOf(order: FilmOrder): string {
  return createHash('sha256')
    .update(JSON.stringify(['film', CUT, SHOWN, order]))
    .digest('hex')
    .slice(0, 40);
}

async function shoot(order: FilmOrder, draw: Draw, limit: AbortSignal): Promise<Bytes> {
  const scenes = scenesOf(order);
  const shot: (readonly FilmFrame[])[] = [];
  for (const scene of scenes) shot.push(await framesOf(scene, draw, limit));
  return webmOf({ ...SHOWN, duration: scenes.at(-1)?.end ?? 0, scenes: shot });
}

/** The picture is drawn once; each frame is a part of it. */
async function framesOf({ shot, moments }: Scene, draw: Draw, limit: AbortSignal): Promise<readonly FilmFrame[]> {
  const svg = await draw(shot.picture, DRAWN, limit);
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#f1e9dd' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const frames: FilmFrame[] = [];
  for (const { at, look } of moments) {
    limit.throwIfAborted();
    const part = sharp(data, { raw: { width, height, channels } }).extract(boxOf(look, info));
    const webp = await part
      .resize({ ...SHOWN, fit: 'fill' })
      .webp(QUALITY)
      .toBuffer();
    frames.push({ at, vp8: frameOfWebp(webp) });
  }
  return frames;
}

/** In pixels, moved to where it lies within the picture. */
function boxOf({ x, y, width: part }: Look, { width, height }: Frame) {
  const box = { width: Math.round(width * part), height: Math.round(height * part) };
  const within = (middle: number, whole: number, size: number): number =>
    Math.round(Math.min(Math.max(middle * whole - size / 2, 0), whole - size));
  return { left: within(x, width, box.width), top: within(y, height, box.height), ...box };
}
