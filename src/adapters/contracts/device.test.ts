// @vitest-environment happy-dom
import { createBrowserClock } from '#adapters/browser/browser-clock.ts';
import { createBrowserIds } from '#adapters/browser/browser-ids.ts';
import { createBrowserJitter } from '#adapters/browser/browser-jitter.ts';
import { createLocalStorageOrderStore } from '#adapters/browser/local-storage-order-store.ts';
import { createMobxCell } from '#adapters/browser/mobx-cell.ts';
import { createSessionStorageStore } from '#adapters/browser/session-storage-store.ts';
import { createWebLocks } from '#adapters/browser/web-locks.ts';
import { createMemoryCaches } from '#adapters/memory/memory-caches.ts';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryIds } from '#adapters/memory/memory-ids.ts';
import { createMemoryJitter } from '#adapters/memory/memory-jitter.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryOrderStore } from '#adapters/memory/memory-order-store.ts';
import { createMemoryTabMessages } from '#adapters/memory/memory-tab-messages.ts';
import { createMemoryTaskStore } from '#adapters/memory/memory-task-store.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import { cellRules, clockRules } from './clock-and-cell-rules.ts';
import { deviceCachesRules } from './device-caches-rules.ts';
import { idsRules, jitterRules } from './ids-and-jitter-rules.ts';
import { keyValueStoreRules } from './key-value-store-rules.ts';
import { locksRules } from './locks-rules.ts';
import { orderStoreRules } from './order-store-rules.ts';
import { proveRules } from './prove-rules.ts';
import { tabMessagesRules } from './tab-messages-rules.ts';
import { taskStoreRules } from './task-store-rules.ts';

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

proveRules('a store in memory', keyValueStoreRules, () => {
  const kept = new Map<string, Map<string, string>>();
  return {
    open(name) {
      const own = kept.get(name) ?? new Map<string, string>();
      kept.set(name, own);
      return createMemoryKeyValueStore(own);
    },
  };
});

proveRules('a store of the session', keyValueStoreRules, () => {
  sessionStorage.clear();
  return { open: (name) => createSessionStorageStore({ name }) };
});

proveRules('orders in memory', orderStoreRules, () => {
  const kept = new Map();
  return { open: () => createMemoryOrderStore(kept) };
});

proveRules('orders in the local storage', orderStoreRules, () => {
  localStorage.clear();
  return { open: () => createLocalStorageOrderStore({ name: 'shop', log: createMemoryLog() }) };
});

proveRules('caches in memory', deviceCachesRules, () => {
  const caches = createMemoryCaches();
  return { name: 'shop', caches, keep: async (entry) => caches.keep(entry) };
});

proveRules('tasks in memory', taskStoreRules, () => {
  const kept = new Map();
  return { open: () => createMemoryTaskStore(kept) };
});

proveRules('turns in memory', locksRules, () => {
  const locks = createMemoryLocks();
  return { tab: () => locks };
});

proveRules('turns without locks', locksRules, () => {
  const locks = createWebLocks({ locks: null, log: createMemoryLog() });
  return { tab: () => locks };
});

proveRules('signals in memory', tabMessagesRules, () => {
  const first = createMemoryTabMessages();
  return { tab: () => first.otherTab() };
});

proveRules('the time in memory', clockRules, () => {
  const clock = createMemoryClock();
  return { clock, pass: clock.advance };
});

proveRules('the time of the device', clockRules, () => ({ clock: createBrowserClock(), pass: sleep }));

proveRules('ids in memory', idsRules, () => ({ ids: createMemoryIds() }));
proveRules('ids of the device', idsRules, () => ({ ids: createBrowserIds() }));
proveRules('chance in memory', jitterRules, () => ({ jitter: createMemoryJitter() }));
proveRules('chance of the device', jitterRules, () => ({ jitter: createBrowserJitter() }));

proveRules('a cell in memory', cellRules, () => ({ createCell: createMemoryCell }));

proveRules('a cell that screens watch', cellRules, () => ({ createCell: createMobxCell }));
