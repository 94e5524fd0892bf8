import type { TellRefusal } from '#domain/notices/tell-refusal.ts';
import type { SendTask } from '#domain/queue/send-task.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import { problemOfEmail } from '#domain/shared/email-address.ts';
import { isSubscribedAs, type Newsletter, withAnswer } from './newsletter.ts';
import type { NewsletterGateway, Subscription } from './newsletter-gateway.ts';

/**
 * How the address now stands, or why nothing has changed. `ignored` asks nobody; `refused` was told in the shop's words;
 * of `not-an-email` the shop knows better than the form, or the form said so before; `queued` waits on the device for a
 * network.
 */
export type SubscriptionOutcome = Subscription | 'ignored' | 'not-an-email' | 'refused' | 'failed' | 'queued';

export type Subscribe = (email: string) => Promise<SubscriptionOutcome>;
export type Unsubscribe = (email: string) => Promise<SubscriptionOutcome>;

type Ports = {
  readonly newsletter: Cell<Newsletter>;
  readonly newsletterGateway: Pick<NewsletterGateway, 'subscribe' | 'unsubscribe'>;
  readonly tellRefusal: TellRefusal;
};

type Subscribing = Ports & {
  readonly connectivity: Pick<Connectivity, 'isOnline'>;
  readonly sendTask: SendTask;
};

/** An address of which nothing is known is subscribed: to say so twice does no harm. Without a network it is kept for later. */
export function createSubscribe(ports: Subscribing): Subscribe {
  const { newsletter, newsletterGateway, connectivity, sendTask } = ports;
  return async (typed) => {
    const email = typed.trim();
    if (problemOfEmail(email) !== null) return 'not-an-email';
    const known = isSubscribedAs(newsletter.get(), email);
    if (known === true) return 'ignored'; // CUST-33
    newsletter.update(() => ({ email, isSubscribed: known }));
    if (!connectivity.isOnline()) {
      const { kind } = await sendTask({ endpoint: 'subscribe', payload: { email } });
      if (kind !== 'waiting') return 'failed';
      newsletter.update(() => ({ email, isSubscribed: null })); // until the shop has answered
      return 'queued';
    }
    const outcome = await change(ports, email, newsletterGateway.subscribe);
    return outcome === 'unsubscribed' ? 'failed' : outcome;
  };
}

/** An address of which nothing is known counts as not subscribed. */
export function createUnsubscribe(ports: Ports): Unsubscribe {
  const { newsletter, newsletterGateway } = ports;
  return async (typed) => {
    const email = typed.trim();
    if (isSubscribedAs(newsletter.get(), email) !== true) return 'ignored'; // CUST-34
    const outcome = await change(ports, email, newsletterGateway.unsubscribe);
    return outcome === 'subscribed' ? 'failed' : outcome;
  };
}

const BAD_REQUEST = 400; // contract: the e-mail is missing or malformed

async function change(
  { newsletter, tellRefusal }: Ports,
  email: string,
  ask: NewsletterGateway['subscribe'],
): Promise<SubscriptionOutcome> {
  const reply = await ask(email);
  if (reply.kind === 'ok') {
    newsletter.update((now) => withAnswer(now, email, reply.value === 'subscribed'));
    return reply.value;
  }
  if (reply.kind !== 'refused') return 'failed';
  tellRefusal(reply);
  return reply.code === BAD_REQUEST ? 'not-an-email' : 'refused';
}
