import type { Notify } from '#domain/notices/notify.ts';
import type { DroppedTasks } from '#domain/queue/dropped-tasks.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';

/** Tells how much of what waited was discarded, unless somebody was told of it already. */
export type TellDroppedTasks = () => Promise<void>;

type Ports = {
  readonly droppedTasks: Pick<PersistedCell<DroppedTasks>, 'read' | 'get' | 'update'>;
  readonly notify: Notify;
};

export function createTellDroppedTasks({ droppedTasks, notify }: Ports): TellDroppedTasks {
  return async () => {
    if (droppedTasks.get() === 0) return;
    await droppedTasks.read(); // another tab may have told it
    const count = droppedTasks.get();
    if (count === 0) return;
    droppedTasks.update((now) => Math.max(now - count, 0));
    notify({ code: 'tasks-dropped', type: 'warning', number: String(count) });
  };
}
