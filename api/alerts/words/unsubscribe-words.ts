/** What the page says on which whoever waits for pieces ends it, in one language. */
export type UnsubscribeWords = {
  readonly question: string;
  readonly whatEnds: string;
  readonly button: string;
  readonly done: string;
  readonly askAgain: string;
  /** The link is none that the shop knows. */
  readonly unknown: string;
  readonly newerMail: string;
  /** What was sent is nothing that the page sends. */
  readonly unchanged: string;
  readonly pressButton: string;
  readonly backToShop: string;
};
