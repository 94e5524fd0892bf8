import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { type Cells, createCells, state } from './cells.ts';
import { lazyVerbs, openVisit, type VisitGiven } from './late.ts';
import { createShop } from './services.ts';

type Counting = { readonly count: Cell<number> };

const counting = {
  count: state(0),
  add:
    ({ count }: Counting) =>
    async (by: number) => {
      count.update((now) => now + by);
      return count.get();
    },
};

const cells = () => createCells(createMemoryCell);

test('a service is made once in a visit, and each visit of a shop has its own', async () => {
  const shop = createShop<{ readonly cells: Cells }>()(counting);
  const [one, other] = [shop.open({ cells: cells() }), shop.open({ cells: cells() })];
  expect(await one.add(2)).toBe(2);
  expect(one.add).toBe(one.add);
  expect(one.add).not.toBe(other.add);
  expect([one.count.get(), other.count.get()]).toEqual([2, 0]);
});

test('what nobody asks for is not made', () => {
  const made: string[] = [];
  const shop = createShop<object>()({ quiet: () => made.push('quiet'), asked: () => made.push('asked') });
  void shop.open({}).asked;
  expect(made).toEqual(['asked']);
});

test('what a visit brings stands before what is listed', () => {
  const shop = createShop<{ readonly greeting?: string }>()({ greeting: () => 'hello' });
  expect([shop.open({}).greeting, shop.open({ greeting: 'namaste' }).greeting]).toEqual(['hello', 'namaste']);
});

test('what is unmet does not compile, and the error names it', () => {
  const needy = ({ stock }: { readonly stock: () => number }) => stock;
  // @ts-expect-error `stock` is asked for and nobody makes it
  createShop<object>()({ needy });
  // @ts-expect-error `stock` is made, as a text
  createShop<object>()({ needy, stock: () => () => 'many' });
  const shop = createShop<object>()({ needy, stock: () => () => 4 });
  expect(shop.open({}).needy()).toBe(4);
});

test('a part that comes later finds what is there, and is added once', () => {
  const shop = createShop<{ readonly cells: Cells }>()(counting);
  const visit = shop.open({ cells: cells() });
  const doubled = { double: ({ count }: Counting) => ({ value: () => 2 * count.get() }) };
  const { double } = shop.extend(visit, doubled);
  visit.count.update(() => 3);
  expect([double.value(), shop.extend(visit, doubled).double]).toEqual([6, double]);
});

/** A shop of which a verb waits for its code, which comes or does not. */
function openWaiting(load: () => Promise<typeof counting>) {
  const shell = { count: counting.count, add: lazyVerbs(load)('add', () => () => -1) };
  return openVisit(createShop<VisitGiven>()(shell), { cells: cells() });
}

test('a verb whose code comes later acts on what is there already, and gives way to it', async () => {
  let loads = 0;
  const load = async () => {
    loads += 1;
    return counting;
  };
  const visit = openWaiting(load);
  const waiting = visit.add;
  expect(await Promise.all([waiting(1), waiting(2)])).toEqual([1, 3]);
  expect([await waiting(1), visit.count.get(), loads]).toEqual([4, 4, 1]);
  expect(visit.add).not.toBe(waiting);
});

test('what waits takes the place of nothing that is there', async () => {
  const load = async () => counting;
  const visit = openWaiting(load);
  await visit.later(load);
  const { add } = visit;
  visit.extend({ add: lazyVerbs(load)('add') });
  expect([visit.add, await visit.add(1)]).toEqual([add, 1]);
});

test('code that cannot be had is asked for again, and until then the verb does what is said beside it', async () => {
  const answers = [Promise.reject(new Error('no network'))];
  const visit = openWaiting(() => answers.pop() ?? Promise.resolve(counting));
  expect(await visit.add(1)).toBe(-1);
  expect(await visit.add(1)).toBe(1);
});

test('a verb of which nothing is said rejects without its code', async () => {
  const late = lazyVerbs((): Promise<typeof counting> => Promise.reject(new Error('no network')));
  const shell = { count: counting.count, add: late('add') };
  const visit = openVisit(createShop<VisitGiven>()(shell), { cells: cells() });
  await expect(visit.add(1)).rejects.toThrow('no network');
});
