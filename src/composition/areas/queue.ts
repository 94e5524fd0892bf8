import { noChange, type ProfileChange } from '#domain/account/profile-change.ts';
import { createHearProfile, createSendProfile } from '#domain/account/profile-task.ts';
import { createShowWaitingChange } from '#domain/account/show-waiting-change.ts';
import type { TrackingGateway } from '#domain/analytics/tracking-gateway.ts';
import { createHearMail, createSendMail } from '#domain/contact/mail-task.ts';
import { createSendCart } from '#domain/journeys/send-cart.ts';
import { createTellDiscarded } from '#domain/journeys/tell-discarded.ts';
import { createHearSubscription, createSendSubscription } from '#domain/newsletter/subscription-task.ts';
import { createAnswers, type Hearers } from '#domain/queue/answers.ts';
import { createClearWaiting, createDropTasks } from '#domain/queue/clear-tasks.ts';
import { createQueueTask } from '#domain/queue/queue-task.ts';
import { createRunQueue } from '#domain/queue/run-queue.ts';
import { createSendTask } from '#domain/queue/send-task.ts';
import type { Senders } from '#domain/queue/senders.ts';
import { createTaskBook } from '#domain/queue/task-book.ts';
import { createHearWait, createSendWait } from '#domain/restock/restock-task.ts';
import { state } from '../wiring/cells.ts';
import { newsletterState } from './newsletter-state.ts';

/**
 * What waits on the device to be sent, with how it is sent and who hears of the answer. In the browser its code comes when
 * something waits or is queued, at once for customers, else when the page has come to rest.
 */
export const queue = {
  profileChange: state<ProfileChange>(noChange, 'waitingChange'),
  ...newsletterState,
  taskRepository: createTaskBook,
  showWaitingChange: createShowWaitingChange,
  commandSenders: createCommandSenders,
  resultHandlers: createResultHandlers,
  answers: createAnswers,
  queueTask: createQueueTask,
  runQueue: createRunQueue,
  sendTask: createSendTask,
  clearWaiting: createClearWaiting,
  dropTasks: createDropTasks,
  tellDiscarded: createTellDiscarded,
  /** What is done on a page is told there. */
  hasOpenPage: () => true as boolean,
};

type Sending = PortsOf<
  | typeof createSendProfile
  | typeof createSendSubscription
  | typeof createSendWait
  | typeof createSendMail
  | typeof createSendCart
> & { readonly trackingGateway: TrackingGateway };

/** How each endpoint is called. */
function createCommandSenders(services: Sending): Senders {
  return {
    'change-profile': createSendProfile(services),
    subscribe: createSendSubscription(services),
    'await-stock': createSendWait(services),
    'send-mail': createSendMail(services),
    'tell-cart': createSendCart(services),
    'tell-event': (event, { world }) => services.trackingGateway.tellEvent(event, world),
  };
}

type Hearing = PortsOf<
  typeof createHearProfile | typeof createHearSubscription | typeof createHearWait | typeof createHearMail
>;

/** Who hears of an answer. */
function createResultHandlers(services: Hearing): Hearers {
  return {
    'profile-answered': createHearProfile(services),
    'subscription-answered': createHearSubscription(services),
    'wait-answered': createHearWait(services),
    'mail-answered': createHearMail(services),
  };
}

/** What several factories ask for, all together. */
type PortsOf<Factory> = (Factory extends (ports: infer Ports) => unknown ? (ports: Ports) => void : never) extends (
  ports: infer All,
) => void
  ? All
  : never;
