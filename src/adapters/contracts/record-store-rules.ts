import type { RecordStore } from '#domain/storage/record-store.ts';
import { type Rule, same } from './rule.ts';

/** Opening again is what a reload or another tab does. */
export type RecordStoreWorld<T extends { readonly id: string }> = { readonly open: () => RecordStore<T> };

/** Records of one kind, from the oldest on, their ids in another order; `changed` is the first one as it became. */
export type SampleRecords<T extends { readonly id: string }> = {
  readonly first: T;
  readonly second: T;
  readonly third: T;
  readonly changed: T;
  /** The id of a record that was never put. */
  readonly missing: T['id'];
};

const done = { kind: 'ok', value: undefined } as const;

/** What every store of records is held to, whatever the records are; `noun` says what they are. */
export function recordStoreRulesOf<T extends { readonly id: string }>(
  noun: string,
  samples: SampleRecords<T>,
): readonly Rule<RecordStoreWorld<T>>[] {
  return [...readingRules(noun, samples), ...changingRules(noun, samples)];
}

function readingRules<T extends { readonly id: string }>(
  noun: string,
  { first, second, third, missing }: SampleRecords<T>,
): readonly Rule<RecordStoreWorld<T>>[] {
  return [
    {
      title: `${noun} that is not there is null`,
      async prove({ open }) {
        same(await open().get(missing), { kind: 'ok', value: null });
        same(await open().all(), { kind: 'ok', value: [] });
      },
    },
    {
      title: `${noun} comes back whole, also after a reload`,
      async prove({ open }) {
        same(await open().put(second), done);
        same(await open().get(second.id), { kind: 'ok', value: second });
      },
    },
    {
      title: `${noun} that is older stands before the others`,
      async prove({ open }) {
        const store = open();
        for (const record of [second, third, first]) await store.put(record);
        same(await open().all(), { kind: 'ok', value: [first, second, third] });
      },
    },
  ];
}

function changingRules<T extends { readonly id: string }>(
  noun: string,
  { first, second, third, changed }: SampleRecords<T>,
): readonly Rule<RecordStoreWorld<T>>[] {
  return [
    {
      title: `${noun} put again takes the place of the one with its id`,
      async prove({ open }) {
        const store = open();
        await store.put(first);
        same(await store.put(changed), done);
        same(await store.all(), { kind: 'ok', value: [changed] });
      },
    },
    {
      title: `${noun} that was removed is gone, and may be removed again`,
      async prove({ open }) {
        const store = open();
        await store.put(first);
        await store.put(second);
        same(await store.remove(first.id), done);
        same(await store.remove(first.id), done);
        same(await open().all(), { kind: 'ok', value: [second] });
      },
    },
    {
      title: `${noun} is not lost when two tabs put others at once`,
      async prove({ open }) {
        await Promise.all([open().put(first), open().put(second), open().put(third)]);
        same(await open().all(), { kind: 'ok', value: [first, second, third] });
      },
    },
  ];
}
