import type { CustomerId } from '#domain/session/customer.ts';
import { backoffDelay } from '#domain/shared/backoff-delay.ts';
import type { Brand } from '#domain/shared/brand.ts';
import type { CallWorld } from '#domain/storeview/store-view.ts';
import { type CallbackEvent, type QueuedCommand, ruleOf } from './queued-command.ts';

/** Grows with the order in which tasks are stored: `<15 digits of ms since 1970>-<random UUID>`. */
export type TaskId = Brand<string, 'TaskId'>;

const TIME_DIGITS = 15;

export function taskIdAt(milliseconds: number, uuid: string): TaskId {
  return `${String(milliseconds).padStart(TIME_DIGITS, '0')}-${uuid}` as TaskId;
}

/** The world a task was made in; it is sent with this, never with the current one (fault model, rule 6). */
export type TaskWorld = CallWorld & {
  /** Who was signed in; null for a guest. It is sent for nobody else. */
  readonly owner: CustomerId | null;
};

/**
 * Something the shop is asked for once there is a network, as the device keeps it (QUEUE-02). The specification's
 * `task_id`, `url`, `transmited`, `acknowledged` and so on are words here.
 */
export type Task = QueuedCommand & {
  readonly id: TaskId;
  readonly world: TaskWorld;
  /** What it is about; at most one task waits for each. */
  readonly subject: string | null;
  /** New with each change, so that an answer to what was asked before does not end it. */
  readonly revision: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The shop has answered. */
  readonly isTransmitted: boolean;
  readonly transmittedAt: string | null;
  /** The shop's answer, its own words where it refused; null before. */
  readonly result: unknown;
  /** The code of the answer, null before; two names of one thing, since the specification's task has both. */
  readonly resultCode: number | null;
  readonly code: number | null;
  /** Somebody has taken note of the answer. */
  readonly isAcknowledged: boolean;
  readonly callbackEvent: CallbackEvent | null;
  /** How often it was sent without an answer, and when last. */
  readonly attempts: number;
  readonly attemptedAt: string | null;
  /** What must not be sent twice may have reached the shop; written down before it leaves. */
  readonly mayHaveLeft: boolean;
};

/** How the shop answered; `unsure`: it may have done what must not be asked for twice, and nobody knows. */
export type Answer =
  | { readonly kind: 'ok'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly code: number; readonly message: string; readonly isSilent: boolean }
  | { readonly kind: 'unsure' };

type Made = { readonly command: QueuedCommand; readonly world: TaskWorld; readonly id: TaskId; readonly at: string };

/** A task that nobody has sent yet (QUEUE-03). */
export function newTask({ command, world, id, at }: Made): Task {
  return {
    ...command,
    id,
    world,
    subject: subjectOf(command, world),
    revision: id,
    createdAt: at,
    updatedAt: at,
    isTransmitted: false,
    transmittedAt: null,
    result: null,
    resultCode: null,
    code: null,
    isAcknowledged: false,
    callbackEvent: ruleOf(command.endpoint).callbackEvent,
    attempts: 0,
    attemptedAt: null,
    mayHaveLeft: false,
  };
}

export function subjectOf({ endpoint, payload }: QueuedCommand, { owner }: Pick<TaskWorld, 'owner'>): string | null {
  return ruleOf(endpoint).subject?.(payload, owner ?? '') ?? null;
}

/** A waiting task that asks for more, or for something else: as the command says, in the world of now. */
export function withCommand(task: Task, { payload }: QueuedCommand, { world, id, at }: Omit<Made, 'command'>): Task {
  const { merge = (_before, later) => later } = ruleOf(task.endpoint);
  const asked = { endpoint: task.endpoint, payload: merge(task.payload, payload) } as QueuedCommand;
  return { ...task, ...asked, world, revision: id, updatedAt: at, attempts: 0, attemptedAt: null };
}

const OK = 200;

/** The task with its answer, which nobody has taken note of yet (QUEUE-07, QUEUE-08). */
export function withAnswer(task: Task, answer: Exclude<Answer, { kind: 'unsure' }>, at: string): Task {
  const [code, result] = answer.kind === 'ok' ? [OK, answer.value] : [answer.code, answer.message];
  const transmitted = { isTransmitted: true, transmittedAt: at, updatedAt: at, isAcknowledged: false };
  return { ...task, ...transmitted, result, resultCode: code, code };
}

/** The task after it was sent in vain (QUEUE-11). */
export function withAttempt(task: Task, at: string): Task {
  return { ...task, attempts: task.attempts + 1, attemptedAt: at, updatedAt: at };
}

/**
 * Whether enough time has passed since the last attempt: 1, 2, 4 … 60 seconds. A moment in the future is of a clock that
 * was wrong, and counts for nothing.
 */
export function isDue({ attempts, attemptedAt }: Task, now: number): boolean {
  if (attemptedAt === null) return true;
  const passed = now - Date.parse(attemptedAt);
  return !(passed >= 0 && passed < backoffDelay(attempts, 0));
}
