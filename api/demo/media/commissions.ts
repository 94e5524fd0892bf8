import { createHash } from 'node:crypto';
import type { PictureOrder } from '#api/demo/pictures/picture.ts';
import type { Bytes, PictureFormat } from '#api/media/media.ts';
import type { Frame } from '#api/media/sizes.ts';
import { createTurns, type Urgency } from '#api/process/turns.ts';
import { Unavailable } from '#api/process/unavailable.ts';
import type { Draw } from './drawing.ts';
import type { PictureStore } from './picture-store.ts';
import type { Render } from './render.ts';
import { untilAborted } from './until-aborted.ts';

/** A picture to be made. */
export type Commission = { readonly order: PictureOrder; readonly size: Frame; readonly format: PictureFormat };

/** To be raised when the drawing code changes, so that pictures kept on disk are made anew. */
const DRAWING = 7;
const RENDERS_AT_ONCE = 2;

/** Named for what is drawn, not for the path: made-up paths of missing pictures cannot fill the disk. */
export const keyOf = (commission: Commission): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, commission]))
    .digest('hex')
    .slice(0, 40);

/**
 * The picture of a commission, made now unless it was made before; all who ask while it is made share it. Who waits for it
 * (`now`) is told Unavailable when it takes longer than their patience, and it is finished and kept all the same.
 */
export type Obtain = (commission: Commission, urgency: Urgency) => Promise<Bytes>;

type Ports = {
  readonly store: PictureStore;
  readonly draw: Draw;
  readonly render: Render;
  /** For how long somebody waits for a picture, and for how long it may be drawn and encoded, once its turn has come. */
  readonly patienceMs: number;
  readonly mostMs: number;
};

type Making = { readonly made: Promise<Bytes>; readonly begun: Promise<void> };

export function createObtain({ store, draw, render, patienceMs, mostMs }: Ports): Obtain {
  const takeTurn = createTurns(RENDERS_AT_ONCE);
  const underway = new Map<string, Making>();

  const make = async (key: string, { order, size, format }: Commission, urgency: Urgency, begin: () => void) => {
    const kept = await store.read(key);
    if (kept !== null) return kept;
    const made = await takeTurn(() => {
      begin();
      const limit = AbortSignal.timeout(mostMs);
      const painted = draw(order, size, limit).then((svg) => render(svg, format, mostMs));
      return untilAborted(painted, limit);
    }, urgency);
    await store.write(key, made);
    return made;
  };

  const start = (task: string, key: string, commission: Commission, urgency: Urgency): Making => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const made = make(key, commission, urgency, begin).finally(() => underway.delete(task));
    made.catch(() => undefined); // whoever asked may have gone
    underway.set(task, { made, begun });
    return { made, begun };
  };

  return (commission, urgency) => {
    const key = keyOf(commission);
    // Whoever waits must not stand behind work done ahead, so the two are told apart.
    const task = `${urgency} ${key}`;
    const making = underway.get(task) ?? underway.get(`now ${key}`) ?? start(task, key, commission, urgency);
    return urgency === 'now' ? withPatience(making, patienceMs) : making.made;
  };
}

const withPatience = async ({ made, begun }: Making, patienceMs: number): Promise<Bytes> => {
  const { promise: over, reject } = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  void begun.then(() => {
    timer = setTimeout(() => reject(new Unavailable('It takes too long.')), patienceMs);
  });
  try {
    return await Promise.race([made, over]);
  } finally {
    clearTimeout(timer);
  }
};
