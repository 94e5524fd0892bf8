import { ownerOf, type Session } from '#domain/session/session.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { type Clock, timestampAt } from '#domain/shared/clock.ts';
import type { Log } from '#domain/shared/log.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { answerIn } from './answer-in.ts';
import type { Answers } from './answers.ts';
import { ruleOf } from './errand.ts';
import { isOf } from './plan-run.ts';
import { type Senders, senderOf } from './senders.ts';
import { type Answer, type Task, type TaskId, withAnswer, withAttempt } from './task.ts';
import type { TaskBook } from './task-book.ts';

/** Sends one task, as it is on the device now. */
export type AttemptTask = (id: TaskId) => Promise<Attempted>;

/** `silent`: nobody answered; `put-off`: somebody did, and the task goes on waiting. */
export type Attempted = 'answered' | 'not-sent' | 'silent' | 'put-off';

type Ports = {
  readonly book: TaskBook;
  readonly senders: Senders;
  readonly answers: Answers;
  readonly session: ReadonlyCell<Session>;
  readonly clock: Clock;
  readonly log: Log;
};

export function createAttemptTask(ports: Ports): AttemptTask {
  const { book, senders, session, clock, log } = ports;
  const settle = createSettle(ports);

  return async (id) => {
    const task = await book.find(id);
    if (!task || task.isTransmitted || settle.isDone(task)) return 'not-sent';
    if (!isOf(task, ownerOf(session.get()))) return 'not-sent'; // somebody else is here by now
    if (task.mayHaveLeft) return settle.with(task, { kind: 'unsure' });
    const reply = await sent(task);
    const answer = answerIn(reply, ruleOf(task.endpoint).isRepeatable || !(await book.find(id))?.mayHaveLeft);
    if (answer) return settle.with(task, answer);
    await book.change(task, (now) => ({ ...withAttempt(now, timestampAt(clock.now())), mayHaveLeft: false }));
    return reply.kind === 'unreachable' ? 'silent' : 'put-off';
  };

  /** A fault of ours must not keep the tasks after it from being sent. */
  async function sent(task: Task): Promise<Reply<unknown>> {
    const leave = () => book.change(task, (now) => ({ ...now, mayHaveLeft: true }));
    try {
      return await senderOf(senders, task.endpoint)(task.payload, { world: task.world, leave });
    } catch (fault) {
      log.error(`A task (${task.endpoint}) could not be sent: ${String(fault)}`);
      return { kind: 'failed', message: '' };
    }
  }
}

type Settle = {
  readonly with: (task: Task, answer: Answer) => Promise<'answered'>;
  /** Whether it was answered in this visit, should the device not have taken note of that. */
  readonly isDone: (task: Task) => boolean;
};

/** Ends a task with its answer, unless it was cleared or asks for something else by now, and tells who waits for it. */
function createSettle({ book, answers, clock }: Ports): Settle {
  const done = new Set<string>();

  return {
    isDone: ({ revision }) => done.has(revision),
    async with(task, answer) {
      const settled = await book.alone(task, async () => {
        const now = await book.find(task.id);
        if (now?.revision !== task.revision) return null;
        done.add(task.revision);
        return finish(now, answer);
      });
      if (settled) answers.tell(settled, answer);
      return 'answered';
    },
  };

  /** Keeps the task whose result is of use, and removes any other (QUEUE-09, QUEUE-10). */
  async function finish(task: Task, answer: Answer): Promise<Task> {
    const answered = answer.kind === 'unsure' ? task : withAnswer(task, answer, timestampAt(clock.now()));
    if (!ruleOf(task.endpoint).keepsResult || !answered.isTransmitted) await book.remove(task.id);
    else if (await book.keep(answered)) await book.removeBefore(answered);
    return answered;
  }
}
