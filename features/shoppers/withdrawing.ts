/** The fields of the statement; a field that is left out stays as it is. */
export type StatementTyped = {
  readonly name: string;
  readonly order: string;
  readonly email: string;
  readonly pieces?: string;
};

/** Withdrawing from an order in the European Union. */
export interface Withdrawing {
  /** Types a statement and goes on to confirm it. */
  statesWithdrawal(typed: StatementTyped): Promise<void>;
  confirmsWithdrawal(): Promise<void>;
  /** What the page says: what is declared and what follows, or the receipt. */
  withdrawalTold(): Promise<string>;
  /** Why it was not taken; '' when nothing is said. */
  withdrawalAnswer(): Promise<string>;
  /** What is wrong with a field, by its label; '' for nothing. */
  withdrawalProblemAt(label: string): Promise<string>;
  /** What stands in the form. */
  withdrawalTyped(): Promise<StatementTyped>;
  /** Whether the page of the order leads to it. */
  canWithdraw(): Promise<boolean>;
  /** Follows the way from the page of the order. */
  opensWithdrawing(): Promise<void>;
}
