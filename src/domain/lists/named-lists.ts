import { freeName } from './list-name.ts';
import type { Sharing } from './shared-list.ts';
import type { Wishlist, WishlistItem } from './wishlist.ts';

/** Which list of a shopper; null is the first one, the wishlist itself. */
export type ListId = string | null;

/** A list with a name beside the wishlist. Which pieces are in it the pieces say. */
export type NamedList = {
  readonly id: string;
  readonly name: string;
  /** By which link it is shown; null where it is shown by none. */
  readonly sharing: Sharing | null;
  /** It is kept until its link has ended, and so that nothing another page does with it brings it back. */
  readonly isDeleted: boolean;
};

/** In the order in which they were made. */
export type NamedLists = readonly NamedList[];

export const noNamedLists: NamedLists = [];

/** As many as can still be told apart beside each other. */
export const MOST_LISTS = 20;

export function presentLists(lists: NamedLists): NamedLists {
  return lists.filter(({ isDeleted }) => !isDeleted);
}

/** The list of that id; undefined for the first, and for one that is not there any more. */
export function presentList(lists: NamedLists, id: ListId): NamedList | undefined {
  return presentLists(lists).find((list) => list.id === id);
}

/** The pieces of a list. What says a list that is not there any more is in the first: nothing is lost. */
export function itemsIn(wishlist: Wishlist, id: ListId, lists: NamedLists): Wishlist {
  return wishlist.filter((item) => listOf(item, lists) === id);
}

export function listOf({ list }: Pick<WishlistItem, 'list'>, lists: NamedLists): ListId {
  return presentList(lists, list ?? null)?.id ?? null;
}

/** With one of the lists changed; as it was where that is not there. */
export function withList(lists: NamedLists, id: string, change: Partial<Omit<NamedList, 'id'>>): NamedLists {
  return lists.map((list) => (list.id === id ? { ...list, ...change } : list));
}

/** With a list in its place that is not among them, under a name of its own: another one may have taken that name meanwhile. */
export function withListAgain(lists: NamedLists, list: NamedList, place: number): NamedLists {
  const taken = presentLists(lists).map(({ name }) => name);
  return [...lists.slice(0, place), { ...list, name: freeName(list.name, taken) }, ...lists.slice(place)];
}
