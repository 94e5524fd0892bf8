export type LineSeen = {
  readonly name: string;
  readonly quantity: number;
  readonly price: string;
  readonly regular: string | null;
  /** What was chosen of it: `Wrap: Shawl, Case: Box`. */
  readonly chosen: string;
};

export type PanelSeen = 'minicart' | 'menu' | 'wishlist' | 'account';

/** Puts things into the cart, and sees what it comes to. */
export interface FillingCart {
  /** Adds the product whose page is open; `typed` stands in the field for pieces. */
  adds(typed?: string): Promise<void>;
  /** Adds what was put together on the page that is open. */
  addsWhole(): Promise<void>;
  cart(): Promise<readonly LineSeen[]>;
  badge(): Promise<number>;
  /** The total as the cart shows it, and the discount; null without one. */
  cartTotal(): Promise<string>;
  cartDiscount(): Promise<string | null>;
  /** What stands in the summary of the cart. */
  summaryWords(): Promise<string>;
}

/** Changes lines of the cart, and takes that back. */
export interface ChangingLines {
  changesPieces(name: string, quantity: number): Promise<void>;
  changesPiecesInMinicart(name: string, quantity: number): Promise<void>;
  /** Asks to remove a line and answers the question. */
  removes(name: string, isSure: boolean): Promise<void>;
  /** What a line says of its stock; null when it says nothing. */
  wordsOfLine(name: string): Promise<string | null>;
  /** Takes no more than the line says there is. */
  takesWhatIsLeft(name: string): Promise<void>;
  /** Wants another value of an option for a line, such as another size. */
  changesChoice(name: string, option: string, value: string): Promise<void>;
  /** Looks at what else there is of a line, and changes nothing. */
  leavesChoice(name: string): Promise<void>;
  /** What is said where the other value was chosen; null when nothing is wrong. */
  choiceProblem(): Promise<string | null>;
  /** Undoes what was done last: a removal, saving for later, taking out what was saved. */
  undoes(): Promise<void>;
}

/** Keeps lines for another day. */
export interface SavingForLater {
  savesForLater(name: string): Promise<void>;
  /** What is saved for later, below the cart. */
  savedForLater(): Promise<readonly Pick<LineSeen, 'name' | 'quantity' | 'price'>[]>;
  movesToCart(name: string): Promise<void>;
  forgetsSaved(name: string): Promise<void>;
}

/** Has a coupon taken off. */
export interface UsingCoupon {
  appliesCoupon(code: string): Promise<void>;
  removesCoupon(): Promise<void>;
  couponProblem(): Promise<string | null>;
}

/** What lies over a page. */
export interface UsingPanels {
  opensPanel(panel: PanelSeen): Promise<void>;
  closesPanel(panel: PanelSeen): Promise<void>;
  isPageCovered(): Promise<boolean>;
  /** What the minicart shows; `total` is null when it is empty. */
  minicart(): Promise<{ readonly names: readonly string[]; readonly total: string | null; readonly words: string }>;
}

export type Carting = FillingCart & ChangingLines & SavingForLater & UsingCoupon & UsingPanels;
