import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createDatabase } from './database.ts';
import { completionOf, resultOf } from './outcome-of.ts';
import { createPageAside } from './page-aside.ts';

const KEPT = 'values';

type Given = ReturnType<typeof createDatabase>;

let world = 0;

function turned(kind: 'pagehide' | 'pageshow', persisted: boolean): Event {
  return Object.assign(new Event(kind), { persisted });
}

function opened(page: EventTarget, name: string): Given {
  return createDatabase({
    name,
    migrations: [(database) => void database.createObjectStore(KEPT)],
    within: 1_000,
    onHeld: () => undefined,
    aside: createPageAside(page),
  });
}

/** Two pages of one device, of which the first is left. */
function twoPages() {
  world += 1;
  const page = new EventTarget();
  return { page, left: opened(page, `aside-${world}`), next: opened(new EventTarget(), `aside-${world}`) };
}

/** Asks for as long as it is not told to end: the transaction stands open meanwhile, and then puts or reads. */
function goesOn(database: Given, mode: IDBTransactionMode) {
  const [begun, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isOver = false;
  void told.promise.then(() => {
    isOver = true;
  });
  const act = async (transaction: IDBTransaction): Promise<unknown> => {
    const complete = completionOf(transaction);
    const values = transaction.objectStore(KEPT);
    const last = async (): Promise<unknown> => {
      while (!isOver) await resultOf(values.get('cart')).finally(begun.resolve);
      return resultOf(mode === 'readonly' ? values.get('cart') : values.put('stale', 'cart'));
    };
    return (await Promise.all([last(), complete]))[0];
  };
  return { outcome: database.begin([KEPT], mode, act), hasBegun: begun.promise, end: told.resolve };
}

function read(database: Given): Promise<unknown> {
  return database.begin([KEPT], 'readonly', (transaction) => resultOf(transaction.objectStore(KEPT).get('cart')));
}

function put(database: Given, value: string): Promise<void> {
  return database.begin([KEPT], 'readwrite', async (transaction) => {
    transaction.objectStore(KEPT).put(value, 'cart');
    await completionOf(transaction);
  });
}

test('row 97: a page that is put aside in the middle of a write holds up no other one, and writes nothing over it', async () => {
  const { page, left, next } = twoPages();
  const { outcome, hasBegun, end } = goesOn(left, 'readwrite');
  const refused = expect(outcome).rejects.toThrow();
  await hasBegun;
  page.dispatchEvent(turned('pagehide', true));
  await put(next, 'of the next page');
  end();
  page.dispatchEvent(turned('pageshow', true));
  await refused;
  expect(await read(left)).toBe('of the next page');
});

test('row 97: nor does one in the middle of a reading, which reads once more when it is there again', async () => {
  const { page, left, next } = twoPages();
  const { outcome, hasBegun, end } = goesOn(left, 'readonly');
  await hasBegun;
  page.dispatchEvent(turned('pagehide', true));
  await put(next, 'of the next page');
  end();
  page.dispatchEvent(turned('pageshow', true));
  expect(await outcome).toBe('of the next page');
});

test('a page that is there again before it hears of that writes nothing either', async () => {
  const { page, left } = twoPages();
  const { outcome, hasBegun, end } = goesOn(left, 'readwrite');
  const refused = expect(outcome).rejects.toThrow();
  await hasBegun;
  page.dispatchEvent(turned('pagehide', true));
  page.dispatchEvent(turned('pageshow', true));
  end();
  await refused;
  expect(await read(left)).toBeUndefined();
});

test('a page that is put aside begins nothing', async () => {
  const { page, left, next } = twoPages();
  page.dispatchEvent(turned('pagehide', true));
  const reading = read(left);
  await expect(put(left, 'stale')).rejects.toThrow('put aside');
  await put(next, 'of the next page');
  page.dispatchEvent(turned('pageshow', true));
  expect(await reading).toBe('of the next page');
  await put(left, 'of the page that is back');
  expect(await read(next)).toBe('of the page that is back');
});

test('a page that ends lets what it has begun be written', async () => {
  const { page, left, next } = twoPages();
  const { outcome, hasBegun, end } = goesOn(left, 'readwrite');
  await hasBegun;
  page.dispatchEvent(turned('pagehide', false));
  end();
  await outcome;
  expect(await read(next)).toBe('stale');
});
