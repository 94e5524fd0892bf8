/** Keeps lists with names beside the wishlist, on its page. */
export interface OwnLists {
  makesList(name: string): Promise<void>;
  /** Opens the form for a new list, and wants none. */
  leavesNaming(): Promise<void>;
  /** Opens one of the lists that the page offers. */
  looksAtList(name: string): Promise<void>;
  /** Gives the list that is open another name. */
  renamesList(name: string): Promise<void>;
  deletesList(): Promise<void>;
  /** Takes back what was just done with a list or a piece. */
  takesBackOnPage(): Promise<void>;
  movesToList(piece: string, list: string): Promise<void>;
  movesListToCart(): Promise<void>;
  /** The lists with their numbers of pieces, as the page offers them; none where there is one list. */
  ownLists(): Promise<readonly string[]>;
  /** What the page says of what was just done with a list or a piece. */
  newsOfLists(): Promise<string>;
  /** What the form says of a name; '' where it says nothing. */
  problemOfName(): Promise<string>;
  /** In which list the wishlist over the page says that a piece is; '' where it says none. */
  listOfSaved(name: string): Promise<string>;
}
