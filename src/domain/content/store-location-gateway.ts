import type { Reply } from '#domain/shared/reply.ts';
import type { StoreLocation } from './store-location.ts';

/** The shops one can walk into. */
export interface StoreLocationGateway {
  /** Every one, by name. */
  all(): Promise<Reply<readonly StoreLocation[]>>;
}
