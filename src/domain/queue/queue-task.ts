import type { AskToSend } from '#domain/offline/ask-to-send.ts';
import { ownerOf, type Session } from '#domain/session/session.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { type Clock, timestampAt } from '#domain/shared/clock.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { Ids } from '#domain/shared/ids.ts';
import type { TabMessages } from '#domain/storage/across-tabs.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { QueuedCommand } from './queued-command.ts';
import { newTask, subjectOf, type Task, taskIdAt, withCommand } from './task.ts';
import type { TaskRepository } from './task-repository.ts';

/**
 * Writes down what the shop is to be asked for, before it is asked (QUEUE-04). What waits about the same already asks for
 * both then. `isKept`: it is safely on the device.
 */
export type QueueTask = (command: QueuedCommand) => Promise<{ readonly task: Task; readonly isKept: boolean }>;

/** The name of the signal that tasks have changed. */
export const TASKS_SIGNAL = 'tasks';

/** The turn of who sends tasks. */
export const TASKS_TURN = 'tasks';

type Ports = {
  readonly taskRepository: TaskRepository;
  readonly session: ReadonlyCell<Session>;
  readonly storeView: ReadonlyCell<StoreView>;
  /** Names the store view in every call; '' where the shop has only one. */
  readonly namedStore: string;
  readonly connectivity: Pick<Connectivity, 'isOnline'>;
  readonly askToSend: AskToSend;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly tabMessages: TabMessages;
};

export function createQueueTask(ports: Ports): QueueTask {
  const { taskRepository, session, storeView, namedStore, clock, ids, tabMessages, connectivity, askToSend } = ports;
  let last = 0;

  return async (command) => {
    const made = { world: worldOfNow(), id: taskIdAt(nextMoment(), ids.next()), at: timestampAt(clock.now()) };
    const subject = subjectOf(command, made.world);
    const queued = await taskRepository.alone({ id: made.id, subject }, async () => {
      const waiting = subject === null ? null : await taskRepository.waitingAbout(subject);
      const next = waiting ? withCommand(waiting, command, made) : newTask({ command, ...made });
      return { task: next, isKept: await taskRepository.keep(next) };
    });
    tabMessages.send(TASKS_SIGNAL);
    if (queued.isKept && !connectivity.isOnline()) void askToSend();
    return queued;
  };

  function worldOfNow() {
    const { country, currency, locale } = storeView.get();
    return { owner: ownerOf(session.get()), storeCode: namedStore, country, currency, locale };
  }

  /** Later than the last one, also within a millisecond and after the clock was set back. */
  function nextMoment(): number {
    last = Math.max(clock.now(), last + 1);
    return last;
  }
}
