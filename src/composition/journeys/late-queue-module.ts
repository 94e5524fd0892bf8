import { ContainerModule } from 'inversify';
import type { BeginQueue } from '#domain/journeys/begin-queue.ts';
import { createUntilQueueBegins } from '#domain/journeys/until-queue-begins.ts';
import type { RunQueue } from '#domain/queue/run-queue.ts';
import type { SendTask } from '#domain/queue/send-task.ts';
import { UNTIL_REST } from '../device/offline-tokens.ts';
import { provide } from '../provide.ts';
import {
  BEGIN_QUEUE,
  LATE_BEGIN_QUEUE,
  LATE_RUN_QUEUE,
  LATE_SEND_TASK,
  QUEUE,
  RUN_QUEUE,
  SEND_TASK,
  TASK_STORE,
} from '../queue/tokens.ts';
import { SESSION } from '../session/tokens.ts';
import type { Resolve } from '../visit.ts';

type Given = { readonly queue: () => Promise<Resolve> };

/**
 * The queue, for who asks before its code is there; while that cannot be had nothing is sent and nothing kept.
 */
export const lateQueueModule = new ContainerModule(({ bind }) => {
  const given = { queue: QUEUE };
  provide(bind, LATE_RUN_QUEUE, createLateRun, given);
  provide(bind, LATE_SEND_TASK, createLateSend, given);
  provide(bind, LATE_BEGIN_QUEUE, createLateBegin, {
    ...given,
    session: SESSION,
    taskStore: TASK_STORE,
    untilRest: UNTIL_REST,
  });
});

function createLateRun(given: Given): RunQueue {
  return async (how) => (await had(given))?.(RUN_QUEUE)(how) ?? { unanswered: 0 };
}

function createLateSend(given: Given): SendTask {
  return async (errand) => (await had(given))?.(SEND_TASK)(errand) ?? { kind: 'not-kept' };
}

function createLateBegin({ queue, ...ports }: Given & Parameters<typeof createUntilQueueBegins>[0]): BeginQueue {
  const untilItBegins = createUntilQueueBegins(ports);
  return async () => {
    await untilItBegins();
    await (await had({ queue }))?.(BEGIN_QUEUE)();
  };
}

function had({ queue }: Given): Promise<Resolve | null> {
  return queue().catch(() => null);
}
