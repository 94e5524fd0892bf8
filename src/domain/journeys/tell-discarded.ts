import type { Notify } from '#domain/notices/notify.ts';
import type { Discarded } from '#domain/queue/discarded.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';

/** Tells how much of what waited was discarded, unless somebody was told of it already. */
export type TellDiscarded = () => Promise<void>;

type Ports = {
  readonly droppedTasks: Pick<PersistedCell<Discarded>, 'read' | 'get' | 'update'>;
  readonly notify: Notify;
};

export function createTellDiscarded({ droppedTasks, notify }: Ports): TellDiscarded {
  return async () => {
    if (droppedTasks.get() === 0) return;
    await droppedTasks.read(); // another tab may have told it
    const count = droppedTasks.get();
    if (count === 0) return;
    droppedTasks.update((now) => Math.max(now - count, 0));
    notify({ code: 'tasks-dropped', type: 'warning', number: String(count) });
  };
}
