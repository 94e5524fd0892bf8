import type { Task, TaskId } from '#domain/queue/task.ts';
import type { TaskStore } from '#domain/queue/task-store.ts';
import { createMemoryRecordStore, type MemoryRecordStore } from './memory-record-store.ts';

export type MemoryTaskStore = TaskStore & Pick<MemoryRecordStore<Task>, 'failNextReads' | 'failNextWrites'>;

/** Tasks in a map. Hand the same `kept` to the store of a reloaded visit. */
export function createMemoryTaskStore(kept: Map<TaskId, Task> = new Map()): MemoryTaskStore {
  const { all, ...store } = createMemoryRecordStore({ kept, madeAt: ({ id }) => id });
  return {
    ...store,
    async page(after, most) {
      const answer = await all();
      if (answer.kind === 'failed') return answer;
      const rest = answer.value.filter(({ id }) => after === null || id > after);
      const records = rest.slice(0, most);
      return { kind: 'ok', value: { records, next: records.length === most ? (records.at(-1)?.id ?? null) : null } };
    },
    async about(subject) {
      const answer = await all();
      if (answer.kind === 'failed') return answer;
      return { kind: 'ok', value: answer.value.filter((task) => task.subject === subject) };
    },
  };
}
