import type { Reply } from '#domain/shared/reply.ts';
import type { CallWorld } from '#domain/storeview/store-view.ts';

/** Only `subscribed` counts as a subscription (CUST-30); `pending` waits for an answer to the shop's mail. */
export type Subscription = 'subscribed' | 'pending' | 'unsubscribed';

/** Who gets the shop's newsletter, by e-mail address. Each verb answers how the address then stands. */
export interface NewsletterGateway {
  status(email: string): Promise<Reply<Subscription>>;
  subscribe(email: string, world?: CallWorld): Promise<Reply<Subscription>>;
  unsubscribe(email: string): Promise<Reply<Subscription>>;
}
