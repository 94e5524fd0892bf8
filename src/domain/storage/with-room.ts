import type { StoreAnswer } from './key-value-store.ts';
import type { MakeRoom } from './make-room.ts';
import type { RecordStore } from './record-store.ts';

const MOST_TRIES = 5; // with all that was there, then without each of the four kinds of caches

/** Writes again, as long as the device is full and room can be made. */
export async function writtenWithRoom(
  write: () => Promise<StoreAnswer<void>>,
  makeRoom: MakeRoom,
): Promise<StoreAnswer<void>> {
  let answer = await write();
  for (let tries = 1; tries < MOST_TRIES; tries += 1) {
    if (answer.kind === 'ok' || !answer.isFull || !(await makeRoom())) break;
    answer = await write();
  }
  return answer;
}

/** Records for which caches give way when the device is full. */
export function withRoom<T extends { readonly id: string }>(store: RecordStore<T>, makeRoom: MakeRoom): RecordStore<T> {
  return { ...store, put: (record) => writtenWithRoom(() => store.put(record), makeRoom) };
}
