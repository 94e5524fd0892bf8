import type { Reply } from '#domain/shared/reply.ts';
import type { Promo } from './promos.ts';

/** What the merchant announces on many pages. */
export interface PromoGateway {
  /** Strips and pop-ups that are on now, in their order (CONT-08). */
  current(): Promise<Reply<readonly Promo[]>>;
}
