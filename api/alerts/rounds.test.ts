import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startRounds } from './rounds.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const A_ROUND_MS = 10_000;

/** A desk whose rounds end when they are told to, with so many told or a fault. */
function openDesk() {
  const rounds: { readonly end: (told: number) => void; readonly fail: (fault: Error) => void }[] = [];
  const tell = () => new Promise<number>((end, fail) => rounds.push({ end, fail }));
  const log = vi.fn<(line: string) => void>();
  return { rounds, log, ...startRounds({ tell, everyMs: A_ROUND_MS, log }) };
}

const turn = () => vi.advanceTimersByTimeAsync(0);

test('a round begins whenever its time has come, and none beside one that is under way', async () => {
  const { rounds } = openDesk();
  await vi.advanceTimersByTimeAsync(A_ROUND_MS - 1);
  expect(rounds).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1 + 2 * A_ROUND_MS);
  expect(rounds).toHaveLength(1);
  rounds[0]?.end(0);
  await vi.advanceTimersByTimeAsync(A_ROUND_MS);
  expect(rounds).toHaveLength(2);
});

test('a round that is asked for begins when the one under way is over', async () => {
  const { rounds, go } = openDesk();
  await vi.advanceTimersByTimeAsync(A_ROUND_MS);
  const told = go();
  await turn();
  expect(rounds).toHaveLength(1);
  rounds[0]?.end(1);
  await turn();
  expect(rounds).toHaveLength(2);
  rounds[1]?.end(3);
  await expect(told).resolves.toBe(3);
});

test('a round that fails is one line of the log, and the next one begins', async () => {
  const { rounds, log, go } = openDesk();
  await vi.advanceTimersByTimeAsync(A_ROUND_MS);
  const told = go();
  rounds[0]?.fail(new Error('the database is away'));
  await turn();
  expect(log).toHaveBeenCalledOnce();
  rounds[1]?.end(0);
  await expect(told).resolves.toBe(0);
});

test('a round that was asked for and fails is told to who asked', async () => {
  const { rounds, log, go } = openDesk();
  const told = go();
  rounds[0]?.fail(new Error('the database is away'));
  await expect(told).rejects.toThrow('the database is away');
  expect(log).not.toHaveBeenCalled();
});

test('closing waits for the round under way, and begins no other', async () => {
  const { rounds, close } = openDesk();
  await vi.advanceTimersByTimeAsync(A_ROUND_MS);
  let isClosed = false;
  const closing = close().then(() => {
    isClosed = true;
  });
  await vi.advanceTimersByTimeAsync(A_ROUND_MS);
  expect([rounds.length, isClosed]).toEqual([1, false]);
  rounds[0]?.end(0);
  await closing;
});
