import { parseSubscription } from '#adapters/wire/parse-subscription.ts';
import type { NewsletterGateway } from '#domain/newsletter/newsletter-gateway.ts';
import type { Transport } from './transport.ts';

const URL = '/api/ext/mailchimp-subscribe/subscribe';

/** The newsletter over HTTP; the shopper did not ask for the status, so its refusal is not shown (ERR-02). */
export function createHttpNewsletterGateway({ transport }: { readonly transport: Transport }): NewsletterGateway {
  const parse = parseSubscription;
  return {
    status: (email) =>
      transport.send({ method: 'GET', url: `${URL}?email=${encodeURIComponent(email)}`, parse, isSilent: true }),
    subscribe: (email, world) =>
      transport.send({ method: 'POST', url: URL, body: { email }, parse, ...(world && { world }) }),
    unsubscribe: (email) => transport.send({ method: 'DELETE', url: URL, body: { email }, parse }),
  };
}
