import { ownerOf, type Session } from '#domain/session/session.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { type Clock, timestampAt } from '#domain/shared/clock.ts';
import type { Log } from '#domain/shared/log.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { answerIn } from './answer-in.ts';
import type { Answers } from './answers.ts';
import { type CommandSenders, senderOf } from './command-senders.ts';
import { isOf } from './plan-run.ts';
import { ruleOf } from './queued-command.ts';
import { type Answer, type Task, type TaskId, withAnswer, withAttempt } from './task.ts';
import type { TaskRepository } from './task-repository.ts';

/** Sends one task, as it is on the device now. */
export type AttemptTask = (id: TaskId) => Promise<Attempted>;

/** `silent`: nobody answered; `put-off`: somebody did, and the task goes on waiting. */
export type Attempted = 'answered' | 'not-sent' | 'silent' | 'put-off';

type Ports = {
  readonly taskRepository: TaskRepository;
  readonly commandSenders: CommandSenders;
  readonly answers: Answers;
  readonly session: ReadonlyCell<Session>;
  readonly clock: Clock;
  readonly log: Log;
  /** A page is here to tell what was not done, or that nobody knows. Without one such a task stays for the next. */
  readonly hasOpenPage: boolean;
};

export function createAttemptTask(ports: Ports): AttemptTask {
  const { taskRepository, commandSenders, session, clock, log, hasOpenPage } = ports;
  const settle = createSettle(ports);

  return async (id) => {
    const task = await taskRepository.find(id);
    if (!task || task.isTransmitted || settle.isDone(task)) return 'not-sent';
    if (!isOf(task, ownerOf(session.get()))) return 'not-sent'; // somebody else is here by now
    if (await isAfterAnother(task)) return 'not-sent'; // else what was asked for first would win
    if (task.mayHaveLeft) return hasOpenPage ? settle.with(task, { kind: 'unsure' }) : 'not-sent';
    const reply = await sent(task);
    const answer = answerIn(reply, ruleOf(task.endpoint).isRepeatable || !(await taskRepository.find(id))?.mayHaveLeft);
    if (answer && (hasOpenPage || answer.kind === 'ok')) return settle.with(task, answer);
    const mayHaveLeft = answer?.kind === 'unsure';
    await taskRepository.change(task, (now) => ({ ...withAttempt(now, timestampAt(clock.now())), mayHaveLeft }));
    if (answer) return 'not-sent';
    return reply.kind === 'unreachable' ? 'silent' : 'put-off';
  };

  /** Two wait about one subject where the device could not be read as the second one was made. */
  async function isAfterAnother({ id, subject }: Task): Promise<boolean> {
    const first = subject === null ? null : await taskRepository.waitingAbout(subject);
    return first !== null && first.id !== id && !settle.isDone(first);
  }

  /** A fault of ours must not keep the tasks after it from being sent. */
  async function sent(task: Task): Promise<Reply<unknown>> {
    const leave = () => taskRepository.change(task, (now) => ({ ...now, mayHaveLeft: true }));
    try {
      return await senderOf(commandSenders, task.endpoint)(task.payload, { world: task.world, leave });
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

/**
 * Ends a task with its answer, unless it was cleared or asks for something else by now, and tells who waits for it. That
 * something was not done is told before it is gone, since a page may be closed in between.
 */
function createSettle({ taskRepository, answers, clock }: Ports): Settle {
  const done = new Set<string>();

  return {
    isDone: ({ revision }) => done.has(revision),
    async with(task, answer) {
      const settled = await taskRepository.alone(task, async () => {
        const now = await taskRepository.find(task.id);
        if (now?.revision !== task.revision) return null;
        done.add(task.revision);
        const answered = answer.kind === 'unsure' ? now : withAnswer(now, answer, timestampAt(clock.now()));
        if (answer.kind !== 'ok') answers.tell(answered, answer);
        await finish(answered);
        return answered;
      });
      if (settled && answer.kind === 'ok') answers.tell(settled, answer);
      return 'answered';
    },
  };

  /** Keeps the task whose result is of use, and removes any other (QUEUE-09, QUEUE-10). */
  async function finish(answered: Task): Promise<void> {
    if (!ruleOf(answered.endpoint).keepsResult || !answered.isTransmitted) await taskRepository.remove(answered.id);
    else if (await taskRepository.keep(answered)) await taskRepository.removeBefore(answered);
  }
}
