import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import type { CustomerId } from './customer.ts';
import type { Found, Ownership } from './owned-store.ts';
import { ownerOf, type Session } from './session.ts';

type Ports = {
  readonly session: Pick<PersistedCell<Session>, 'get' | 'settled' | 'stored'>;
  readonly visitor: ReadonlyCell<CustomerId | null>;
};

/** Who a reading will find, once the changes of the session before it are stored. */
type Asking = { readonly stored: Promise<void>; readonly found: Promise<Found> };

/**
 * Whose things are kept, by whose page this tab shows and by the session that all tabs share. Whoever asks before a reading
 * has begun is served by that one: a page that opens asks for each thing that it keeps.
 */
export function createOwnership({ session, visitor }: Ports): Ownership {
  let asking: Asking | null = null;
  return {
    present: () => visitor.get(),
    kept: async () => (await find()).owner,
    find,
  };

  function find(): Promise<Found> {
    const stored = session.settled();
    if (asking?.stored !== stored) asking = { stored, found: stored.then(read) };
    return asking.found;
  }

  async function read(): Promise<Found> {
    asking = null;
    const stored = await session.stored();
    return { owner: ownerOf(stored.value ?? session.get()), isSure: stored.isSure };
  }
}
