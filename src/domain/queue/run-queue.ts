import type { AskToSend } from '#domain/offline/ask-to-send.ts';
import { ownerOf, type Session } from '#domain/session/session.ts';
import { backoffDelay } from '#domain/shared/backoff-delay.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { Jitter } from '#domain/shared/jitter.ts';
import type { Log } from '#domain/shared/log.ts';
import type { Locks, TabMessages } from '#domain/storage/across-tabs.ts';
import type { Answers } from './answers.ts';
import { type AttemptTask, createAttemptTask } from './attempt-task.ts';
import type { CommandSenders } from './command-senders.ts';
import { planRun } from './plan-run.ts';
import { TASKS_SIGNAL, TASKS_TURN } from './queue-task.ts';
import type { TaskId } from './task.ts';
import type { TaskRepository } from './task-repository.ts';

/**
 * Sends what waits, in the order it was stored, once over all tabs (QUEUE-05, QUEUE-13). Answers how many tasks go on
 * waiting after an attempt. `isAtOnce`: also those whose pause is not over.
 */
export type RunQueue = (how?: { readonly isAtOnce?: boolean }) => Promise<RunEnd>;

export type RunEnd = { readonly unanswered: number };

type Ports = {
  readonly taskRepository: TaskRepository;
  readonly commandSenders: CommandSenders;
  readonly answers: Answers;
  readonly session: ReadonlyCell<Session>;
  readonly connectivity: Pick<Connectivity, 'isOnline'>;
  readonly locks: Locks;
  readonly tabMessages: TabMessages;
  readonly clock: Clock;
  readonly jitter: Jitter;
  readonly askToSend: AskToSend;
  readonly log: Log;
  readonly hasOpenPage: boolean;
};

/** After so many tasks in a row that nobody answered there is no network, whatever the device believes. */
const MOST_SILENT = 3;

/**
 * One run at a time; those asked for while one is under way share one more after it. What was sent in vain is tried again
 * with growing pauses while the visit lasts, unless the device knows that there is no network.
 */
export function createRunQueue(ports: Ports): RunQueue {
  const { locks, log } = ports;
  const attempt = createAttemptTask(ports);
  const keepTrying = createKeepTrying(ports, run);
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<RunEnd> | null = null;
  let isNextAtOnce = false;

  return run;

  function run({ isAtOnce = false } = {}): Promise<RunEnd> {
    isNextAtOnce ||= isAtOnce;
    next ??= running.then(start, start);
    return next;
  }

  function start(): Promise<RunEnd> {
    const isAtOnce = isNextAtOnce;
    const outcome = locks.runExclusive(TASKS_TURN, () => runAll(ports, attempt, isAtOnce)).catch(noTurn);
    running = outcome.then(keepTrying);
    next = null;
    isNextAtOnce = false;
    return outcome;
  }

  function noTurn(fault: unknown): RunEnd {
    log.error(`The queue had no turn: ${String(fault)}`);
    return { unanswered: 0 };
  }
}

/** Runs again and again until nothing waits for an answer; a run that ends meanwhile begins no second round. */
function createKeepTrying({ clock, jitter, connectivity, askToSend }: Ports, run: RunQueue): (end: RunEnd) => void {
  let isTrying = false;

  return ({ unanswered }) => {
    if (unanswered === 0 || isTrying) return;
    isTrying = true;
    void askToSend(); // should the page be closed before the shop answers
    void tryAgain().finally(() => {
      isTrying = false;
    });
  };

  async function tryAgain(): Promise<void> {
    let isWaiting = true;
    for (let tries = 1; isWaiting; tries += 1) {
      await clock.wait(backoffDelay(tries, jitter.next()));
      isWaiting = connectivity.isOnline() && (await run()).unanswered > 0;
    }
  }
}

/** Page by page, so that thousands of tasks are never held at once. A bad one never keeps the others from being sent. */
async function runAll(ports: Ports, attempt: AttemptTask, isAtOnce: boolean): Promise<RunEnd> {
  const { taskRepository, session, connectivity, clock, tabMessages } = ports;
  let [after, unanswered, silent, answered]: [TaskId | null, number, number, number] = [null, 0, 0, 0];
  do {
    const { records: tasks, next } = await taskRepository.page(after);
    after = next;
    for (const { kind, task } of planRun(tasks, { now: clock.now(), owner: ownerOf(session.get()), isAtOnce })) {
      if (kind === 'forget') await taskRepository.remove(task.id);
      if (kind === 'wait') unanswered += 1;
      if (kind !== 'send') continue;
      if (!connectivity.isOnline() || silent === MOST_SILENT) return ended(); // QUEUE-06
      const outcome = await attempt(task.id);
      if (outcome === 'answered') answered += 1;
      if (outcome === 'silent' || outcome === 'put-off') unanswered += 1;
      silent = outcome === 'silent' ? silent + 1 : 0;
    }
  } while (after !== null);
  return ended();

  function ended(): RunEnd {
    if (answered > 0) tabMessages.send(TASKS_SIGNAL);
    return { unanswered };
  }
}
