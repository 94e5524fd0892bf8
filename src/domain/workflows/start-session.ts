import type { CustomerId } from '#domain/session/customer.ts';
import type { TakeOver } from '#domain/session/forget-person.ts';
import { guestSession, ownerOf, type Session } from '#domain/session/session.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { TabMessages } from '#domain/storage/across-tabs.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import type { LeavePerson } from './leave-person.ts';
import type { LoadCustomer } from './load-customer.ts';

/**
 * Starts the session of a page, once (SESS-05 to SESS-09): whoever was signed in is so again, and what happens to the
 * session in other tabs is followed from then on. Resolves when it is known who visits.
 */
export type StartSession = () => Promise<void>;

type Ports = {
  readonly session: PersistedCell<Session>;
  readonly visitor: Cell<CustomerId | null>;
  readonly sessionStart: Cell<number | null>;
  readonly clock: Clock;
  readonly tabMessages: TabMessages;
  readonly leavePerson: LeavePerson;
  readonly takeOver: TakeOver;
  readonly loadCustomer: LoadCustomer;
};

/** The name of the session among what is kept, and of the signal that it has changed. */
const SESSION = 'session';

export function createStartSession(ports: Ports): StartSession {
  const { session, visitor, sessionStart, clock, tabMessages, leavePerson, takeOver, loadCustomer } = ports;
  let started: Promise<void> | null = null;
  return () => {
    started ??= start();
    return started;
  };

  async function start(): Promise<void> {
    await session.open();
    session.update((now) => (now.kind === 'unknown' || now.kind === 'ended' ? guestSession : now));
    sessionStart.update(() => clock.now());
    tabMessages.listen(SESSION, () => void follow());
    session.onTakenIn(() => void follow());
    visitor.update(() => ownerOf(session.get()));
    if (ownerOf(session.get()) !== null) void loadCustomer();
  }

  /** Another tab has signed in or out. */
  async function follow(): Promise<void> {
    await session.read();
    const before = visitor.get();
    const now = ownerOf(session.get());
    if (now === before) return;
    if (before === null) await takeOver();
    else await leavePerson(before);
    await loadCustomer();
  }
}
