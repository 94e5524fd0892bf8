/** What the mail that prices have fallen says in one language. */
export type PriceFallMailWords = {
  readonly subjectOfOne: (name: string) => string;
  readonly subjectOfMany: string;
  readonly heading: string;
  /** `now` and `before` are amounts with their currency. */
  readonly isCheaper: (piece: string, now: string, before: string) => string;
  readonly youAsked: string;
  /** For who gets it by mistake. */
  readonly notYou: string;
};
