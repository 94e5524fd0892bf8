import type { CustomerId } from '#domain/session/customer.ts';
import type { Signals, Turns } from '#domain/storage/turn-taking.ts';
import { isOf } from './plan-run.ts';
import { TASKS_SIGNAL } from './queue-task.ts';
import type { Task, TaskId } from './task.ts';
import type { TaskBook } from './task-book.ts';

/**
 * Removes the tasks that the shop has not answered, when the session of a customer is lost (QUEUE-43). Those of another
 * customer are no part of that session, and wait for their owner. Answers how many it were.
 */
export type ClearWaiting = (owner: CustomerId | null) => Promise<number>;

/**
 * Removes all tasks of a customer who leaves, and every answer that they may have had as a guest. Answers how many were not
 * sent.
 */
export type DropTasks = (owner: CustomerId) => Promise<number>;

type Ports = { readonly book: TaskBook; readonly turns: Turns; readonly signals: Signals };

export function createClearWaiting(ports: Ports): ClearWaiting {
  return (owner) => removeAll(ports, (task) => !task.isTransmitted && isOf(task, owner));
}

export function createDropTasks(ports: Ports): DropTasks {
  return (owner) =>
    removeAll(ports, ({ world, isTransmitted }) => world.owner === owner || (world.owner === null && isTransmitted));
}

/** One at a time over all tabs, so that each task is counted once. */
function removeAll({ book, turns, signals }: Ports, isGone: (task: Task) => boolean): Promise<number> {
  return turns.take('tasks-clear', async () => {
    let [after, count]: [TaskId | null, number] = [null, 0];
    do {
      const { records: tasks, next } = await book.page(after);
      for (const task of tasks.filter(isGone)) {
        const isRemoved = await book.alone(task, () => book.remove(task.id));
        if (isRemoved && !task.isTransmitted) count += 1;
      }
      after = next;
    } while (after !== null);
    signals.send(TASKS_SIGNAL);
    return count;
  });
}
