import { createHash, randomUUID } from 'node:crypto';
import type { Frame } from '#reference-api/pictures/drawing/frame.ts';
import type { PictureOrder } from '#reference-api/pictures/picture.ts';
import { createTurns, type Urgency } from '#reference-api/process/turns.ts';
import { Unavailable } from '#reference-api/process/unavailable.ts';
import { createDrawing, type Draw } from './drawing.ts';
import type { FilmOrder } from './film-order.ts';
import { createFilms, type Films } from './films.ts';
import { createFilePictureStore } from './picture-store.ts';
import { type PictureFormat, type Render, render } from './render.ts';
import { PICTURE_SIZES, type PictureSize } from './sizes.ts';
import { untilAborted } from './until-aborted.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** `accepts` are the formats that the asker reads besides JPEG, which everybody does. */
type PictureRequest = { readonly path: string; readonly size: Frame; readonly accepts: ReadonlySet<PictureFormat> };

type Picture = { readonly format: PictureFormat; readonly bytes: Bytes };

export interface Media extends Films {
  /**
   * The picture in the best format at hand, made now unless it was made before; null where there is nothing at the
   * path. AVIF takes too long to wait for: it is made after the first request and answered from then on.
   */
  picture(request: PictureRequest): Promise<Picture | null>;
  /** Makes pictures ahead, one after the other, behind everything a shopper waits for. Unknown paths, and what takes too long, are passed over. */
  warm(paths: readonly string[], size: PictureSize, signal?: AbortSignal): Promise<void>;
}

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

/** To be raised when the drawing code changes, so that pictures kept on disk are made anew. */
const DRAWING = 6;
const RENDERS_AT_ONCE = 2;

type Commission = { readonly order: PictureOrder; readonly size: Frame; readonly format: PictureFormat };

/** Named for what is drawn, not for the path: made-up paths of missing pictures cannot fill the disk. */
const keyOf = (commission: Commission): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, commission]))
    .digest('hex')
    .slice(0, 40);

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
  const takeTurn = createTurns(RENDERS_AT_ONCE);
  const underway = new Map<string, Promise<Bytes>>();

  const make = async (key: string, { order, size, format }: Commission, urgency: Urgency) => {
    const kept = await store.read(key);
    if (kept !== null) return kept;
    const made = await takeTurn(() => {
      const limit = AbortSignal.timeout(mostMs);
      const painted = draw(order, size, limit).then((svg) => paint(svg, format, mostMs));
      return untilAborted(painted, limit);
    }, urgency);
    await store.write(key, made);
    return made;
  };

  const obtain = (commission: Commission, urgency: Urgency): Promise<Bytes> => {
    const key = keyOf(commission);
    // Whoever waits must not stand behind work done ahead, so the two are told apart.
    const task = `${urgency} ${key}`;
    const known = underway.get(task) ?? underway.get(`now ${key}`);
    if (known !== undefined) return known;
    const making = make(key, commission, urgency).finally(() => underway.delete(task));
    underway.set(task, making);
    return making;
  };

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
