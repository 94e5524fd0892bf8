import { ContainerModule } from 'inversify';
import { noChange } from '#domain/account/profile-change.ts';
import { createHearProfile, createSendProfile } from '#domain/account/profile-task.ts';
import { createShowWaitingChange } from '#domain/account/show-waiting-change.ts';
import { createHearMail, createSendMail } from '#domain/contact/mail-task.ts';
import { createSendCart } from '#domain/journeys/send-cart.ts';
import { createTellDiscarded } from '#domain/journeys/tell-discarded.ts';
import { createHearSubscription, createSendSubscription } from '#domain/newsletter/subscription-task.ts';
import { type Answers, createAnswers, type Hearers } from '#domain/queue/answers.ts';
import { createClearWaiting, createDropTasks } from '#domain/queue/clear-tasks.ts';
import { createQueueTask } from '#domain/queue/queue-task.ts';
import { createRunQueue } from '#domain/queue/run-queue.ts';
import { createSendTask } from '#domain/queue/send-task.ts';
import type { Senders } from '#domain/queue/senders.ts';
import { createTaskBook } from '#domain/queue/task-book.ts';
import { createHearWait, createSendWait } from '#domain/restock/restock-task.ts';
import { PROFILE_CHANGE, SHOW_WAITING_CHANGE } from '../account/kept-tokens.ts';
import { KEPT_CART } from '../cart/tokens.ts';
import { MAIL_GATEWAY } from '../contact/tokens.ts';
import { ASK_TO_SEND, KEPT_DISCARDED } from '../device/storage-tokens.ts';
import { CLOCK, CONNECTIVITY, IDS, LOG, SIGNALS, SPREAD, TURNS } from '../device/tokens.ts';
import { NOTIFY, TELL_REFUSAL } from '../interface/tokens.ts';
import { NEWSLETTER, NEWSLETTER_GATEWAY } from '../newsletter/tokens.ts';
import { type Bind, provide, provideState } from '../provide.ts';
import {
  CLEAR_WAITING,
  DROP_TASKS,
  IS_HEARD,
  QUEUE_TASK,
  RUN_QUEUE,
  SEND_TASK,
  TASK_BOOK,
  TASK_STORE,
  TELL_DISCARDED,
  TRACKING_GATEWAY,
} from '../queue/tokens.ts';
import { RESTOCK_GATEWAY } from '../restock/tokens.ts';
import { SESSION, USER_GATEWAY } from '../session/tokens.ts';
import { NAMED_STORE, SESSION_RULES } from '../settings/tokens.ts';
import { STORE_VIEW } from '../store/tokens.ts';
import { token } from '../token.ts';

const SENDERS = token<Senders>('senders');
const HEARERS = token<Hearers>('hearers');
const ANSWERS = token<Answers>('answers');

/** What waits on the device to be sent, with how it is sent and who hears of the answer. In the browser its code comes late. */
export const queueModule = new ContainerModule(({ bind }) => {
  provideState(bind, PROFILE_CHANGE, 'waitingChange', noChange);
  provide(bind, TASK_BOOK, createTaskBook, { taskStore: TASK_STORE, locks: TURNS, log: LOG });
  provide(bind, SHOW_WAITING_CHANGE, createShowWaitingChange, {
    taskRepository: TASK_BOOK,
    session: SESSION,
    profileChange: PROFILE_CHANGE,
  });
  provideSenders(bind);
  provideHearers(bind);
  provide(bind, ANSWERS, createAnswers, { resultHandlers: HEARERS });
  provide(bind, QUEUE_TASK, createQueueTask, {
    taskRepository: TASK_BOOK,
    session: SESSION,
    storeView: STORE_VIEW,
    namedStore: NAMED_STORE,
    clock: CLOCK,
    ids: IDS,
    tabMessages: SIGNALS,
    connectivity: CONNECTIVITY,
    askToSend: ASK_TO_SEND,
  });
  const sending = { taskRepository: TASK_BOOK, commandSenders: SENDERS, answers: ANSWERS, connectivity: CONNECTIVITY };
  provide(bind, RUN_QUEUE, createRunQueue, {
    ...sending,
    session: SESSION,
    locks: TURNS,
    tabMessages: SIGNALS,
    clock: CLOCK,
    jitter: SPREAD,
    askToSend: ASK_TO_SEND,
    log: LOG,
    hasOpenPage: IS_HEARD,
  });
  provide(bind, SEND_TASK, createSendTask, { ...sending, queueTask: QUEUE_TASK, runQueue: RUN_QUEUE, locks: TURNS });
  const clearing = { taskRepository: TASK_BOOK, droppedTasks: KEPT_DISCARDED, locks: TURNS, tabMessages: SIGNALS };
  provide(bind, CLEAR_WAITING, createClearWaiting, clearing);
  provide(bind, DROP_TASKS, createDropTasks, clearing);
  provide(bind, TELL_DISCARDED, createTellDiscarded, { droppedTasks: KEPT_DISCARDED, notify: NOTIFY });
});

