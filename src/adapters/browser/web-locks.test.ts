import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { until } from '#domain/shared/until-for-tests.ts';
import { createWebLocks } from './web-locks.ts';
import './take-from-silent.ts'; // is there when it is wanted

// Over Node's own locks and channels; only the time to wait is not the true one.
let lengths: (number | undefined)[] = [];
let putBack: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const faked = globalThis.setTimeout;
  lengths = [];
  globalThis.setTimeout = Object.assign((...given: Parameters<typeof faked>) => {
    lengths.push(given[1]);
    return faked(...given);
  }, faked);
  putBack = () => {
    globalThis.setTimeout = faked;
    vi.useRealTimers(); // a spy is not taken off what is faked
  };
});
afterEach(() => putBack());

const log = createMemoryLog();

let names = 0;

/** A turn that no other test knows, and a tab that has it. */
function openTurn() {
  names += 1;
  const name = `turn-${names}`;
  const end = Promise.withResolvers<string>();
  return { name, end };
}

/** Has the turn and says nothing, as a tab that is frozen. */
async function freeze(name: string, until: Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = navigator.locks.request(`shop:${name}`, () => {
    resolve();
    return until;
  });
  held.catch(() => undefined); // its turn is taken away
  return promise;
}

const [PATIENCE, ANSWER] = [20_000, 5_000];

/** Resolves when so many times of that length were begun to wait for. */
async function begun(milliseconds: number, times: number): Promise<void> {
  const areBegun = () => lengths.filter((length) => length === milliseconds).length >= times;
  await until(`${times} waits of ${milliseconds} ms`, areBegun, () => new Promise((resolve) => setImmediate(resolve)));
}

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

test('row 34: a turn that a silent tab has is another tab’s within half a minute, and not at once', async () => {
  const { name, end } = openTurn();
  await freeze(name, end.promise);
  const steps: string[] = [];
  const next = createWebLocks({ log }).runExclusive(name, async () => void steps.push('goes on'));
  await pass(PATIENCE);
  await begun(ANSWER, 1);
  await pass(ANSWER - 1);
  expect(steps).toEqual([]);
  await pass(1);
  await next;
  expect(steps).toEqual(['goes on']);
});

test('row 34: of several tabs that wait one takes the turn, and the others come after it', async () => {
  const { name, end } = openTurn();
  await freeze(name, end.promise);
  const first = Promise.withResolvers<void>();
  const steps: string[] = [];
  const waiting = ['a', 'b', 'c'].map((tab) =>
    createWebLocks({ log }).runExclusive(name, async () => {
      steps.push(`${tab} begins`);
      await first.promise;
      steps.push(`${tab} ends`);
    }),
  );
  await pass(PATIENCE);
  await begun(ANSWER, 1); // the others wait to ask
  await pass(ANSWER);
  await begun(PATIENCE, 5); // two have heard of the one that has it now, and wait again
  await pass(PATIENCE);
  await begun(PATIENCE, 7);
  expect(steps).toHaveLength(1);
  first.resolve();
  await Promise.all(waiting);
  expect(steps.map((step) => step.slice(2))).toEqual(['begins', 'ends', 'begins', 'ends', 'begins', 'ends']);
});

test('row 34: a tab that is slow and alive keeps its turn', async () => {
  const { name, end } = openTurn();
  const [living, waiting] = [createWebLocks({ log }), createWebLocks({ log })];
  const steps: string[] = [];
  const isUnderWay = Promise.withResolvers<void>();
  const slow = living.runExclusive(name, async () => {
    isUnderWay.resolve();
    steps.push(await end.promise);
  });
  await isUnderWay.promise;
  const next = waiting.runExclusive(name, async () => void steps.push('next'));
  const again = living.runExclusive(name, async () => void steps.push('again'));
  for (let looks = 1; looks <= 4; looks += 1) {
    await pass(PATIENCE);
    await begun(PATIENCE, 3 + 2 * looks);
  }
  expect(steps).toEqual([]);
  end.resolve('slow');
  await Promise.all([slow, next, again]);
  expect(steps).toEqual(['slow', 'next', 'again']);
});

test('row 34: a tab that is thawed after its turn was taken ends what it had begun', async () => {
  const { name, end } = openTurn();
  vi.stubGlobal('BroadcastChannel', undefined); // it hears nobody
  const frozen = createWebLocks({ log });
  const isUnderWay = Promise.withResolvers<void>();
  const outcome = frozen.runExclusive(name, () => {
    isUnderWay.resolve();
    return end.promise;
  });
  await isUnderWay.promise;
  vi.unstubAllGlobals();
  const next = createWebLocks({ log }).runExclusive(name, async () => 'went on');
  await pass(PATIENCE);
  await begun(ANSWER, 1);
  await pass(ANSWER);
  expect(await next).toBe('went on');
  end.resolve('thawed');
  expect(await outcome).toBe('thawed');
});

test('a turn that the browser refuses is told', async () => {
  const refused = { request: () => Promise.reject(new Error('no')) } as unknown as LockManager;
  await expect(createWebLocks({ locks: refused, log }).runExclusive('cart', async () => 'done')).rejects.toThrow('no');
});

test('row 94: locks that the browser denies are replaced by those of the page, and logged once', async () => {
  const own = createMemoryLog();
  const deny = async () => Promise.reject(new DOMException('No locks here.', 'SecurityError'));
  const locks = createWebLocks({ locks: { request: deny } as unknown as LockManager, log: own });
  const steps: string[] = [];
  const first = locks.runExclusive('cart', async () => {
    await Promise.resolve();
    steps.push('first');
    return 1;
  });
  const second = locks.runExclusive('cart', async () => void steps.push('second'));
  expect(await first).toBe(1);
  await second;
  await locks.runExclusive('cart', async () => void steps.push('third'));
  expect([steps, own.errors().length]).toEqual([['first', 'second', 'third'], 1]);
});
