/** What the acknowledgement of a withdrawal says in one language. Days are written out; texts are whole words. */
export type WithdrawalMailWords = {
  /** The way to the page, called as the page's link is. */
  readonly withdraw: string;
  readonly subject: (order: string) => string;
  readonly heading: string;
  /** Where somebody of the shop has to look at it. */
  readonly lookedAt: (day: string) => string;
  readonly notPacked: string;
  readonly sendBack: (day: string) => string;
  readonly paysBack: (amount: string, day: string) => string;
  /** Where pieces have to come back first. */
  readonly mayWait: string;
  readonly nothingDue: string;
  readonly excepted: (names: string) => string;
  readonly notYou: string;
  readonly statementNumber: string;
  readonly receivedAt: string;
  readonly name: string;
  readonly email: string;
  readonly withdrawnFrom: string;
  readonly wholeOrder: string;
};
