import { expect, test } from 'vitest';
import { createFairTurns, type Weight } from './fair-turns.ts';

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Turns, and tasks that end when they are told to; the order in which they began. */
function createTrial(settings: Parameters<typeof createFairTurns>[0]) {
  const turns = createFairTurns(settings);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    turns,
    begun,
    ask: (client: string, name: string, weight: Weight = 'plain'): void => {
      void turns.take(client, weight, () => {
        begun.push(name);
        return new Promise<void>((end) => ends.set(name, end));
      });
    },
    end: async (name: string) => {
      ends.get(name)?.();
      await settle();
    },
  };
}

const ROOM = { atOnce: 3, perClient: 2, own: 2, heavy: 1, mostWaiting: 4 };

test('one client never has more than its own places, though others are free', async () => {
  const { ask, begun } = createTrial(ROOM);
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask('a', name);
  ask('b', 'b1');
  await settle();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
});

test('a place that becomes free goes to who has waited the longest, and not to who asks the most', async () => {
  const { ask, begun, end } = createTrial({ ...ROOM, atOnce: 1 });
  for (const name of ['a1', 'a2', 'a3']) ask('a', name);
  ask('b', 'b1');
  ask('b', 'b2');
  ask('c', 'c1');
  await settle();
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('what the shop does in its own name has places of its own and is never turned away', async () => {
  const { ask, begun, turns } = createTrial(ROOM);
  for (let at = 0; at < 50; at += 1) ask('', `own${at}`);
  ask('a', 'a1');
  await settle();
  expect(begun).toEqual(['own0', 'own1', 'a1']);
  expect(turns.isCrowded('')).toBe(false);
});

test('a client with too many calls in wait is told, and nobody else is', async () => {
  const { ask, turns, end } = createTrial(ROOM);
  for (let at = 0; at < 6; at += 1) {
    expect(turns.isCrowded('a')).toBe(false);
    ask('a', `a${at}`);
  }
  expect([turns.isCrowded('a'), turns.isCrowded('b')]).toEqual([true, false]);
  await settle();
  await end('a0');
  expect(turns.isCrowded('a')).toBe(false);
});

test('a task that fails frees its place and its client’s', async () => {
  const { turns } = createTrial({ ...ROOM, atOnce: 1, perClient: 1 });
  await expect(turns.take('a', 'heavy', () => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
  await expect(turns.take('a', 'heavy', () => Promise.resolve('whole'))).resolves.toBe('whole');
});

test('few heavy tasks run at once, and nobody waits behind them with a plain one', async () => {
  const { ask, begun, end } = createTrial({ ...ROOM, perClient: 1 });
  ask('a', 'a1', 'heavy');
  ask('b', 'b1', 'heavy');
  ask('b', 'b2');
  ask('c', 'c1');
  await settle();
  expect(begun).toEqual(['a1', 'b2', 'c1']);
  await end('b2');
  expect(begun).toEqual(['a1', 'b2', 'c1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b2', 'c1', 'b1']);
});
