import type { TrackingGateway } from '#domain/analytics/tracking-gateway.ts';
import type { BeginQueue } from '#domain/journeys/begin-queue.ts';
import type { TellDiscarded } from '#domain/journeys/tell-discarded.ts';
import type { ClearWaiting, DropTasks } from '#domain/queue/clear-tasks.ts';
import type { QueueTask } from '#domain/queue/queue-task.ts';
import type { RunQueue } from '#domain/queue/run-queue.ts';
import type { SendTask } from '#domain/queue/send-task.ts';
import type { TaskBook } from '#domain/queue/task-book.ts';
import type { TaskStore } from '#domain/queue/task-store.ts';
import { token } from '../token.ts';
import type { Resolve } from '../visit.ts';

export const TRACKING_GATEWAY = token<TrackingGateway>('tracking-gateway');
export const TASK_STORE = token<TaskStore>('task-store');
export const TASK_BOOK = token<TaskBook>('task-book');
export const QUEUE_TASK = token<QueueTask>('queue-task');
/** Whether a page is here to tell what became of a task. */
export const IS_HEARD = token<boolean>('is-heard');
export const RUN_QUEUE = token<RunQueue>('run-queue');
export const SEND_TASK = token<SendTask>('send-task');
export const CLEAR_WAITING = token<ClearWaiting>('clear-waiting');
export const DROP_TASKS = token<DropTasks>('drop-tasks');
export const TELL_DISCARDED = token<TellDiscarded>('tell-discarded');
export const BEGIN_QUEUE = token<BeginQueue>('begin-queue');

/** Answers with what resolves the verbs of `queueModules`, which may have to be loaded first; each root binds it. */
export const QUEUE = token<() => Promise<Resolve>>('queue');

/** Verbs of the queue, for all who ask before its code is there. */
export const LATE_RUN_QUEUE = token<RunQueue>('late-run-queue');
export const LATE_SEND_TASK = token<SendTask>('late-send-task');
export const LATE_BEGIN_QUEUE = token<BeginQueue>('late-begin-queue');
