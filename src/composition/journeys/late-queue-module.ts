import { ContainerModule } from 'inversify';
import { provideShared } from '../provide.ts';
import {
  BEGIN_QUEUE,
  LATE_BEGIN_QUEUE,
  LATE_RUN_QUEUE,
  LATE_SEND_TASK,
  RUN_QUEUE,
  SEND_TASK,
} from '../queue/tokens.ts';
import type { Resolve } from '../visit.ts';

/**
 * The queue, for who asks before its code is there. `queue` answers with what resolves the verbs of `queueModule`, which
 * may have to be loaded first; while they cannot be had nothing is sent and nothing kept.
 */
export function lateQueueModule(queue: () => Promise<Resolve>): ContainerModule {
  const had = () => queue().catch(() => null);
  return new ContainerModule(({ bind }) => {
    provideShared(bind, LATE_RUN_QUEUE, async (how) => (await had())?.(RUN_QUEUE)(how) ?? { unanswered: 0 });
    provideShared(bind, LATE_SEND_TASK, async (errand) => (await had())?.(SEND_TASK)(errand) ?? { kind: 'not-kept' });
    provideShared(bind, LATE_BEGIN_QUEUE, async () => (await had())?.(BEGIN_QUEUE)());
  });
}
