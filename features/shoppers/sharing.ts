/** A wishlist as its link shows it. */
export type SeenList = {
  readonly title: string;
  /** What it says of who shares it; '' where it says nothing. */
  readonly by: string;
  readonly pieces: readonly { readonly name: string; readonly price: string }[];
};

/** Shows the wishlist by a link, and looks at lists of others. */
export interface Sharing {
  sharesWishlist(named: { readonly title: string; readonly name: string }): Promise<void>;
  stopsSharing(): Promise<void>;
  /** What the page of the wishlist says of sharing. */
  newsOfSharing(): Promise<string>;
  /** The link that the page of the wishlist shows, as a path; null where it shows none. */
  sharedLink(): Promise<string | null>;
  /** What the open page shows of a list. */
  seenList(): Promise<SeenList>;
  savesSeenList(): Promise<void>;
}
