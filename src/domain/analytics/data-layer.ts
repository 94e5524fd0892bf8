import type { EcommerceEvent } from './ecommerce-event.ts';
import type { HandedOn } from './handed-on.ts';

/** What tags of the merchant's read, on a page of their own that the shop knows nothing of. */
export interface DataLayer {
  /** Opens it where it is not open yet. Never rejects. */
  push(event: EcommerceEvent): Promise<HandedOn>;
  /** Has it delete what it keeps, where it is open, and closes it. Never rejects. */
  forget(): Promise<void>;
}
