import type { Turns } from '#domain/storage/turn-taking.ts';

/** Turns within one page: each name has a line, a task that throws gives way like any other. */
export function createMemoryTurns(): Turns {
  const lines = new Map<string, Promise<unknown>>();
  return {
    take(name, task) {
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
