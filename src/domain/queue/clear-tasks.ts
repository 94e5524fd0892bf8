import type { CustomerId } from '#domain/session/customer.ts';
import type { Locks, TabMessages } from '#domain/storage/across-tabs.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import type { DroppedTasks } from './dropped-tasks.ts';
import { isOf } from './plan-run.ts';
import { TASKS_SIGNAL } from './queue-task.ts';
import type { Task, TaskId } from './task.ts';
import type { TaskRepository } from './task-repository.ts';
import type { TaskPage } from './task-store.ts';

/**
 * Removes the tasks that the shop has not answered, when the session of a customer is lost (QUEUE-43). Those of another
 * customer are no part of that session, and wait for their owner. Counts what is to be told.
 */
export type ClearWaiting = (owner: CustomerId | null) => Promise<void>;

/**
 * Removes all tasks of a customer who leaves, and every answer that they may have had as a guest. Counts those that were
 * not sent, which is to be told.
 */
export type DropTasks = (owner: CustomerId) => Promise<void>;

/** Removes what is still to be told of a visit to services that its shopper does not allow to hear it. */
export type DropEvents = () => Promise<void>;

type Ports = {
  readonly taskRepository: TaskRepository;
  readonly droppedTasks: Pick<PersistedCell<DroppedTasks>, 'update' | 'settled'>;
  readonly locks: Locks;
  readonly tabMessages: TabMessages;
};

export function createClearWaiting(ports: Ports): ClearWaiting {
  return (owner) => removeAll(ports, (task) => !task.isTransmitted && isOf(task, owner));
}

export function createDropTasks(ports: Ports): DropTasks {
  return (owner) =>
    removeAll(ports, ({ world, isTransmitted }) => world.owner === owner || (world.owner === null && isTransmitted));
}

export function createDropEvents(ports: Ports): DropEvents {
  return () => removeAll(ports, isEvent);
}

/** No shopper has asked for it, so that none is told that it was not sent. */
function isEvent({ endpoint }: Task): boolean {
  return endpoint === 'tell-event';
}

/** One at a time over all tabs, so that each task is counted once. */
function removeAll(ports: Ports, isGone: (task: Task) => boolean): Promise<void> {
  const { taskRepository, locks, tabMessages } = ports;
  return locks.runExclusive('tasks-clear', async () => {
    let after: TaskId | null = null;
    do {
      const { records: tasks, next }: TaskPage = await taskRepository.page(after);
      await removeCounted(ports, tasks.filter(isGone));
      after = next;
    } while (after !== null);
    tabMessages.send(TASKS_SIGNAL);
  });
}

async function removeCounted({ taskRepository, droppedTasks }: Ports, tasks: readonly Task[]): Promise<void> {
  const isMissed = (task: Task): boolean => !task.isTransmitted && !isEvent(task);
  const unsent = tasks.filter(isMissed).length;
  if (unsent > 0) droppedTasks.update((count) => count + unsent);
  await droppedTasks.settled();
  for (const task of tasks) {
    const isRemoved = await taskRepository.alone(task, () => taskRepository.remove(task.id));
    if (!isRemoved && isMissed(task)) droppedTasks.update((count) => Math.max(count - 1, 0));
  }
}
