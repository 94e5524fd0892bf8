import type { Notify } from '#domain/notices/notify.ts';
import { guestSession, ownerOf, type Session } from '#domain/session/session.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import type { LeavePerson } from './leave-person.ts';

/** Signs out in all tabs and leaves nothing behind; a silent one tells nothing (SESS-31 to SESS-39). */
export type SignOut = (how?: { readonly isSilent?: boolean }) => Promise<void>;

type Ports = {
  readonly session: PersistedCell<Session>;
  readonly leavePerson: LeavePerson;
  readonly notify: Notify;
};

export function createSignOut({ session, leavePerson, notify }: Ports): SignOut {
  return async ({ isSilent = false } = {}) => {
    const owner = ownerOf(session.get());
    if (owner === null) return;
    session.update(() => guestSession);
    await session.settled();
    await leavePerson(owner);
    if (!isSilent) notify({ code: 'signed-out' });
  };
}
