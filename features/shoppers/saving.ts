import type { Tile } from './browsing.ts';

/** Presses hearts. */
export interface PressingHearts {
  /** Presses the heart of a product in the list that is open. */
  savesFromList(name: string): Promise<void>;
  /** Presses the heart on the page of a product. */
  savesOpenProduct(): Promise<void>;
  forgetsOpenProduct(): Promise<void>;
}

/** Uses the wishlist over the page. */
export interface UsingWishlist extends MovingWishlist {
  /** The saved pieces, the oldest first. */
  wishlist(): Promise<readonly Pick<Tile, 'name' | 'price'>[]>;
  takesOutOfWishlist(name: string): Promise<void>;
  /** What the wishlist says of the price of a saved piece since it was saved; null when nothing. */
  wordsOfSaved(name: string): Promise<string | null>;
  /** What the wishlist says of the stock of a saved piece; '' when nothing. */
  stockOfSaved(name: string): Promise<string>;
  /** How a saved piece comes into the cart: at once, by way of its page, or not now. */
  wayToCart(name: string): Promise<'add' | 'choose' | null>;
  addsSaved(name: string): Promise<void>;
  /** Goes to the page where a saved piece is chosen. */
  choosesSaved(name: string): Promise<void>;
}

/** Moves the list as a whole. */
export interface MovingWishlist {
  movesWishlist(): Promise<void>;
  /** Takes back what was just moved. */
  movesWishlistBack(): Promise<void>;
  /** What the open wishlist says of what was just done. */
  newsOfWishlist(): Promise<string>;
}

/** Uses the page of the wishlist. */
export interface OnWishlistPage {
  /** What stands on the page that is the wishlist, the newest first. */
  wishlistPage(): Promise<readonly string[]>;
  takesOutOnWishlistPage(name: string): Promise<void>;
}

export type Saving = PressingHearts & UsingWishlist & OnWishlistPage;
