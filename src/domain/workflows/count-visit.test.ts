import { expect, test } from 'vitest';
import { createMemoryVisitCounter } from '#adapters/memory/memory-visit-counter.ts';
import type { Fact } from '#domain/analytics/fact.ts';
import type { VisitEvent } from '#domain/analytics/visit-event.ts';
import { createCountVisit } from './count-visit.ts';
import { createWaitingWorld } from './waiting-world-for-tests.ts';

function open() {
  const visitCounter = createMemoryVisitCounter();
  const { around, openTab, stored } = createWaitingWorld<VisitEvent>();
  const page = { address: 'https://shop.test/' };
  const openPage = () =>
    createCountVisit({ ...around, visitCounter, waitingCounts: openTab(), pageAddress: () => page.address });
  const listener = openPage();
  const hear = async (fact: Fact) => {
    await listener.hear(fact);
    await listener.settled();
  };
  return {
    ...{ visitCounter, page, openPage, stored, listener: { ...listener, hear }, ...around },
    names: () => visitCounter.counted().map(({ name }) => name),
  };
}

const seen: Fact = { kind: 'page-seen' };
const found = (results: number): Fact => ({ kind: 'searched', results });

test('it is for measuring', () => {
  expect(open().listener.purpose).toBe('measuring');
});

test('TRACK-09 what happens without a network is counted later, once, in its order and where it happened', async () => {
  const { listener, connectivity, page, visitCounter } = open();
  connectivity.go('offline');
  await listener.hear(seen);
  page.address = 'https://shop.test/search';
  await listener.hear(found(3));
  expect(visitCounter.counted()).toEqual([]);
  connectivity.go('online');
  connectivity.signal();
  await listener.hear(found(4));
  expect(visitCounter.counted().map(({ address, details }) => [address, details['results']])).toEqual([
    ['https://shop.test/', undefined],
    ['https://shop.test/search', '3'],
    ['https://shop.test/search', '4'],
  ]);
});

test('who cannot be reached is asked again with the next event, and the log says so once', async () => {
  const { listener, visitCounter, names, log } = open();
  visitCounter.answer('unreachable');
  await listener.hear(seen);
  await listener.hear(found(3));
  visitCounter.answer('taken');
  await listener.hear(seen);
  expect(names()).toEqual(['pageview', 'Search', 'pageview']);
  expect(log.errors()).toEqual(['The event pageview was not counted: unreachable']);
});

test('what is refused is not sent again', async () => {
  const { listener, visitCounter, names, log } = open();
  visitCounter.answer('refused');
  await listener.hear(found(3));
  visitCounter.answer('taken');
  await listener.hear(seen);
  expect(names()).toEqual(['pageview']);
  expect(log.errors()).toEqual(['The event Search was not counted: refused']);
});

test('TRACK-05 who takes it back is not counted later', async () => {
  const { listener, connectivity, names } = open();
  connectivity.go('offline');
  await listener.hear(found(3));
  await listener.forget();
  connectivity.go('online');
  await listener.hear(seen);
  expect(names()).toEqual(['pageview']);
});

test('TRACK-09 what a page could not have counted the next one has counted', async () => {
  const { listener, openPage, connectivity, names } = open();
  connectivity.go('offline');
  await listener.hear(found(3));
  const next = openPage();
  connectivity.endPage();
  connectivity.go('online');
  await next.hear(seen);
  await next.settled();
  expect(names()).toEqual(['Search', 'pageview']);
});

test('what is counted at once leaves nothing on the device', async () => {
  const { listener, names, stored } = open();
  await listener.hear(seen);
  expect([names(), stored()]).toEqual([['pageview'], []]);
});
