/** Canceling an order that the shop has. */
export interface Canceling {
  /** Follows the way from the order to the page on which it is canceled. */
  opensCanceling(): Promise<void>;
  /** Cancels it there; goes there first where the shopper is elsewhere. */
  cancelsPlaced(): Promise<void>;
  /** What the page says: what it means, what became of it, or why not. */
  cancelingTold(): Promise<string>;
  /** Why it was not canceled; '' when nothing is said. */
  cancelingAnswer(): Promise<string>;
  /** What the page of the order says of it: its whole text, and whether it can be canceled. */
  cancellationTold(): Promise<{ readonly text: string; readonly isOpen: boolean }>;
}
