import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { Locks } from '#domain/storage/across-tabs.ts';
import { answerIn } from './answer-in.ts';
import type { Answers } from './answers.ts';
import { type CommandSenders, senderOf } from './command-senders.ts';
import { type QueueTask, TASKS_TURN } from './queue-task.ts';
import type { QueuedCommand } from './queued-command.ts';
import type { RunQueue } from './run-queue.ts';
import type { Answer, Task } from './task.ts';
import type { TaskRepository } from './task-repository.ts';

/**
 * Asks the shop for something, now or as soon as it can be reached. `waiting`: on the device, to be sent later; `elsewhere`:
 * another tab had it answered; `not-kept`: the device did not take it, and the shop did not answer.
 */
export type SendTask = (command: QueuedCommand) => Promise<Sent>;

export type Sent = Answer | { readonly kind: 'waiting' | 'elsewhere' | 'not-kept' };

type Ports = {
  readonly queueTask: QueueTask;
  readonly runQueue: RunQueue;
  readonly answers: Answers;
  readonly commandSenders: CommandSenders;
  readonly taskRepository: Pick<TaskRepository, 'find' | 'remove'>;
  readonly locks: Locks;
  readonly connectivity: Pick<Connectivity, 'isOnline'>;
};

export function createSendTask(ports: Ports): SendTask {
  const { queueTask, runQueue, answers, taskRepository, connectivity } = ports;
  return async (command) => {
    const { task, isKept } = await queueTask(command);
    if (!isKept) return connectivity.isOnline() ? sendUnkept(task, ports) : { kind: 'not-kept' };
    if (!connectivity.isOnline()) return { kind: 'waiting' };
    const { answer, stop } = answers.to(task.id);
    const run = runQueue({ isAtOnce: true }).then(() => null);
    const heard = await Promise.race([answer, run]);
    stop();
    if (heard) return heard;
    const kept = await taskRepository.find(task.id);
    return { kind: kept === null || kept.isTransmitted ? 'elsewhere' : 'waiting' };
  };
}

/**
 * A full device keeps nobody from asking while there is a network; without an answer nothing has happened. What is being
 * sent comes first, and what waits about the same is asked for here, too: neither may come after it.
 */
function sendUnkept(task: Task, { commandSenders, answers, taskRepository, locks }: Ports): Promise<Sent> {
  return locks.runExclusive(TASKS_TURN, async () => {
    const how = { world: task.world, leave: async () => true };
    const answer = answerIn(await senderOf(commandSenders, task.endpoint)(task.payload, how), true);
    if (answer === null) return { kind: 'not-kept' };
    if (answer.kind === 'ok') await taskRepository.remove(task.id);
    answers.tell(task, answer);
    return answer;
  });
}
