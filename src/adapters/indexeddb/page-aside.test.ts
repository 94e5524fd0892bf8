import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createDatabase } from './database.ts';
import { completionOf, resultOf } from './outcome-of.ts';
import { createPageAside } from './page-aside.ts';

const KEPT = 'values';

function turned(kind: 'pagehide' | 'pageshow', persisted: boolean): Event {
  return Object.assign(new Event(kind), { persisted });
}

function opened(page: EventTarget, name: string) {
  return createDatabase({
    name,
    migrations: [(database) => void database.createObjectStore(KEPT)],
    within: 1_000,
    onHeld: () => undefined,
    aside: createPageAside(page),
  });
}

/** Puts a value once it is told to. */
function putsWhen(isTold: Promise<void>) {
  const begun = Promise.withResolvers<void>();
  const act = async (transaction: IDBTransaction): Promise<void> => {
    const complete = completionOf(transaction);
    const values = transaction.objectStore(KEPT);
    begun.resolve();
    let isOver = false;
    void isTold.then(() => {
      isOver = true;
    });
    const putAtLast = async (): Promise<unknown> => {
      while (!isOver) await resultOf(values.get('cart')); // as long as somebody asks, it stands open
      return resultOf(values.put(1, 'cart'));
    };
    await Promise.all([putAtLast(), complete]);
  };
  return { act, hasBegun: begun.promise };
}

const read = (database: ReturnType<typeof opened>): Promise<unknown> =>
  database.begin([KEPT], 'readonly', (transaction) => resultOf(transaction.objectStore(KEPT).get('cart')));

test('row 97: a page that is put aside holds up no other one, and goes on when it is there again', async () => {
  const page = new EventTarget();
  const [left, next] = [opened(page, 'held'), opened(new EventTarget(), 'held')];
  const told = Promise.withResolvers<void>();
  const { act, hasBegun } = putsWhen(told.promise);
  const writing = left.begin([KEPT], 'readwrite', act);
  await hasBegun;
  page.dispatchEvent(turned('pagehide', true));
  expect(await read(next)).toBeUndefined();
  told.resolve();
  page.dispatchEvent(turned('pageshow', true));
  await writing;
  expect(await read(next)).toBe(1);
});

test('a page that is put aside begins nothing', async () => {
  const page = new EventTarget();
  const [left, next] = [opened(page, 'begun'), opened(new EventTarget(), 'begun')];
  page.dispatchEvent(turned('pagehide', true));
  const writing = left.begin([KEPT], 'readwrite', async (transaction) => {
    transaction.objectStore(KEPT).put(2, 'cart');
    await completionOf(transaction);
  });
  expect(await read(next)).toBeUndefined();
  page.dispatchEvent(turned('pageshow', true));
  await writing;
  expect(await read(next)).toBe(2);
});

test('a page that ends lets what it has begun be written', async () => {
  const page = new EventTarget();
  const database = opened(page, 'ended');
  const told = Promise.withResolvers<void>();
  const { act, hasBegun } = putsWhen(told.promise);
  const writing = database.begin([KEPT], 'readwrite', act);
  await hasBegun;
  page.dispatchEvent(turned('pagehide', false));
  told.resolve();
  await writing;
  expect(await read(database)).toBe(1);
});
