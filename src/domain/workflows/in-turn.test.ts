import { expect, test } from 'vitest';
import type { HandedOn } from '#domain/analytics/handed-on.ts';
import { MOST_WAITING, WAITING_FOR_MS } from '#domain/analytics/waiting-event.ts';
import { createInTurn } from './in-turn.ts';
import { createKeepWaiting, type WaitingCell } from './keep-waiting.ts';
import { createWaitingWorld } from './waiting-world-for-tests.ts';

type Event = { readonly name: string };

type Page = ReturnType<ReturnType<typeof open>['openTab']>;

function open() {
  const world = createWaitingWorld<Event>();
  const told: string[] = [];
  const answers: { now: HandedOn; isReady: boolean; held: Promise<void> | null } = {
    ...{ now: 'taken', isReady: true, held: null },
  };
  const openTab = (waiting: WaitingCell<Event> = world.openTab()) => {
    const inTurn = createInTurn<Event>({
      ...world.around,
      waiting,
      isReady: async () => answers.isReady,
      async hand({ name }) {
        told.push(name);
        await answers.held;
        if (answers.now !== 'taken') told.pop();
        return answers.now;
      },
      deed: 'told',
    });
    const tell = (name: string, id?: string) => inTurn.add({ name }, id);
    return { ...inTurn, tell, waiting };
  };
  /** A page that kept something and was gone before the device had it. */
  const leave = (name: string) =>
    createKeepWaiting({ ...world.around, waiting: world.openTab({ keeps: false }) }).add({ name });
  const names = () => world.stored()?.map(({ event }) => event.name) ?? null;
  return { ...world, ...world.around, told, answers, openTab, leave, names };
}

test('TRACK-09 what happens without a network outlives its page, and the next one tells it once and in its order', async () => {
  const { openTab, connectivity, told, names } = open();
  connectivity.go('offline');
  const page = openTab();
  for (const name of ['one', 'two', 'three']) page.tell(name);
  await page.settled();
  expect([told, names()]).toEqual([[], ['one', 'two', 'three']]);
  const next = openTab();
  next.tell('four');
  await next.settled();
  expect(told).toEqual([]);
  connectivity.go('online');
  await next.settled();
  expect([told, names()]).toEqual([['one', 'two', 'three', 'four'], []]);
  const last = openTab();
  last.tell('five');
  await last.settled();
  expect(told).toEqual(['one', 'two', 'three', 'four', 'five']);
});

test('a page that is left in the same moment has it written down already', async () => {
  const { openTab, leave, told } = open();
  leave('one');
  const next = openTab();
  next.tell('two');
  await next.settled();
  expect(told).toEqual(['one', 'two']);
});

test('two tabs tell it once, each what it finds first', async () => {
  const { openTab, connectivity, told } = open();
  connectivity.go('offline');
  const [one, other] = [openTab(), openTab()];
  one.tell('one');
  other.tell('two');
  await Promise.all([one.settled(), other.settled()]);
  connectivity.go('online'); // which both hear
  await Promise.all([one.settled(), other.settled()]);
  expect(told.toSorted()).toEqual(['one', 'two']);
});

test('what was on its way when its page was left is not told again: the browser brings it to its end', async () => {
  const { openTab, answers, told, names } = open();
  answers.held = new Promise(() => undefined);
  const left = openTab();
  left.tell('one');
  left.tell('two');
  await expect.poll(() => told).toEqual(['one']);
  await expect.poll(names).toEqual(['two']);
});

test('what happens once is told once, however often it is heard of', async () => {
  const { openTab, connectivity, told } = open();
  connectivity.go('offline');
  const [one, other] = [openTab(), openTab()];
  for (const tab of [one, other, one, other, one]) tab.tell('bought', 'order 1');
  await Promise.all([one.settled(), other.settled()]);
  connectivity.go('online');
  await Promise.all([one.settled(), other.settled()]);
  expect(told).toEqual(['bought']);
});

test('while nobody is there to be told it waits, and the log says so once', async () => {
  const { openTab, answers, told, names, log } = open();
  answers.isReady = false;
  const page = openTab();
  page.tell('one');
  await page.settled();
  page.tell('two');
  await page.settled();
  expect([told, names()]).toEqual([[], ['one', 'two']]);
  answers.isReady = true;
  page.tell('three');
  await page.settled();
  expect(told).toEqual(['one', 'two', 'three']);
  expect(log.errors()).toEqual(['The event one was not told: unreachable']);
});

test('TRACK-05 who takes it back has it deleted at once, in every tab and on the device', async () => {
  const { openTab, connectivity, told, names, pages } = open();
  connectivity.go('offline');
  const [one, other] = [openTab(), openTab()];
  one.tell('one');
  await one.settled();
  other.tell('two');
  await one.drop();
  await other.drop();
  expect([names(), pages.entries]).toEqual([[], []]);
  connectivity.go('online');
  await Promise.all([one.settled(), other.settled()]);
  expect(told).toEqual([]);
});

test('TRACK-05 the next page deletes what one has left that ended before it heard of the No', async () => {
  const { openTab, leave, told, names, pages } = open();
  leave('one');
  expect(pages.entries).toHaveLength(1);
  await openTab().drop();
  expect([names() ?? [], pages.entries, told]).toEqual([[], [], []]);
});

test.each([
  ['TRACK-05 what is refused while it is on its way', (page: Page) => page.drop()],
  ['what is of somebody who has left', async (page: Page) => page.waiting.forget()],
])('%s does not come back', async (_, end) => {
  const { openTab, answers, names } = open();
  const held = Promise.withResolvers<void>();
  [answers.now, answers.held] = ['unreachable', held.promise];
  const page = openTab();
  page.tell('one');
  await expect.poll(names).toEqual([]);
  await end(page);
  held.resolve();
  await page.settled();
  expect(names()).toEqual([]);
});

test('TRACK-05 where nothing was kept, a No writes nothing', async () => {
  const { openTab, kept, pages } = open();
  await openTab().drop();
  expect([[...kept], pages.entries]).toEqual([[], []]);
});

test('of a long time without a network the last are told, and nothing of more than a week ago', async () => {
  const { openTab, connectivity, clock, told } = open();
  connectivity.go('offline');
  const page = openTab();
  page.tell('long ago');
  await clock.advance(WAITING_FOR_MS);
  page.tell('just in time');
  await clock.advance(WAITING_FOR_MS);
  for (let at = 0; at < MOST_WAITING - 1; at += 1) page.tell(`${at}`);
  connectivity.go('online');
  await page.settled();
  expect([told.length, told[0], told[1]]).toEqual([MOST_WAITING, 'just in time', '0']);
  connectivity.go('offline');
  for (let at = 0; at < MOST_WAITING + 1; at += 1) page.tell(`more ${at}`);
  connectivity.go('online');
  await page.settled();
  expect([told.length, told[MOST_WAITING]]).toEqual([2 * MOST_WAITING, 'more 1']);
});

test('a turn that is not given is logged, and the next is asked for again', async () => {
  const { told, log, openTab, locks } = open();
  const { runExclusive } = locks;
  const page = openTab();
  locks.runExclusive = () => Promise.reject(new Error('put aside'));
  page.tell('one');
  await page.settled();
  expect(log.errors()).toContain('What waits to be told had no turn: Error: put aside');
  locks.runExclusive = runExclusive;
  page.tell('two');
  await page.settled();
  expect(told).toEqual(['one', 'two']);
});
