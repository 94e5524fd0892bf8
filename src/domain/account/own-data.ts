import type { Money } from '#domain/shared/money.ts';

/** What is kept of a customer, under the names that it is kept by: to be written into a file, and understood by nobody here. */
export type OwnData = Readonly<Record<string, unknown>>;

/** What somebody says who wants the account to be gone. */
export type Deletion = {
  readonly password: string;
  /** How much store credit they know to be lost. */
  readonly storeCredit: Money;
};
