import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import { type ListId, type NamedLists, presentList, withList } from './named-lists.ts';
import type { Sharing } from './shared-list.ts';

type Shared = Pick<PersistedCell<Sharing | null>, 'get' | 'update' | 'forgettings'>;

/** By which link each list is shown. */
export type Sharings = { readonly of: (list: ListId) => Shared };

type Ports = {
  /** That of the first list, which has been kept apart ever since it was the only one. */
  readonly sharing: Shared;
  readonly namedLists: Pick<PersistedCell<NamedLists>, 'get' | 'update' | 'forgettings'>;
};

/** A list that is not there any more has no link, and takes none. */
export function createSharings({ sharing, namedLists }: Ports): Sharings {
  return { of: (id) => (id === null ? sharing : sharedAs(namedLists, id)) };
}

function sharedAs(namedLists: Ports['namedLists'], id: string): Shared {
  const sharingIn = (lists: NamedLists): Sharing | null => presentList(lists, id)?.sharing ?? null;
  return {
    get: () => sharingIn(namedLists.get()),
    update: (change) =>
      namedLists.update((now) => (presentList(now, id) ? withList(now, id, { sharing: change(sharingIn(now)) }) : now)),
    forgettings: namedLists.forgettings,
  };
}
