import type { Notify } from '#domain/notices/notify.ts';
import type { TellRefusal } from '#domain/notices/tell-refusal.ts';
import type { ResultHandlers } from '#domain/queue/answers.ts';
import type { CommandSenders } from '#domain/queue/command-senders.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { type Newsletter, withAnswer } from './newsletter.ts';
import type { NewsletterGateway } from './newsletter-gateway.ts';

export function createSendSubscription({
  newsletterGateway,
}: {
  readonly newsletterGateway: Pick<NewsletterGateway, 'subscribe'>;
}): CommandSenders['subscribe'] {
  return ({ email }, { world }) => newsletterGateway.subscribe(email, world);
}

type Ports = { readonly newsletter: Cell<Newsletter>; readonly notify: Notify; readonly tellRefusal: TellRefusal };

/** Whoever subscribed without a network is told when it was done. */
export function createHearSubscription({
  newsletter,
  notify,
  tellRefusal,
}: Ports): ResultHandlers['subscription-answered'] {
  return (task, answer) => {
    if (task.endpoint !== 'subscribe' || answer.kind === 'unsure') return;
    const { email } = task.payload;
    if (answer.kind === 'refused') {
      tellRefusal(answer);
      return;
    }
    const isSubscribed = answer.value === 'subscribed';
    newsletter.update((now) => withAnswer(now, email, isSubscribed));
    notify(
      isSubscribed ? { code: 'newsletter-joined', type: 'success' } : { code: 'newsletter-to-confirm', type: 'info' },
    );
  };
}
