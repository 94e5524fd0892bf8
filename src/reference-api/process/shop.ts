import type { Contract } from '#reference-api/contract/load-contract.ts';
import type { Database } from '#reference-api/database/open-database.ts';
import type { Outbox } from '#reference-api/mail/outbox.ts';
import type { ShopClock } from './shop-clock.ts';

/** What every operation works with. */
export type Shop = {
  readonly db: Database;
  readonly clock: ShopClock;
  readonly contract: Contract;
  readonly outbox: Outbox;
  /** Known store views; `default` is always one. */
  readonly storeCodes: ReadonlySet<string>;
  /** Contract, section 9: whether a line may exceed what is left. Stock is enforced when the order is placed. */
  readonly allowOutOfStockInCart: boolean;
};
