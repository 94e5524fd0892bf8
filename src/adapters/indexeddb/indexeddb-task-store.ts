import { taskRecords } from '#adapters/stored/stored-task.ts';
import type { TaskStore } from '#domain/queue/task-store.ts';
import type { Log } from '#domain/shared/log.ts';
import type { TellDeviceNews } from '#domain/storage/device-news.ts';
import { createIndexedDbRecordStore } from './indexeddb-record-store.ts';

type Ports = {
  readonly log: Log;
  readonly tell?: TellDeviceNews;
  readonly name?: string;
  /** How many times the usual time the device may take. */
  readonly patience?: number;
};

/** Tasks that wait, in a database of their own. */
export function createIndexedDbTaskStore({ name = 'shop-tasks', ...ports }: Ports): TaskStore {
  return createIndexedDbRecordStore({ ...ports, kind: taskRecords, name });
}
