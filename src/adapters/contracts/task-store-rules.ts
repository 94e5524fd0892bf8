import { type Task, type TaskId, taskIdAt } from '#domain/queue/task.ts';
import type { TaskStore } from '#domain/queue/task-store.ts';
import { type Rule, same } from './rule.ts';
import { sampleTask } from './samples.ts';

/** Opening again is what a reload or another tab does. */
export type TaskStoreWorld = { readonly open: () => TaskStore };

const done = { kind: 'ok', value: undefined } as const;
const [first, second, third, fourth] = [sampleTask(1), sampleTask(20), sampleTask(300), sampleTask(4_000)];

/** What every store of tasks is held to. */
export const taskStoreRules: readonly Rule<TaskStoreWorld>[] = [
  {
    title: 'a task that is not there is null, and no page of none has a next one',
    async prove({ open }) {
      same(await open().get(taskIdAt(9, 'z')), { kind: 'ok', value: null });
      same(await open().page(null, 10), { kind: 'ok', value: { records: [], next: null } });
      same(await open().about('nothing'), { kind: 'ok', value: [] });
    },
  },
  {
    title: 'QUEUE-04 a task comes back whole, also after a reload',
    async prove({ open }) {
      same(await open().put(second), done);
      same(await open().get(second.id), { kind: 'ok', value: second });
    },
  },
  {
    title: 'QUEUE-14 tasks are read page by page in the order they were stored, each once',
    async prove({ open }) {
      const store = open();
      for (const task of [third, first, fourth, second]) await store.put(task);
      same(await pagesOf(store, 1), [[first], [second], [third], [fourth], []]);
      same(await pagesOf(store, 3), [[first, second, third], [fourth]]);
      same(await pagesOf(store, 4), [[first, second, third, fourth], []]);
    },
  },
  {
    title: 'a task that is removed in the middle of reading leaves none of the others out',
    async prove({ open }) {
      const store = open();
      for (const task of [first, second, third, fourth]) await store.put(task);
      const page = await store.page(null, 2);
      await store.remove(first.id);
      await store.remove(second.id);
      const next = page.kind === 'ok' ? page.value.next : null;
      same(await store.page(next, 2), { kind: 'ok', value: { records: [third, fourth], next: fourth.id } });
    },
  },
  {
    title: 'a task put again takes the place of the one with its id',
    async prove({ open }) {
      const store = open();
      await store.put(first);
      const answered = { ...first, isTransmitted: true, result: 'subscribed', code: 200 };
      same(await store.put(answered), done);
      same(await pagesOf(store, 10), [[answered]]);
    },
  },
  {
    title: 'tasks are found by what they are about, in their order',
    async prove({ open }) {
      const store = open();
      const about = (task: Task, subject: string | null): Task => ({ ...task, subject });
      for (const task of [about(third, 'a'), about(first, 'a'), about(second, 'b'), about(fourth, null)])
        await store.put(task);
      same(await store.about('a'), { kind: 'ok', value: [about(first, 'a'), about(third, 'a')] });
      same(await store.about('c'), { kind: 'ok', value: [] });
    },
  },
  {
    title: 'a task that was removed is gone, and may be removed again',
    async prove({ open }) {
      const store = open();
      await store.put(first);
      same(await store.remove(first.id), done);
      same(await store.remove(first.id), done);
      same(await open().get(first.id), { kind: 'ok', value: null });
    },
  },
  {
    title: 'two tabs put tasks at once and none is lost',
    async prove({ open }) {
      await Promise.all([open().put(first), open().put(second), open().put(third)]);
      same(await pagesOf(open(), 10), [[first, second, third]]);
    },
  },
];

async function pagesOf(store: TaskStore, most: number): Promise<readonly (readonly Task[])[]> {
  const pages: (readonly Task[])[] = [];
  let after: TaskId | null = null;
  do {
    const answer = await store.page(after, most);
    if (answer.kind === 'failed') throw new Error(answer.reason);
    pages.push(answer.value.records);
    after = answer.value.next;
  } while (after !== null);
  return pages;
}
