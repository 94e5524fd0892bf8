/** A page on its way: the price at its head, and whether it can be bought already. */
export type AwaitedSeen = { readonly price: string | null; readonly isForSale: boolean };

/** Things only a page has. */
export interface Awaiting {
  /** Presses the card of a product whose page is late, and waits for nothing. */
  setsOutFor(name: string): Promise<void>;
  /** What stands in the place of a page of that heading while it is on its way; null when there is none. */
  awaited(heading: string): Promise<AwaitedSeen | null>;
  /** A line at the top says that another page is on its way. */
  isWaiting(): Promise<boolean>;
}
