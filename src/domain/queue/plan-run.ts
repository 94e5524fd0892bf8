import type { CustomerId } from '#domain/session/customer.ts';
import { isDue, type Task } from './task.ts';

/** What is done with a task in a run; `wait`: its pause is not over. One that has no step stays as it is. */
export type Step = { readonly kind: 'send' | 'wait' | 'forget'; readonly task: Task };

export type Moment = {
  readonly now: number;
  /** Who is signed in; null for a guest. */
  readonly owner: CustomerId | null;
  /** The network is back, or the shopper has just asked for something: nothing waits for its pause. */
  readonly isAtOnce: boolean;
};

const RESULT_KEPT_MS = 86_400_000; // fault model, rule 10

/**
 * What is done with some tasks, in the order they were stored (QUEUE-14). A task of somebody else waits for its owner; one
 * of a guest goes whoever is here, since it is sent in nobody's name.
 */
export function planRun(tasks: readonly Task[], moment: Moment): readonly Step[] {
  return tasks.flatMap((task): readonly Step[] => {
    if (task.isTransmitted) return isOver(task, moment.now) ? [{ kind: 'forget', task }] : [];
    if (!isOf(task, moment.owner)) return [];
    return [{ kind: moment.isAtOnce || isDue(task, moment.now) ? 'send' : 'wait', task }];
  });
}

/** Whether a task may be sent while somebody is signed in, or nobody. */
export function isOf({ world }: Pick<Task, 'world'>, owner: CustomerId | null): boolean {
  return world.owner === null || world.owner === owner;
}

/** A day is enough for an answer; a moment in the future is of a clock that was wrong. */
function isOver({ transmittedAt }: Task, now: number): boolean {
  const age = now - Date.parse(transmittedAt ?? '');
  return !(age >= 0 && age < RESULT_KEPT_MS);
}
