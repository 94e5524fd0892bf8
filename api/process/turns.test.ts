import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Tasks that end when told to, and the order in which they began. */
const createTasks = () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    task: (name: string) => () => {
      begun.push(name);
      return new Promise<void>((end) => ends.set(name, end));
    },
    end: (name: string) => ends.get(name)?.(),
  };
};

test('runs no more tasks at once than the limit', async () => {
  const takeTurn = createTurns(2);
  const { begun, task, end } = createTasks();
  for (const name of ['a', 'b', 'c']) void takeTurn(task(name), 'now');
  await settle();
  expect(begun).toEqual(['a', 'b']);
  end('a');
  await settle();
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('lets what is waited for go before what is made ahead', async () => {
  const takeTurn = createTurns(1);
  const { begun, task, end } = createTasks();
  void takeTurn(task('first'), 'now');
  void takeTurn(task('ahead'), 'soon');
  void takeTurn(task('urgent'), 'now');
  await settle();
  end('first');
  await settle();
  end('urgent');
  await settle();
  expect(begun).toEqual(['first', 'urgent', 'ahead']);
});

test('work that nobody waits for leaves places free, and what saves bytes comes last', async () => {
  const takeTurn = createTurns(2);
  const { begun, task, end } = createTasks();
  void takeTurn(task('smaller'), 'idle');
  void takeTurn(task('smaller still'), 'idle');
  void takeTurn(task('ahead'), 'soon');
  void takeTurn(task('urgent'), 'now');
  await settle();
  expect(begun).toEqual(['smaller', 'urgent']);
  end('urgent');
  end('smaller');
  await settle();
  expect(begun.slice(2)).toEqual(['ahead']);
});

test('a task that fails frees its place', async () => {
  const takeTurn = createTurns(1);
  await expect(takeTurn(() => Promise.reject(new Error('torn')), 'now')).rejects.toThrow('torn');
  await expect(takeTurn(() => Promise.resolve('whole'), 'now')).resolves.toBe('whole');
});
