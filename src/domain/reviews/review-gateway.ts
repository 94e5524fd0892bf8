import type { Reply } from '#domain/shared/reply.ts';
import type { NewReview, Reviews } from './review.ts';

/** What shoppers write of a product. */
export interface ReviewGateway {
  /** At most fifty, approved ones alone (CUST-18, CUST-19). */
  latest(productId: number): Promise<Reply<Reviews>>;
  /** Hands a review in for moderation; the shop shows it when it has approved it (CUST-22). */
  write(productId: number, review: NewReview): Promise<Reply<null>>;
}
