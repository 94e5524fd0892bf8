import type { Cell } from '#domain/shared/cell.ts';
import type { Ids } from '#domain/shared/ids.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import { listName, type NameProblem, nameProblem } from './list-name.ts';
import {
  itemsIn,
  type ListId,
  listOf,
  MOST_LISTS,
  type NamedList,
  type NamedLists,
  presentList,
  presentLists,
  withList,
  withListAgain,
} from './named-lists.ts';
import { inList, type Wishlist, type WishlistItem, withoutWishlisted, withReturnedItems } from './wishlist.ts';

/** What somebody has typed, and what the first list is called beside it. */
export type Naming = { readonly typed: string; readonly first: string };

/** A list that was deleted, how many pieces went with it, and the way back. */
export type DeletedList = {
  readonly name: string;
  readonly pieces: number;
  readonly isShared: boolean;
  /** Brings back the list and its pieces, and answers what it is called now; of who has left meanwhile nothing (null). */
  readonly undo: () => string | null;
};

/** What can be done with lists. Nothing of it needs a network. */
export type ListChanges = {
  /** Answers the id of the new list, or what is wrong. */
  readonly make: (naming: Naming) => { readonly id: string } | NameProblem | 'too-many';
  /** Answers what is wrong; null when it is called so now, or is not there any more. */
  readonly rename: (id: string, naming: Naming) => NameProblem | null;
  /** Null when it is not there any more. */
  readonly remove: (id: string) => DeletedList | null;
  /** Puts a piece into another list; answers the way back. */
  readonly move: (sku: string, to: ListId) => () => void;
};

type Ports = {
  readonly wishlist: Cell<Wishlist>;
  readonly namedLists: Pick<PersistedCell<NamedLists>, 'get' | 'update' | 'forgettings'>;
  readonly ids: Ids;
};

export function createListChanges(ports: Ports): ListChanges {
  return {
    make: (naming) => made(ports, naming),
    rename(id, { typed, first }) {
      const { namedLists } = ports;
      const name = listName(typed);
      const others = presentLists(namedLists.get()).filter((list) => list.id !== id);
      const problem = nameProblem(name, [first, ...others.map((list) => list.name)]);
      if (problem === null) namedLists.update((now) => withList(now, id, { name }));
      return problem;
    },
    remove: (id) => removed(ports, id),
    move: (sku, to) => moved(ports, sku, to),
  };
}

function made({ namedLists, ids }: Ports, { typed, first }: Naming): ReturnType<ListChanges['make']> {
  const name = listName(typed);
  const lists = presentLists(namedLists.get());
  if (lists.length >= MOST_LISTS) return 'too-many';
  const problem = nameProblem(name, [first, ...lists.map((list) => list.name)]);
  if (problem !== null) return problem;
  const id = ids.next();
  namedLists.update((now) => [...now, { id, name, sharing: null, isDeleted: false }]);
  return { id };
}

/** The pieces that this page shows in it go with it; what another page has put there meanwhile is in the first list then. */
function removed({ namedLists, wishlist }: Ports, id: string): DeletedList | null {
  const list = presentList(namedLists.get(), id);
  if (!list) return null;
  const person = namedLists.forgettings();
  const before = wishlist.get();
  const items = itemsIn(before, id, namedLists.get());
  wishlist.update((now) => items.map(({ tile }) => tile.sku).reduce(withoutWishlisted, now));
  namedLists.update((now) => withList(now, id, { isDeleted: true }));
  return {
    name: list.name,
    pieces: items.length,
    isShared: list.sharing !== null,
    undo() {
      if (namedLists.forgettings() !== person) return null;
      bringBack(namedLists, list);
      wishlist.update((now) => withReturnedItems(now, items, before));
      return presentList(namedLists.get(), id)?.name ?? null;
    },
  };
}

/**
 * In its place and with the link it has by now, where it is still known. It is taken out and put in anew, so that it is there
 * also for a page that has forgotten it: a change of what is not there is none.
 */
function bringBack(namedLists: Cell<NamedLists>, list: NamedList): void {
  const before = namedLists.get();
  const at = before.findIndex(({ id }) => id === list.id);
  const back = { ...list, sharing: before[at]?.sharing ?? null, isDeleted: false };
  namedLists.update((now) => now.filter(({ id }) => id !== list.id));
  namedLists.update((now) => withListAgain(now, back, at < 0 ? before.length : at));
}

function moved({ namedLists, wishlist }: Ports, sku: string, to: ListId): () => void {
  const person = namedLists.forgettings();
  const item = wishlist.get().find(({ tile }) => tile.sku === sku);
  const from = item ? listOf(item, namedLists.get()) : null;
  put(() => true, to);
  return () => {
    const isThereStill = (each: WishlistItem): boolean => (each.list ?? null) === to; // another tab may have moved it on
    if (namedLists.forgettings() === person) put(isThereStill, from);
  };

  function put(isMeant: (item: WishlistItem) => boolean, list: ListId): void {
    wishlist.update((now) => now.map((each) => (each.tile.sku === sku && isMeant(each) ? inList(each, list) : each)));
  }
}
