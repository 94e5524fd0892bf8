import type { Cell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { lifetimeOf, type Notice, type Notices, withNotice, withoutNotice } from './notices.ts';

export type Notify = (notice: Notice) => void;

const LOOK_AGAIN_MS = 1_000; // while the shopper holds the notices

type Ports = { readonly notices: Cell<Notices>; readonly clock: Clock };

/** Shows a notice and takes it away when its time is over and nobody is reading it. */
export function createNotify({ notices, clock }: Ports): Notify {
  return (notice) => {
    const id = notices.get().nextId;
    notices.update((now) => withNotice(now, notice, clock.now()));
    const isNew = notices.get().nextId !== id;
    if (isNew) void leave(id, lifetimeOf(notice));
  };

  async function leave(id: number, lifetime: number | null): Promise<void> {
    if (lifetime === null) return;
    await clock.wait(lifetime);
    while (notices.get().isHeld) await clock.wait(LOOK_AGAIN_MS);
    notices.update((now) => withoutNotice(now, id));
  }
}
