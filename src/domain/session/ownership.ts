import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import type { CustomerId } from './customer.ts';
import type { Ownership } from './owned-store.ts';
import { ownerOf, type Session } from './session.ts';

type Ports = {
  readonly session: Pick<PersistedCell<Session>, 'get' | 'settled' | 'stored'>;
  readonly visitor: ReadonlyCell<CustomerId | null>;
};

/** Whose things are kept, by whose page this tab shows and by the session that all tabs share. */
export function createOwnership({ session, visitor }: Ports): Ownership {
  return {
    present: () => visitor.get(),
    async kept() {
      await session.settled();
      return ownerOf((await session.stored()) ?? session.get());
    },
  };
}
