import type { NewsletterGateway, Subscription } from '#domain/newsletter/newsletter-gateway.ts';
import { problemOfEmail } from '#domain/shared/email-address.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { createMemoryLink, type MemoryLink, refused } from './memory-link.ts';

export interface MemoryNewsletterGateway extends NewsletterGateway, MemoryLink<keyof NewsletterGateway> {
  /** How an address stands already, such as one that a confirmation is awaited from. */
  put(email: string, subscription: Subscription): void;
  goesTo(email: string): boolean;
}

type Options = { readonly isReachable?: () => boolean };

const noEmail = refused(400, 'Invalid e-mail provided!');

/** The newsletter's addresses; none at first. */
export function createMemoryNewsletterGateway({ isReachable }: Options = {}): MemoryNewsletterGateway {
  const link = createMemoryLink<keyof NewsletterGateway>(isReachable);
  const known = new Map<string, Subscription>();
  const keyOf = (email: string): string => email.toLowerCase();

  return {
    ...link,
    status: (email) => link.answer('status', [email], () => told(email, known.get(keyOf(email)) ?? 'unsubscribed')),
    subscribe: (email, world) =>
      link.answer('subscribe', world ? [email, world] : [email], () => changed(email, 'subscribed')),
    unsubscribe: (email) => link.answer('unsubscribe', [email], () => changed(email, 'unsubscribed')),
    goesTo: (email) => known.get(keyOf(email)) === 'subscribed',
    put: (email, subscription) => void known.set(keyOf(email), subscription),
  };

  function changed(email: string, subscription: Subscription): Reply<Subscription> {
    const reply = told(email, subscription);
    if (reply.kind === 'ok') known.set(keyOf(email), subscription);
    return reply;
  }

  function told(email: string, subscription: Subscription): Reply<Subscription> {
    return problemOfEmail(email) === null ? { kind: 'ok', value: subscription } : noEmail;
  }
}
