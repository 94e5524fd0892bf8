import type { TaskStore } from '#domain/queue/task-store.ts';

/** Resolves when the queue is to begin. */
export type UntilQueueBegins = () => Promise<void>;

type Ports = {
  readonly tasks: Pick<TaskStore, 'page'>;
  /** Resolves when the page has come to rest. */
  readonly untilRest: () => Promise<void>;
};

/** At once when something waits, or nobody can tell; else the page and its network come first. */
export function createUntilQueueBegins({ tasks, untilRest }: Ports): UntilQueueBegins {
  return async () => {
    const first = await tasks.page(null, 1);
    if (first.kind === 'ok' && first.value.records.length === 0) await untilRest();
  };
}
