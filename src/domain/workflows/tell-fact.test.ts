import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryMarketingCookies } from '#adapters/memory/memory-marketing-cookies.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Fact } from '#domain/analytics/fact.ts';
import type { QueuedCommand } from '#domain/queue/queued-command.ts';
import type { Sent } from '#domain/queue/send-task.ts';
import { guestSession, type Session } from '#domain/session/session.ts';
import { createTellConversions } from './tell-conversions.ts';
import { createFacts, createForgetRefused, type FactListener } from './tell-fact.ts';

const seen: Fact = { kind: 'page-seen' };
const category: Fact = { kind: 'category-seen', name: 'Tees', pieces: [] };

function open({ isAllowed = true, hear = async (_fact: Fact): Promise<void> => undefined } = {}) {
  const log = createMemoryLog();
  const heard: string[] = [];
  const allowed = { now: isAllowed };
  const listener: FactListener = {
    purpose: 'marketing',
    hear: async (fact) => {
      await hear(fact);
      heard.push(fact.kind);
    },
    settled: async () => undefined,
    forget: async () => void heard.push('forget'),
  };
  const consent = { read: async () => undefined, allows: () => allowed.now };
  const ports = { consent, factListeners: [listener], log };
  return { facts: createFacts(ports), forgetRefused: createForgetRefused(ports), heard, log, allowed };
}

test('TRACK-05 nobody hears what is not allowed, also not later', async () => {
  const { facts, heard, allowed } = open({ isAllowed: false });
  await facts.tell(seen);
  allowed.now = true;
  await facts.tell(category);
  expect(heard).toEqual(['category-seen']);
});

test('facts are heard one after the other, and who waits for all of them knows when', async () => {
  const first = Promise.withResolvers<void>();
  const { facts, heard } = open({ hear: (fact) => (fact === seen ? first.promise : Promise.resolve()) });
  void facts.tell(seen);
  void facts.tell(category);
  const settled = facts.settled();
  first.resolve();
  await settled;
  expect(heard).toEqual(['page-seen', 'category-seen']);
});

test('TRACK-09 a listener that takes its time keeps no other one waiting', async () => {
  const endless = new Promise<void>(() => undefined);
  const heard: string[] = [];
  const listener = (purpose: 'measuring' | 'marketing', hear: FactListener['hear']): FactListener => ({
    ...{ purpose, hear },
    settled: async () => undefined,
    forget: async () => undefined,
  });
  const { tell } = createFacts({
    consent: { read: async () => undefined, allows: () => true },
    factListeners: [
      listener('measuring', () => endless),
      listener('marketing', async ({ kind }) => void heard.push(kind)),
    ],
    log: createMemoryLog(),
  });
  void tell(seen);
  void tell(category);
  await expect.poll(() => heard).toEqual(['page-seen', 'category-seen']);
});

test('TRACK-09 a failure is logged, and the next fact is heard', async () => {
  const { facts, heard, log } = open({
    hear: (fact) => (fact === seen ? Promise.reject(new Error('no room')) : Promise.resolve()),
  });
  await facts.tell(seen);
  await facts.tell(category);
  expect(heard).toEqual(['category-seen']);
  expect(log.errors()).toEqual(['Nobody could be told of "page-seen": Error: no room']);
});

test('what was kept for a purpose goes when it is refused, and stays while it is allowed', async () => {
  const { forgetRefused, heard, allowed } = open();
  await forgetRefused();
  allowed.now = false;
  await forgetRefused();
  expect(heard).toEqual(['forget']);
});

test('who waits for all of it waits for what a listener has begun', async () => {
  const begun = Promise.withResolvers<void>();
  const settled: string[] = [];
  const listener: FactListener = {
    purpose: 'measuring',
    hear: async () => undefined,
    settled: () => begun.promise,
    forget: async () => undefined,
  };
  const consent = { read: async () => undefined, allows: () => true };
  const { tell } = createFacts({ consent, factListeners: [listener], log: createMemoryLog() });
  const told = tell(seen).then(() => settled.push('told'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(settled).toEqual([]);
  begun.resolve();
  await told;
  expect(settled).toEqual(['told']);
});

function openConversions(sent: Sent, conversions = true) {
  const log = createMemoryLog();
  const asked: QueuedCommand[] = [];
  const marketingCookies = createMemoryMarketingCookies();
  const dropped: string[] = [];
  const listener = createTellConversions({
    marketing: { conversions },
    session: createMemoryCell<Session>(guestSession),
    marketingCookies,
    pageAddress: () => 'https://shop.test/',
    async sendTask(command) {
      asked.push(command);
      return sent;
    },
    dropEvents: async () => void dropped.push('events'),
    clock: createMemoryClock(),
    ids: { next: () => '3fa09c11-0000-4000-8000-000000000000' },
    log,
  });
  return { conversions: listener, asked, log, marketingCookies, dropped };
}

test('TRACK-04 TRACK-05 an event is queued with the cookies, and without an e-mail of a guest', async () => {
  const { conversions, asked, marketingCookies } = openConversions({ kind: 'waiting' });
  await conversions.hear(seen);
  expect(asked).toMatchObject([{ endpoint: 'tell-event', payload: { event_name: 'PageView' } }]);
  expect(asked[0]?.payload).toHaveProperty('user_data', marketingCookies.kept());
});

test('a shop that has tags alone tells no advertising service', async () => {
  const { conversions, asked, marketingCookies } = openConversions({ kind: 'waiting' }, false);
  await conversions.hear(seen);
  expect([asked, marketingCookies.kept()]).toEqual([[], null]);
});

test('TRACK-09 that an event was not taken is logged', async () => {
  const { conversions, log } = openConversions({ kind: 'not-kept' });
  await conversions.hear(seen);
  expect(log.errors()).toEqual(['The event PageView was not taken: not-kept']);
});

test('TRACK-05 the cookies go with what waits to be told; where nothing was told nothing is looked for', async () => {
  const { conversions, marketingCookies, dropped } = openConversions({ kind: 'waiting' });
  await conversions.forget();
  expect(dropped).toEqual([]);
  await conversions.hear(seen);
  await conversions.forget();
  expect([marketingCookies.kept(), dropped]).toEqual([null, ['events']]);
});
