import type { Log } from '#domain/shared/log.ts';
import { cacheKindOf, cacheKinds, type DeviceCaches } from './device-caches.ts';
import type { StoreAnswer } from './key-value-store.ts';
import type { RecordStore } from './record-store.ts';

/** Gives up one kind of what can be had again. False when there is none left. Never rejects. */
export type MakeRoom = () => Promise<boolean>;

type Ports = { readonly caches: Pick<DeviceCaches, 'names' | 'drop'>; readonly log: Log };

export function createMakeRoom({ caches, log }: Ports): MakeRoom {
  return async () => {
    try {
      const names = await caches.names();
      const kind = cacheKinds.find((each) => names.some((name) => cacheKindOf(name) === each));
      if (!kind) return false;
      for (const name of names) if (cacheKindOf(name) === kind) await caches.drop(name);
      log.info(`The device is full: its ${kind} were given up.`);
      return true;
    } catch (fault) {
      log.error(`No room could be made on a full device: ${String(fault)}`);
      return false;
    }
  };
}

/** Writes again, as long as the device is full and room can be made: once for each kind of cache at most. */
export async function writtenWithRoom(
  write: () => Promise<StoreAnswer<void>>,
  makeRoom: MakeRoom,
): Promise<StoreAnswer<void>> {
  let answer = await write();
  for (const _ of cacheKinds) {
    if (answer.kind === 'ok' || !answer.isFull || !(await makeRoom())) break;
    answer = await write();
  }
  return answer;
}

/** Records for which caches give way when the device is full. */
export function withRoom<T extends { readonly id: string }>(store: RecordStore<T>, makeRoom: MakeRoom): RecordStore<T> {
  return { ...store, put: (record) => writtenWithRoom(() => store.put(record), makeRoom) };
}
