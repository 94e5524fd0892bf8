import type { Cell } from '#domain/shared/cell.ts';
import { problemOfEmail } from '#domain/shared/email-address.ts';
import { isSubscribedAs, type Newsletter, withAnswer } from './newsletter.ts';
import type { NewsletterGateway } from './newsletter-gateway.ts';

/** Asks whether the newsletter goes to an address already. Nobody waits for it: without an answer it stays unknown. */
export type LookUpSubscription = (email: string) => Promise<void>;

type Ports = { readonly newsletter: Cell<Newsletter>; readonly newsletterGateway: Pick<NewsletterGateway, 'status'> };

export function createLookUpSubscription({ newsletter, newsletterGateway }: Ports): LookUpSubscription {
  return async (typed) => {
    const email = typed.trim();
    if (problemOfEmail(email) !== null || isSubscribedAs(newsletter.get(), email) !== null) return;
    newsletter.update(() => ({ email, isSubscribed: null }));
    const reply = await newsletterGateway.status(email);
    if (reply.kind !== 'ok') return;
    const isSubscribed = reply.value === 'subscribed';
    // What the shopper has done meanwhile is newer than the answer.
    newsletter.update((now) => (now.isSubscribed === null ? withAnswer(now, email, isSubscribed) : now));
  };
}
