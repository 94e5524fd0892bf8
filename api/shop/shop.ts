import type { Accounts } from '#api/accounts/accounts.ts';
import type { Contract } from '#api/contract/load-contract.ts';
import type { Database } from '#api/database/open-database.ts';
import type { Gateways } from '#api/gateways/payment-gateway.ts';
import type { Outbox } from '#api/mail/outbox.ts';
import type { Contact } from '#api/outside/contact.ts';
import type { Forwarder } from '#api/outside/forward-events.ts';
import type { Background } from '#api/process/background.ts';
import type { Counting } from '#api/process/rate.ts';

/** What every operation works with. */
export type Shop = Counting & {
  readonly db: Database;
  readonly contract: Contract;
  readonly outbox: Outbox;
  readonly contact: Contact;
  /** Null where no advertising network is told of anything. */
  readonly conversions: Forwarder | null;
  /** Known store views; `default` is always one. */
  readonly storeCodes: ReadonlySet<string>;
  /** Contract, section 9: whether a line may exceed what is left. Stock is enforced when the order is placed. */
  readonly allowOutOfStockInCart: boolean;
  /** How long a search may take, in milliseconds; null where the database cannot end a statement. */
  readonly searchLimitMs: number | null;
  readonly accounts: Accounts;
  /** For how many days after the last parcel came pieces are taken back; 0 for never. */
  readonly returnDays: number;
  /** Where they are sent, line by line; empty where the merchant says so each time. */
  readonly returnAddress: readonly string[];
  /** The page to pay on, without its secret; null where the shop has none. */
  readonly paymentPage: string | null;
  /** Those that take money; empty where none does. */
  readonly gateways: Gateways;
  /** For how long an order waits for its payment at a gateway. */
  readonly paymentHoldMs: number;
  readonly background: Background;
  /** One line about what happened; never a token, an e-mail or anything else of a shopper's but the number. */
  readonly log: (line: string) => void;
};