const SEND_PROFILE = token<Senders['change-profile']>('send-profile');
const SEND_SUBSCRIPTION = token<Senders['subscribe']>('send-subscription');
const SEND_WAIT = token<Senders['await-stock']>('send-wait');
const SEND_MAIL = token<Senders['send-mail']>('send-mail');
const SEND_CART = token<Senders['tell-cart']>('send-cart');
const SEND_EVENT = token<Senders['tell-event']>('send-event');

/** How each endpoint is called. */
function provideSenders(bind: Bind): void {
  provide(bind, SEND_PROFILE, createSendProfile, { session: SESSION, userGateway: USER_GATEWAY });
  provide(bind, SEND_SUBSCRIPTION, createSendSubscription, { newsletterGateway: NEWSLETTER_GATEWAY });
  provide(bind, SEND_WAIT, createSendWait, { restockGateway: RESTOCK_GATEWAY });
  provide(bind, SEND_MAIL, createSendMail, { mailGateway: MAIL_GATEWAY });
  provide(bind, SEND_CART, createSendCart, { cart: KEPT_CART, trackingGateway: TRACKING_GATEWAY });
  provide(
    bind,
    SEND_EVENT,
    ({ tracking }) =>
      (event, { world }) =>
        tracking.tellEvent(event, world),
    { tracking: TRACKING_GATEWAY },
  );
  provide<Senders, Senders>(bind, SENDERS, (senders) => senders, {
    'change-profile': SEND_PROFILE,
    subscribe: SEND_SUBSCRIPTION,
    'await-stock': SEND_WAIT,
    'send-mail': SEND_MAIL,
    'tell-cart': SEND_CART,
    'tell-event': SEND_EVENT,
  });
}

const HEAR_PROFILE = token<Hearers['profile-answered']>('hear-profile');
const HEAR_SUBSCRIPTION = token<Hearers['subscription-answered']>('hear-subscription');
const HEAR_WAIT = token<Hearers['wait-answered']>('hear-wait');
const HEAR_MAIL = token<Hearers['mail-answered']>('hear-mail');

/** Who hears of an answer. */
function provideHearers(bind: Bind): void {
  const telling = { notify: NOTIFY, tellRefusal: TELL_REFUSAL };
  provide(bind, HEAR_PROFILE, createHearProfile, {
    ...telling,
    session: SESSION,
    showWaitingChange: SHOW_WAITING_CHANGE,
    sessionRules: SESSION_RULES,
  });
  provide(bind, HEAR_SUBSCRIPTION, createHearSubscription, { ...telling, newsletter: NEWSLETTER });
  provide(bind, HEAR_WAIT, createHearWait, telling);
  provide(bind, HEAR_MAIL, createHearMail, { notify: NOTIFY });
  provide<Hearers, Hearers>(bind, HEARERS, (hearers) => hearers, {
    'profile-answered': HEAR_PROFILE,
    'subscription-answered': HEAR_SUBSCRIPTION,
    'wait-answered': HEAR_WAIT,
    'mail-answered': HEAR_MAIL,
  });
}
