import { createMemoryNewsletterGateway } from '#adapters/memory/memory-newsletter-gateway.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Notice } from '#domain/notices/notices.ts';
import { createTellRefusal } from '#domain/notices/tell-refusal.ts';
import { openQueue } from '#domain/queue/queue-world-for-tests.ts';
import { createSubscribe, createUnsubscribe } from './change-subscription.ts';
import { createLookUpSubscription } from './look-up-subscription.ts';
import { noNewsletter } from './newsletter.ts';
import { createHearSubscription } from './subscription-task.ts';

export const MEERA = 'meera@mail.test';

/** A page with a network, whose shop answers what a test wants. */
export function openNewsletter() {
  const newsletter = createMemoryCell(noNewsletter);
  const newsletterGateway = createMemoryNewsletterGateway();
  const told: Notice[] = [];
  const notify = (notice: Notice): void => void told.push(notice);
  const queue = openQueue();
  const { connectivity, sendTask } = queue;
  connectivity.go('online');
  const ports = {
    newsletter,
    newsletterGateway,
    connectivity,
    sendTask,
    notify,
    tellRefusal: createTellRefusal({ notify }),
  };
  return {
    ...queue,
    ports,
    hear: createHearSubscription(ports),
    newsletter,
    gateway: newsletterGateway,
    told,
    verbs: () => newsletterGateway.calls().map(({ verb }) => verb),
    lookUp: createLookUpSubscription(ports),
    subscribe: createSubscribe(ports),
    unsubscribe: createUnsubscribe(ports),
  };
}
