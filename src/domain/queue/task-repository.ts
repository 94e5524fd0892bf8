import { createFaultLog } from '#domain/shared/fault-log.ts';
import type { Log } from '#domain/shared/log.ts';
import type { Locks } from '#domain/storage/across-tabs.ts';
import type { StoreAnswer } from '#domain/storage/key-value-store.ts';
import type { Task, TaskId } from './task.ts';
import type { TaskPage, TaskStore } from './task-store.ts';

/** The tasks of the device, one change of a task at a time over all tabs. */
export interface TaskRepository {
  /** True when the task is safely on the device. */
  keep(task: Task): Promise<boolean>;
  remove(id: TaskId): Promise<boolean>;
  find(id: TaskId): Promise<Task | null>;
  /** The task that waits about a subject; null when none does. */
  waitingAbout(subject: string): Promise<Task | null>;
  /** The same, once nobody is just changing what is about that subject. */
  waitingInTurn(subject: string): Promise<Task | null>;
  /** The last task about a subject, also one that was answered. */
  latestAbout(subject: string): Promise<Task | null>;
  /** Removes what was answered about a subject before a task. */
  removeBefore(task: Task): Promise<void>;
  /** The next tasks after a place; none when they cannot be read. */
  page(after: TaskId | null): Promise<TaskPage>;
  /** Changes what is kept of a task, unless it was cleared or asks for something else by now; false then, too. */
  change(task: Task, next: (now: Task) => Task): Promise<boolean>;
  /** Does something with a task, or with what is about its subject, that nobody else then changes. */
  alone<T>(about: Pick<Task, 'id' | 'subject'>, act: () => Promise<T>): Promise<T>;
}

const PAGE = 100;

const turnOf = (about: string): string => `task:${about}`;

type Ports = { readonly taskStore: TaskStore; readonly locks: Locks; readonly log: Log };

/** A device that fails to read or to write is logged. */
export function createTaskRepository({ taskStore, locks, log }: Ports): TaskRepository {
  const faults = createFaultLog(log);
  const taskRepository: TaskRepository = {
    keep: async (task) => isDone(await taskStore.put(task), 'stored'),
    remove: async (id) => isDone(await taskStore.remove(id), 'removed'),
    find: async (id) => valueIn(await taskStore.get(id), null),
    waitingAbout: async (subject) =>
      valueIn(await taskStore.about(subject), []).find(({ isTransmitted }) => !isTransmitted) ?? null,
    latestAbout: async (subject) => valueIn(await taskStore.about(subject), []).at(-1) ?? null,
    async removeBefore({ id, subject }) {
      const about = subject === null ? [] : valueIn(await taskStore.about(subject), []);
      for (const older of about) if (older.isTransmitted && older.id < id) await taskStore.remove(older.id);
    },
    page: async (after) => valueIn(await taskStore.page(after, PAGE), { records: [], next: null }),
    waitingInTurn: (subject) => locks.runExclusive(turnOf(subject), () => taskRepository.waitingAbout(subject)),
    alone: ({ id, subject }, act) => locks.runExclusive(turnOf(subject ?? id), act),
    change: (task, next) =>
      taskRepository.alone(task, async () => {
        const now = await taskRepository.find(task.id);
        return now?.revision === task.revision && taskRepository.keep(next(now));
      }),
  };
  return taskRepository;

  function isDone(answer: StoreAnswer<void>, what: string): boolean {
    if (answer.kind === 'failed') log.error(`A task could not be ${what}: ${answer.reason}`);
    return answer.kind === 'ok';
  }

  function valueIn<T>(answer: StoreAnswer<T>, otherwise: T): T {
    if (answer.kind === 'failed') {
      faults.failed(`Tasks could not be read: ${answer.reason}`);
      return otherwise;
    }
    faults.over();
    return answer.value;
  }
}
