export type NoticeSeen = { readonly text: string; readonly offersCheckout: boolean };

/** What is told over the page. */
export interface ReadingNotices {
  notices(): Promise<readonly NoticeSeen[]>;
  /** What the account lists of what was told, the newest first. */
  toldBefore(): Promise<readonly string[]>;
  pressesOk(): Promise<void>;
  proceedsToCheckout(): Promise<void>;
  /** Follows the way to the cart that a notice offers. */
  viewsCart(): Promise<void>;
}

/** Things only a page has; the assemblies without one do not run the examples that ask. */
export interface ReadingPage {
  title(): Promise<string>;
  /** Names of the controls in the head of the page. */
  head(): Promise<readonly string[]>;
  /** Links and buttons in the main part of the page. */
  ways(): Promise<readonly string[]>;
  /** The main part of the page as one text. */
  mainText(): Promise<string>;
  /** Follows a link of the main part by its name. */
  follows(name: string): Promise<void>;
  /** What the page is called on itself, whatever lies over it. */
  pageHeading(): Promise<string>;
  /** The open level of the menu of small screens: its name, and its links and buttons. */
  menuLevel(): Promise<{ readonly name: string; readonly offers: readonly string[] }>;
}

/** Keys, and the way back. */
export interface UsingKeys {
  goesBack(): Promise<void>;
  pressesKey(key: string): Promise<void>;
  /** Goes from control to control with Tab, and presses Enter on each of these names. */
  goesByKeys(names: readonly string[]): Promise<void>;
  focusedName(): Promise<string>;
}

/** The pictures of a product. */
export interface LookingClosely {
  turnsGallery(to: 'next' | 'previous'): Promise<void>;
  /** Which picture the gallery shows, from 1, and how many there are. */
  galleryPlace(): Promise<{ readonly at: number; readonly of: number }>;
  looksClosely(): Promise<void>;
}

export type Reading = ReadingNotices & ReadingPage & UsingKeys & LookingClosely;
