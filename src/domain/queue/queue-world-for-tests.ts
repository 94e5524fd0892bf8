import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryConnectivity } from '#adapters/memory/memory-connectivity.ts';
import { createMemoryIds } from '#adapters/memory/memory-ids.ts';
import { createMemoryJitter } from '#adapters/memory/memory-jitter.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryTabMessages } from '#adapters/memory/memory-tab-messages.ts';
import { createMemoryTaskStore } from '#adapters/memory/memory-task-store.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import { asha, pair } from '#domain/session/device-for-tests.ts';
import { signedIn } from '#domain/session/renewal.ts';
import type { Session } from '#domain/session/session.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { keepsNothing } from '#domain/storage/keeps-nothing.ts';
import { defaultStoreView, type StoreView } from '#domain/storeview/store-view.ts';
import { createAnswers } from './answers.ts';
import { createClearWaiting, createDropTasks } from './clear-tasks.ts';
import type { CommandSenders, Sender } from './command-senders.ts';
import { type DroppedTasks, noDroppedTasks } from './dropped-tasks.ts';
import { createQueueTask } from './queue-task.ts';
import type { Endpoint, QueuedCommand } from './queued-command.ts';
import { createRunQueue } from './run-queue.ts';
import { createSendTask } from './send-task.ts';
import type { Answer, Task, TaskId, TaskWorld } from './task.ts';
import { createTaskRepository } from './task-repository.ts';

/** What left the device: the endpoint, what it was given, and in which world. */
export type SentForTests = { readonly endpoint: Endpoint; readonly payload: unknown; readonly world: TaskWorld };

export const subscribeAs = (email: string): QueuedCommand => ({ endpoint: 'subscribe', payload: { email } });

export const named = (lastName: string): QueuedCommand => ({
  endpoint: 'change-profile',
  payload: { names: { firstName: 'Asha', lastName }, shippingAddress: null },
});

export const mailOf = (text: string): QueuedCommand => ({
  endpoint: 'send-mail',
  payload: { from: 'asha@mail.test', to: 'care@zari.test', subject: 'An order', text },
});

const done: Reply<unknown> = { kind: 'ok', value: 'done' };

type Given = { readonly heard?: (task: Task, answer: Answer) => void };

/** A device that is offline at first, on which Asha is signed in, and a shop that answers what a test wants. */
export function openQueue({ heard = () => undefined }: Given = {}) {
  const device = openDevice();
  const shop = openShop();
  const raised: Raised[] = [];
  const asks = { toSend: 0 };
  const hear = (task: Task, answer: Answer): void => {
    raised.push({ task, answer });
    heard(task, answer);
  };
  const askToSend = async (): Promise<void> => {
    asks.toSend += 1;
  };
  const openTab = ({ isHeard = true } = {}) => tabOf(device, { shop, hear, askToSend, isHeard });
  return {
    ...device,
    ...openTab(),
    ...{ asks, raised, openTab },
    ...{ shop, sent: shop.sent },
    tasks: () => [...device.kept.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

type Raised = { readonly task: Task; readonly answer: Answer };

type Device = ReturnType<typeof openDevice>;

function openDevice() {
  const kept = new Map<TaskId, Task>();
  const connectivity = createMemoryConnectivity();
  connectivity.go('offline');
  return {
    kept,
    connectivity,
    store: createMemoryTaskStore(kept),
    clock: createMemoryClock(),
    log: createMemoryLog(),
    locks: createMemoryLocks(),
    ids: createMemoryIds(),
    tabMessages: createMemoryTabMessages(),
    session: createMemoryCell<Session>(signedIn(pair(1), asha, 0)),
    storeView: createMemoryCell<StoreView>(defaultStoreView),
    droppedTasks: { ...createMemoryCell<DroppedTasks>(noDroppedTasks), ...keepsNothing },
  };
}

type ShopForTests = {
  readonly sent: SentForTests[];
  answer: (sent: SentForTests) => Reply<unknown> | Promise<Reply<unknown>>;
};

const openShop = (): ShopForTests => ({ sent: [], answer: () => done });

const sendersOf = (shop: ShopForTests): CommandSenders => {
  const sender =
    (endpoint: Endpoint): Sender<unknown> =>
    async (payload, { world, leave }) => {
      if (endpoint === 'send-mail' && !(await leave())) return { kind: 'unreachable' };
      const call = { endpoint, payload, world };
      shop.sent.push(call);
      return shop.answer(call);
    };
  return {
    'change-profile': sender('change-profile'),
    subscribe: sender('subscribe'),
    'await-stock': sender('await-stock'),
    'await-prices': sender('await-prices'),
    'send-mail': sender('send-mail'),
    'tell-cart': sender('tell-cart'),
    'tell-event': sender('tell-event'),
    'record-consent': sender('record-consent'),
  };
};

type Around = {
  readonly shop: ShopForTests;
  readonly hear: (task: Task, answer: Answer) => void;
  readonly askToSend: () => Promise<void>;
  readonly isHeard: boolean;
};

/** One more tab of the device. */
function tabOf({ store, storeView, ...device }: Device, { shop, hear, askToSend, isHeard }: Around) {
  const { locks, log } = device;
  const own = {
    ...device,
    tabMessages: device.tabMessages.otherTab(),
    jitter: createMemoryJitter(),
    taskRepository: createTaskRepository({ taskStore: store, locks, log }),
  };
  const commandSenders = sendersOf(shop);
  const answers = createAnswers({
    resultHandlers: {
      'profile-answered': hear,
      'subscription-answered': hear,
      'wait-answered': hear,
      'price-wait-answered': hear,
      'mail-answered': hear,
    },
  });
  const queueTask = createQueueTask({ ...own, storeView, namedStore: 'de', askToSend });
  const runQueue = createRunQueue({ ...own, commandSenders, answers, askToSend, hasOpenPage: isHeard });
  return {
    ...own,
    queueTask,
    runQueue,
    sendTask: createSendTask({ ...own, commandSenders, answers, queueTask, runQueue }),
    clearWaiting: createClearWaiting(own),
    dropTasks: createDropTasks(own),
  };
}
