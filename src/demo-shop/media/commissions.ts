import { createHash } from 'node:crypto';
import type { PictureOrder } from '#demo-shop/pictures/picture.ts';
import type { Bytes, PictureFormat } from '#reference-api/media/media.ts';
import type { Frame } from '#reference-api/media/sizes.ts';
import { createTurns, type Urgency } from '#reference-api/process/turns.ts';
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

/** The picture of a commission, made now unless it was made before; all who ask while it is made share it. */
export type Obtain = (commission: Commission, urgency: Urgency) => Promise<Bytes>;

type Ports = {
  readonly store: PictureStore;
  readonly draw: Draw;
  readonly render: Render;
  readonly mostMs: number;
};

export function createObtain({ store, draw, render, mostMs }: Ports): Obtain {
  const takeTurn = createTurns(RENDERS_AT_ONCE);
  const underway = new Map<string, Promise<Bytes>>();

  const make = async (key: string, { order, size, format }: Commission, urgency: Urgency) => {
    const kept = await store.read(key);
    if (kept !== null) return kept;
    const made = await takeTurn(() => {
      const limit = AbortSignal.timeout(mostMs);
      const painted = draw(order, size, limit).then((svg) => render(svg, format, mostMs));
      return untilAborted(painted, limit);
    }, urgency);
    await store.write(key, made);
    return made;
  };

  return (commission, urgency) => {
    const key = keyOf(commission);
    // Whoever waits must not stand behind work done ahead, so the two are told apart.
    const task = `${urgency} ${key}`;
    const known = underway.get(task) ?? underway.get(`now ${key}`);
    if (known !== undefined) return known;
    const making = make(key, commission, urgency).finally(() => underway.delete(task));
    underway.set(task, making);
    return making;
  };
}
