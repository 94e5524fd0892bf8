import type { Locks } from '#domain/storage/across-tabs.ts';

/** Turns within one page: each name has a line, a task that throws gives way like any other. */
export function createMemoryLocks(): Locks {
  const lines = new Map<string, Promise<unknown>>();
  return {
    runExclusive(name, task) {
      const before = lines.get(name) ?? Promise.resolve();
      const turn = before.then(task, task);
      const over = turn.catch(() => undefined);
      lines.set(name, over);
      void over.then(() => {
        if (lines.get(name) === over) lines.delete(name);
      });
      return turn;
    },
  };
}
