import { noChange, type ProfileChange } from '#domain/account/profile-change.ts';
import { createHearProfile, createSendProfile } from '#domain/account/profile-task.ts';
import { createShowWaitingChange } from '#domain/account/show-waiting-change.ts';
import type { TrackingGateway } from '#domain/analytics/tracking-gateway.ts';
import { createHearMail, createSendMail } from '#domain/contact/mail-task.ts';
import { createHearSubscription, createSendSubscription } from '#domain/newsletter/subscription-task.ts';
import { createHearPriceWait, createSendPriceWait } from '#domain/price-falls/price-fall-task.ts';
import { createAnswers, type ResultHandlers } from '#domain/queue/answers.ts';
import { createClearWaiting, createDropEvents, createDropTasks } from '#domain/queue/clear-tasks.ts';
import type { CommandSenders } from '#domain/queue/command-senders.ts';
import { createQueueTask } from '#domain/queue/queue-task.ts';
import { createRunQueue } from '#domain/queue/run-queue.ts';
import { createSendTask } from '#domain/queue/send-task.ts';
import { createTaskRepository } from '#domain/queue/task-repository.ts';
import { createHearWait, createSendWait } from '#domain/restock/restock-task.ts';
import { createSendCart } from '#domain/workflows/send-cart.ts';
import { createTellDroppedTasks } from '#domain/workflows/tell-dropped-tasks.ts';
import { state } from '../wiring/cells.ts';
import { newsletterState } from './newsletter-state.ts';

/**
 * What waits on the device to be sent, with how it is sent and who hears of the answer. In the browser its code comes when
 * something waits or is queued, at once for customers, else when the page has come to rest.
 */
export const queue = {
  profileChange: state<ProfileChange>(noChange, 'waitingChange'),
  ...newsletterState,
  taskRepository: createTaskRepository,
  showWaitingChange: createShowWaitingChange,
  commandSenders: createCommandSenders,
  resultHandlers: createResultHandlers,
  answers: createAnswers,
  queueTask: createQueueTask,
  runQueue: createRunQueue,
  sendTask: createSendTask,
  clearWaiting: createClearWaiting,
  dropTasks: createDropTasks,
  dropEvents: createDropEvents,
  tellDroppedTasks: createTellDroppedTasks,
  /** What is done on a page is told there. */
  hasOpenPage: () => true as boolean,
};

type Sending = PortsOf<
  | typeof createSendProfile
  | typeof createSendSubscription
  | typeof createSendWait
  | typeof createSendPriceWait
  | typeof createSendMail
  | typeof createSendCart
> & { readonly trackingGateway: TrackingGateway };

/** How each endpoint is called. */
function createCommandSenders(services: Sending): CommandSenders {
  return {
    'change-profile': createSendProfile(services),
    subscribe: createSendSubscription(services),
    'await-stock': createSendWait(services),
    'await-prices': createSendPriceWait(services),
    'send-mail': createSendMail(services),
    'tell-cart': createSendCart(services),
    'tell-event': (event, { world }) => services.trackingGateway.tellEvent(event, world),
    'record-consent': (choice, { world }) => services.trackingGateway.recordConsent(choice, world),
  };
}

type Hearing = PortsOf<
  | typeof createHearProfile
  | typeof createHearSubscription
  | typeof createHearWait
  | typeof createHearPriceWait
  | typeof createHearMail
>;

/** Who hears of an answer. */
function createResultHandlers(services: Hearing): ResultHandlers {
  return {
    'profile-answered': createHearProfile(services),
    'subscription-answered': createHearSubscription(services),
    'wait-answered': createHearWait(services),
    'price-wait-answered': createHearPriceWait(services),
    'mail-answered': createHearMail(services),
  };
}

/** What several factories ask for, all together. */
type PortsOf<Factory> = (Factory extends (ports: infer Ports) => unknown ? (ports: Ports) => void : never) extends (
  ports: infer All,
) => void
  ? All
  : never;
