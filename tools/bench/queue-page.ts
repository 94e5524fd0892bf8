import { createBroadcastTabMessages } from '#adapters/browser/broadcast-tab-messages.ts';
import { createBrowserClock } from '#adapters/browser/browser-clock.ts';
import { createBrowserIds } from '#adapters/browser/browser-ids.ts';
import { createBrowserJitter } from '#adapters/browser/browser-jitter.ts';
import { createConsoleLog } from '#adapters/browser/console-log.ts';
import { createWebLocks } from '#adapters/browser/web-locks.ts';
import { createIndexedDbTaskStore } from '#adapters/indexeddb/indexeddb-task-store.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { createAnswers } from '#domain/queue/answers.ts';
import { createClearWaiting } from '#domain/queue/clear-tasks.ts';
import type { CommandSenders, Sender } from '#domain/queue/command-senders.ts';
import { createQueueTask } from '#domain/queue/queue-task.ts';
import { createRunQueue } from '#domain/queue/run-queue.ts';
import { createTaskRepository } from '#domain/queue/task-repository.ts';
import { guestSession, type Session } from '#domain/session/session.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';

/** Milliseconds for all tasks together, and the longest time in which the page could do nothing else. */
export type QueueTimes = {
  readonly tasks: number;
  readonly queued: number;
  readonly sent: number;
  readonly cleared: number;
  readonly longestTask: number;
};

/** The queue as a page has it, over the device's own database, locks and signals; the shop answers at once. */
function openQueue(name: string) {
  const log = createConsoleLog();
  const [locks, tabMessages, clock] = [createWebLocks({ log }), createBroadcastTabMessages(), createBrowserClock()];
  const taskRepository = createTaskRepository({ taskStore: createIndexedDbTaskStore({ log, name }), locks, log });
  const session = createMemoryCell<Session>(guestSession);
  const storeView = createMemoryCell(defaultStoreView);
  const connectivity = { isOnline: () => true };
  const discarded = { update: () => undefined, settled: async () => undefined };
  const askToSend = async (): Promise<void> => undefined;
  const shared = { taskRepository, session, locks, tabMessages, clock, connectivity, askToSend };
  return {
    queueTask: createQueueTask({ ...shared, storeView, namedStore: '', ids: createBrowserIds() }),
    runQueue: createRunQueue({
      ...shared,
      commandSenders: takesAll,
      answers: createAnswers({ resultHandlers: hearsNothing }),
      jitter: createBrowserJitter(),
      log,
      hasOpenPage: true,
    }),
    clearWaiting: createClearWaiting({ ...shared, droppedTasks: discarded }),
  };
}

const sender: Sender<unknown> = async () => ({ kind: 'ok', value: true });

/** The shop takes whatever it is sent. */
const takesAll: CommandSenders = {
  'change-profile': sender,
  subscribe: sender,
  'await-stock': sender,
  'await-prices': sender,
  'send-mail': sender,
  'tell-cart': sender,
  'tell-event': sender,
  'record-consent': sender,
};

const heard = (): void => undefined;

/** No part of a page is open that would show what the shop has answered. */
const hearsNothing = {
  'profile-answered': heard,
  'subscription-answered': heard,
  'wait-answered': heard,
  'price-wait-answered': heard,
  'mail-answered': heard,
};

async function measure(tasks: number): Promise<QueueTimes> {
  const { queueTask, runQueue, clearWaiting } = openQueue(`bench-${tasks}`);
  const fill = async (): Promise<void> => {
    for (let at = 0; at < tasks; at += 1) {
      const payload = { event_name: 'PageView', event_id: `PageView${at}`, custom_data: { sku: 'AJ-KS-1042-M' } };
      await queueTask({ endpoint: 'tell-event', payload });
    }
  };
  const watch = watchLongTasks();
  const queued = await timed(fill);
  const sent = await timed(() => runQueue());
  await fill();
  const cleared = await timed(() => clearWaiting(null));
  return { tasks, queued, sent, cleared, longestTask: watch() };
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

/** The browser tells of tasks of 50 ms or more; 0 when there was none. */
function watchLongTasks(): () => number {
  let longest = 0;
  const note = (entries: readonly PerformanceEntry[]): void => {
    longest = Math.max(longest, ...entries.map(({ duration }) => duration));
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'longtask' });
  return () => {
    note(observer.takeRecords());
    observer.disconnect();
    return longest;
  };
}

Object.assign(globalThis, { measureQueue: measure });
