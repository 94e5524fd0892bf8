import { randomUUID } from 'node:crypto';
import type { PictureOrder } from '#demo-shop/pictures/picture.ts';
import type { Media, Picture } from '#reference-api/media/media.ts';
import type { Frame } from '#reference-api/media/sizes.ts';
import { PICTURE_SIZES } from '#reference-api/media/sizes.ts';
import { Unavailable } from '#reference-api/process/unavailable.ts';
import { type Commission, createObtain, keyOf } from './commissions.ts';
import { createDrawing, type Draw } from './drawing.ts';
import type { FilmOrder } from './film-order.ts';
import { createFilms } from './films.ts';
import { createFilePictureStore } from './picture-store.ts';
import { type Render, render } from './render.ts';

type Ports = {
  readonly cacheFolder: string;
  readonly pictureAt: (path: string) => PictureOrder | null;
  /** Without it there are no films. */
  readonly filmAt?: (name: string) => FilmOrder | null;
  readonly draw?: Draw;
  readonly render?: Render;
  /** For how long a picture may be drawn and encoded, from the moment its turn has come. */
  readonly mostMs?: number;
  /** False leaves AVIF out, for processes that must stay quiet between requests. */
  readonly improves?: boolean;
};

/** Source: security, section 10. */
const MOST_MS = 5_000;

/** What takes too long ahead of its time is left to whoever asks for it. */
const passOver = (error: unknown): void => {
  if (!(error instanceof Unavailable)) throw error;
};

/** Draws the pictures of the collection on request and keeps them in a folder. */
export function createMedia({
  cacheFolder,
  pictureAt,
  filmAt = () => null,
  draw = createDrawing(),
  render: paint = render,
  mostMs = MOST_MS,
  improves = true,
}: Ports): Media {
  const store = createFilePictureStore(cacheFolder, randomUUID);
  const obtain = createObtain({ store, draw, render: paint, mostMs });

  /** A picture that cannot be improved stays as it is; the next request tries again. */
  const improve = (commission: Commission): void => {
    if (improves) void obtain(commission, 'idle').catch(() => undefined);
  };

  /** The AVIF if it was made before; otherwise the plain format, and then the AVIF when nothing else is to do. */
  const best = async (order: PictureOrder, size: Frame, plain: 'webp' | 'jpeg'): Promise<Picture> => {
    const smaller: Commission = { order, size, format: 'avif' };
    const kept = await store.read(keyOf(smaller));
    if (kept !== null) return { format: 'avif', bytes: kept };
    const bytes = await obtain({ order, size, format: plain }, 'now');
    improve(smaller);
    return { format: plain, bytes };
  };

  return {
    ...createFilms({ store, filmAt, draw }),
    picture: async ({ path, size, accepts }) => {
      const order = pictureAt(path);
      if (order === null) return null;
      const plain = accepts.has('webp') ? 'webp' : 'jpeg';
      if (accepts.has('avif')) return best(order, size, plain);
      return { format: plain, bytes: await obtain({ order, size, format: plain }, 'now') };
    },
    warm: async (paths, size, signal) => {
      for (const path of paths) {
        if (signal?.aborted) return;
        const order = pictureAt(path);
        if (order !== null) await obtain({ order, size: PICTURE_SIZES[size], format: 'webp' }, 'soon').catch(passOver);
      }
    },
  };
}
