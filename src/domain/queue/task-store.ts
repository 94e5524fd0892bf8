import type { PagedStore, RecordPage } from '#domain/storage/record-store.ts';
import type { Task } from './task.ts';

/** Where tasks wait on the device, in the order they were stored. */
export type TaskStore = PagedStore<Task>;

export type TaskPage = RecordPage<Task>;
