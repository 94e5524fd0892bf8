import type { CallbackEvent } from './queued-command.ts';
import type { Answer, Task, TaskId } from './task.ts';

/** Who wants to know of an answer, by the name of the event. */
export type ResultHandlers = { readonly [Event in CallbackEvent]: (task: Task, answer: Answer) => void };

/** How answers to tasks come to those who wait for them. */
export interface Answers {
  /** Raises the event of the task (QUEUE-12), and tells who waits for it in this tab. */
  tell(task: Task, answer: Answer): void;
  /** The answer to a task, should it come to this tab. */
  to(id: TaskId): { readonly answer: Promise<Answer>; readonly stop: () => void };
}

export function createAnswers({ resultHandlers }: { readonly resultHandlers: ResultHandlers }): Answers {
  const waiting = new Map<TaskId, Set<(answer: Answer) => void>>();
  return {
    tell(task, answer) {
      if (task.callbackEvent !== null) resultHandlers[task.callbackEvent](task, answer);
      for (const hear of waiting.get(task.id) ?? []) hear(answer);
    },
    to(id) {
      const { promise, resolve } = Promise.withResolvers<Answer>();
      const all = waiting.get(id) ?? new Set();
      waiting.set(id, all.add(resolve));
      return {
        answer: promise,
        stop() {
          all.delete(resolve);
          if (all.size === 0) waiting.delete(id);
        },
      };
    },
  };
}
