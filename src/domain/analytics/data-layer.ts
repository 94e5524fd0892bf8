import type { EcommerceEvent } from './ecommerce-event.ts';

/** What tags of the merchant's read, on a page of their own that the shop knows nothing of. */
export interface DataLayer {
  /** Opens it where it is not open yet; false where it does not come. Never rejects. */
  open(): Promise<boolean>;
  /** Told to nobody where it is not open. */
  push(event: EcommerceEvent): void;
  /** Has it delete what it keeps, where it is open, and closes it. Never rejects. */
  forget(): Promise<void>;
}
