import { type Panels, withPanelAhead } from '#domain/interface/panels.ts';
import type { Notify } from '#domain/notices/notify.ts';
import type { ClearWaiting } from '#domain/queue/clear-tasks.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { endedSession, ownerOf, type Session, tokenOf } from '#domain/session/session.ts';
import type { SignInForm } from '#domain/session/sign-in-form.ts';
import type { Loss } from '#domain/session/with-authorization.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import type { LeavePerson } from './leave-person.ts';
import type { TellDroppedTasks } from './tell-dropped-tasks.ts';

/**
 * The shop has ended the session: the customer is signed out without a word of that, told what happened, and may sign in
 * again at once (SESS-48 to SESS-53). However many calls find out, it is done once.
 */
export type LoseSession = (loss: Loss) => Promise<void>;

type Ports = {
  readonly session: PersistedCell<Session>;
  readonly visitor: Cell<CustomerId | null>;
  readonly clearWaiting: ClearWaiting;
  readonly leavePerson: LeavePerson;
  readonly tellDroppedTasks: TellDroppedTasks;
  readonly panels: Cell<Panels>;
  readonly signInForm: Cell<SignInForm>;
  readonly notify: Notify;
};

export function createLoseSession(ports: Ports): LoseSession {
  const {
    session,
    visitor,
    clearWaiting,
    leavePerson,
    tellDroppedTasks: tellDiscarded,
    panels,
    signInForm,
    notify,
  } = ports;
  let losing: Promise<void> | null = null;
  return (loss) => {
    losing ??= lose(loss).finally(() => {
      losing = null;
    });
    return losing;
  };

  async function lose(loss: Loss): Promise<void> {
    const owner = visitor.get();
    if (owner === null) return;
    const token = tokenOf(session.get());
    session.update((now) => (tokenOf(now) === token ? endedSession : now));
    await session.settled();
    if (ownerOf(session.get()) !== null) return; // somebody has signed in meanwhile
    await clearWaiting(owner);
    if (visitor.get() === owner) await leavePerson(owner); // else the page is a guest's again already, by another tab's word
    signInForm.update(() => 'login');
    panels.update((now) => withPanelAhead(now, 'sign-in'));
    if (loss === 'refused') notify({ code: 'session-lost' });
    await tellDiscarded();
  }
}
