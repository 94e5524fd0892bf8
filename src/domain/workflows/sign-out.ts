import type { Notify } from '#domain/notices/notify.ts';
import type { RunQueue } from '#domain/queue/run-queue.ts';
import type { UntilTakenOver } from '#domain/session/forget-person.ts';
import { becoming, nextMoment, ownerOf, type Session } from '#domain/session/session.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import type { LeavePerson } from './leave-person.ts';

/** How long the device, and what waits, may take before a customer is signed out (fault model, row 45). */
const LAST_RUN_MS = 3_000;

/**
 * Signs out in all tabs and leaves nothing behind; a silent one tells nothing (SESS-31 to SESS-39). What a guest had here is
 * theirs since they came, and goes with them, also where the device has not been read since: once they have left nobody can
 * tell it from what the next guest puts in.
 */
export type SignOut = (how?: { readonly isSilent?: boolean }) => Promise<void>;

type Ports = {
  readonly session: PersistedCell<Session>;
  readonly runQueue: RunQueue;
  readonly untilTakenOver: UntilTakenOver;
  readonly leavePerson: LeavePerson;
  readonly clock: Pick<Clock, 'wait' | 'now'>;
  readonly notify: Notify;
};

export function createSignOut({ session, runQueue, untilTakenOver, leavePerson, clock, notify }: Ports): SignOut {
  return async ({ isSilent = false } = {}) => {
    const owner = ownerOf(session.get());
    if (owner === null) return;
    const left: Session = { kind: 'guest', leftAt: nextMoment(session.get(), clock.now()) };
    await Promise.race([readyToLeave(), clock.wait(LAST_RUN_MS)]);
    if (ownerOf(session.get()) !== owner) return; // the session was lost meanwhile, and is left already
    if (becoming(session.get(), left) !== left) return; // they have signed in again at another page
    session.update((now) => becoming(now, left));
    await session.settled();
    if (ownerOf(session.get()) === owner) return; // they have signed in again since
    await leavePerson(owner);
    if (!isSilent) notify({ code: 'signed-out' });
  };

  /** What waits is sent, and the page has heard what others did meanwhile. */
  async function readyToLeave(): Promise<void> {
    await Promise.all([runQueue({ isAtOnce: true }), untilTakenOver()]);
    await session.read();
  }
}
