import { randomUUID } from 'node:crypto';
import type { PictureOrder } from '#api/demo/pictures/picture.ts';
import { type Media, PICTURE_FORMATS, type Picture, type PictureRequest } from '#api/media/media.ts';
import type { Frame } from '#api/media/sizes.ts';
import { PICTURE_SIZES } from '#api/media/sizes.ts';
import { Unavailable } from '#api/process/unavailable.ts';
import { type Commission, createObtain, keyOf } from './commissions.ts';
import { createDrawing, type Draw } from './drawing.ts';
import type { FilmOrder } from './film-order.ts';
import { createFilms } from './films.ts';
import { createFilePictureStore, type PictureStore } from './picture-store.ts';
import { type Render, render } from './render.ts';

type Ports = {
  /** Where pictures are kept once they are made: a folder, or what all processes share. */
  readonly cacheFolder: string;
  readonly store?: PictureStore | undefined;
  readonly pictureAt: (path: string) => PictureOrder | null;
  /** Without it there are no films. */
  readonly filmAt?: (name: string) => FilmOrder | null;
  readonly draw?: Draw;
  readonly render?: Render;
  /** For how long somebody waits for a picture, and for how long it may be drawn and encoded, once its turn has come. */
  readonly patienceMs?: number;
  readonly mostMs?: number;
  /** False leaves AVIF out, for processes that must stay quiet between requests. */
  readonly improves?: boolean;
};

/** Source: security, section 10. */
const PATIENCE_MS = 5_000;
/** What was begun is finished also on a machine that has much else to do, so that it is there for who asks next. */
const MOST_MS = 60_000;

/** How much two frames of one picture may differ in their proportions. */
const SAME_SHAPE = 0.02;

/** What takes too long ahead of its time is left to whoever asks for it. */
const passOver = (error: unknown): void => {
  if (!(error instanceof Unavailable)) throw error;
};

/** Draws the pictures of the collection on request and keeps them in a folder. */
export function createMedia({
  cacheFolder,
  store = createFilePictureStore(cacheFolder, randomUUID),
  pictureAt,
  filmAt = () => null,
  draw = createDrawing(),
  render: paint = render,
  patienceMs = PATIENCE_MS,
  mostMs = MOST_MS,
  improves = true,
}: Ports): Media {
  const obtain = createObtain({ store, draw, render: paint, patienceMs, mostMs });

  const wanted = createWanted({ store, obtain, improves });

  return {
    ...createFilms({ store, filmAt, draw }),
    picture: async ({ path, size, accepts }) => {
      const order = pictureAt(path);
      if (order === null) return null;
      try {
        return await wanted(order, size, accepts);
      } catch (error) {
        const meanwhile = error instanceof Unavailable ? await standInFor(store, order, { size, accepts }) : null;
        if (meanwhile === null) throw error;
        return meanwhile;
      }
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

type Means = {
  readonly store: Pick<PictureStore, 'read'>;
  readonly obtain: ReturnType<typeof createObtain>;
  readonly improves: boolean;
};

/** A picture in the best format that there is and that its reader takes. */
const createWanted = ({ store, obtain, improves }: Means) => {
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

  return async (order: PictureOrder, size: Frame, accepts: PictureRequest['accepts']): Promise<Picture> => {
    const plain = accepts.has('webp') ? 'webp' : 'jpeg';
    if (accepts.has('avif')) return best(order, size, plain);
    return { format: plain, bytes: await obtain({ order, size, format: plain }, 'now') };
  };
};

/** What is there already of a picture that is late: another format, or the same in another size, the largest first. */
const standInFor = async (
  store: Pick<PictureStore, 'read'>,
  order: PictureOrder,
  { size, accepts }: Pick<PictureRequest, 'size' | 'accepts'>,
): Promise<Picture | null> => {
  const formats = PICTURE_FORMATS.filter((format) => format === 'jpeg' || accepts.has(format));
  for (const frame of [size, ...sizesLike(size)]) {
    for (const format of formats) {
      const bytes = await store.read(keyOf({ order, size: frame, format }));
      if (bytes !== null) return { format, bytes, isStandIn: true };
    }
  }
  return null;
};

const sizesLike = (size: Frame): readonly Frame[] => {
  const shapeOf = ({ width, height }: Frame): number => width / height;
  const alike = Object.values(PICTURE_SIZES).filter((each) => Math.abs(shapeOf(each) - shapeOf(size)) < SAME_SHAPE);
  return alike.toSorted((one, other) => other.width - one.width);
};
