import { failureOf } from '#adapters/stored/failure-of.ts';
import type { StoreAnswer } from '#domain/storage/key-value-store.ts';

/** The outcome as an answer: a fault, or none in time, is a failed one. Never rejects. */
export async function withinLimit<T>(milliseconds: number, outcome: Promise<T>): Promise<StoreAnswer<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<StoreAnswer<T>>((resolve) => {
    const answer = { kind: 'failed', reason: `no answer within ${milliseconds} ms` } as const;
    timer = setTimeout(() => resolve(answer), milliseconds);
  });
  const answer = outcome.then<StoreAnswer<T>, StoreAnswer<T>>((value) => ({ kind: 'ok', value }), failureOf);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
