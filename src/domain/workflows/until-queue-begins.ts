import type { TaskStore } from '#domain/queue/task-store.ts';
import { ownerOf, type Session } from '#domain/session/session.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';

/** Resolves when the queue is to begin. */
export type UntilQueueBegins = () => Promise<void>;

type Ports = {
  readonly session: ReadonlyCell<Session>;
  readonly taskStore: Pick<TaskStore, 'page'>;
  /** Resolves when the page has come to rest. */
  readonly untilRest: () => Promise<void>;
};

/**
 * At once when something waits, or nobody can tell, and for customers, whose next change may come without a network; else
 * the page and its network come first.
 */
export function createUntilQueueBegins({ session, taskStore, untilRest }: Ports): UntilQueueBegins {
  return async () => {
    if (ownerOf(session.get()) !== null) return;
    const first = await taskStore.page(null, 1);
    if (first.kind === 'ok' && first.value.records.length === 0) await untilRest();
  };
}
