import { createHash, randomUUID } from 'node:crypto';
import type { Frame } from '#reference-api/pictures/frame.ts';
import { drawPicture, type PictureOrder } from '#reference-api/pictures/picture.ts';
import { createFilePictureStore } from './picture-store.ts';
import { type PictureFormat, render } from './render.ts';
import { PICTURE_SIZES, type PictureSize } from './sizes.ts';
import { createTurns, type Urgency } from './turns.ts';

type PictureRequest = { readonly path: string; readonly size: Frame; readonly format: PictureFormat };

export interface Media {
  /** The picture, made now unless it was made before; null where there is nothing at the path. */
  picture(request: PictureRequest): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Makes pictures ahead, one after the other, behind everything a shopper waits for. Unknown paths are passed over. */
  warm(paths: readonly string[], size: PictureSize, signal?: AbortSignal): Promise<void>;
}

type Ports = {
  readonly cacheFolder: string;
  readonly pictureAt: (path: string) => PictureOrder | null;
  readonly render?: typeof render;
};

/** To be raised when the drawing code changes, so that pictures kept on disk are made anew. */
const DRAWING = 1;
const RENDERS_AT_ONCE = 2;

type Commission = { readonly order: PictureOrder; readonly size: Frame; readonly format: PictureFormat };

/** Named for what is drawn, not for the path: made-up paths of missing pictures cannot fill the disk. */
const keyOf = (commission: Commission): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, commission]))
    .digest('hex')
    .slice(0, 40);

/** Draws the pictures of the collection on request and keeps them in a folder. */
export function createMedia({ cacheFolder, pictureAt, render: paint = render }: Ports): Media {
  const store = createFilePictureStore(cacheFolder, randomUUID);
  const takeTurn = createTurns(RENDERS_AT_ONCE);
  const underway = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  const make = async (key: string, { order, size, format }: Commission, urgency: Urgency) => {
    const kept = await store.read(key);
    if (kept !== null) return kept;
    const made = await takeTurn(() => paint(drawPicture(order, size), format), urgency);
    await store.write(key, made);
    return made;
  };

  const obtain = (commission: Commission, urgency: Urgency): Promise<Uint8Array<ArrayBuffer>> => {
    const key = keyOf(commission);
    const known = underway.get(key);
    if (known !== undefined) return known;
    const making = make(key, commission, urgency).finally(() => underway.delete(key));
    underway.set(key, making);
    return making;
  };

  return {
    picture: async ({ path, size, format }) => {
      const order = pictureAt(path);
      return order === null ? null : obtain({ order, size, format }, 'now');
    },
    warm: async (paths, size, signal) => {
      for (const path of paths) {
        if (signal?.aborted) return;
        const order = pictureAt(path);
        if (order !== null) await obtain({ order, size: PICTURE_SIZES[size], format: 'webp' }, 'later');
      }
    },
  };
}
