import { expect, test } from 'vitest';
import { createMemoryJournal } from '#adapters/memory/memory-journal.ts';
import type { CustomerId } from './customer.ts';
import { createOwnedJournal, createOwnedStore } from './owned-store.ts';

const ASHA = '501' as CustomerId;
const RAVI = '502' as CustomerId;

const always = { refuses: () => false, isLate: () => false, onReturn: () => undefined };
const keptAs = (value: unknown) => ({ kind: 'kept', value, marks: {} }) as const;

const ownedBy = (kept: CustomerId | null, isSure = true) => ({
  kept: async () => kept,
  find: async () => ({ owner: kept, isSure }),
});

/**
 * A device with one value on it; `known` is who this tab believes is signed in, and `isSure` whether the device says so;
 * `before` is who was there when it was asked first.
 */
function openStore(
  kept: CustomerId | null,
  stored: unknown = null,
  known = kept,
  isSure = true,
  before: readonly (CustomerId | null)[] = [],
) {
  const owners = [...before];
  const values = new Map<string, unknown>([['cart', stored]]);
  const store = createOwnedStore({
    store: {
      ...always,
      get: async (key) => keptAs(values.get(key) ?? null),
      set: async (key, value) => {
        values.set(key, value);
        return true;
      },
      remove: async (key) => void values.delete(key),
    },
    ownership: {
      present: () => known,
      kept: async () => kept,
      find: async () => ({ owner: owners.length > 0 ? (owners.shift() ?? null) : kept, isSure }),
    },
  });
  return { values, store };
}

test('what a guest keeps has no name on it, so that older builds can read it', async () => {
  const { values, store } = openStore(null);
  await store.set('cart', ['tee']);
  expect(values.get('cart')).toEqual(['tee']);
  expect((await store.get('cart')).value).toEqual(['tee']);
});

test("SESS-33 what a customer keeps bears the customer's name", async () => {
  const { values, store } = openStore(ASHA);
  await store.set('cart', ['tee']);
  expect(values.get('cart')).toEqual({ ownedBy: ASHA, value: ['tee'] });
  expect((await store.get('cart')).value).toEqual(['tee']);
});

test('what a guest has left is theirs who sign in', async () => {
  const { values, store } = openStore(ASHA, ['tee']);
  expect((await store.get('cart')).value).toEqual(['tee']);
  expect(values.get('cart')).toEqual({ ownedBy: ASHA, value: ['tee'] });
});

test('what is theirs who have come since the device was asked who is here is not removed', async () => {
  const { values, store } = openStore(ASHA, { ownedBy: ASHA, value: ['tee'] }, null, true, [null]);
  expect((await store.get('cart')).value).toEqual(['tee']);
  expect(values.has('cart')).toBe(true);
});

test.each([null, RAVI])('what a customer has left is neither read nor kept for %o', async (owner) => {
  const { values, store } = openStore(owner, { ownedBy: ASHA, value: ['tee'] });
  expect((await store.get('cart')).value).toBeNull();
  expect(values.has('cart')).toBe(false);
});

test.each([null, RAVI])('a tab that has not heard that its customer left for %o keeps nothing more', async (owner) => {
  const { values, store } = openStore(owner, null, ASHA);
  expect(await store.set('cart', ['tee'])).toBe(false);
  expect(values.get('cart')).toBeNull();
});

test('a tab that still shows its customer keeps nothing for them for whom it has read the device', async () => {
  const { values, store } = openStore(ASHA, { ownedBy: RAVI, value: ['tee'] }, RAVI);
  expect((await store.get('cart')).value).toBeNull();
  expect(await store.set('cart', ['tee'])).toBe(false);
  expect(values.has('cart')).toBe(false);
});

test('a tab that has not heard that somebody signed in keeps it for them', async () => {
  const { values, store } = openStore(ASHA, null, null);
  expect(await store.set('cart', ['tee'])).toBe(true);
  expect(values.get('cart')).toEqual({ ownedBy: ASHA, value: ['tee'] });
});

test('what a tab writes while it forgets a customer is not kept for a guest', async () => {
  let present: CustomerId | null = ASHA;
  const values = new Map<string, unknown>();
  const store = createOwnedStore({
    store: {
      ...always,
      get: async () => keptAs(null),
      set: async (key, value) => {
        values.set(key, value);
        return true;
      },
      remove: async () => undefined,
    },
    ownership: { present: () => present, ...ownedBy(null) },
  });
  const writing = store.set('cart', ['tee']);
  present = null;
  expect([await writing, values.size]).toEqual([false, 0]);
});

function openJournal(present: CustomerId | null, kept: CustomerId | null) {
  const journal = createMemoryJournal();
  const owned = createOwnedJournal({ journal, ownership: { present: () => present, ...ownedBy(kept) } });
  return { journal, owned };
}

const change = { kind: 'whole', from: null, to: ['tee'] } as const;

test.each([null, ASHA])('row 92: a change bears the name of whose page made it: %o', async (present) => {
  const { journal, owned } = openJournal(present, present);
  owned.note('cart', change);
  expect(journal.pending('cart')).toMatchObject([{ owner: present, patch: change }]);
  expect(await owned.pending('cart')).toHaveLength(1);
});

test('row 92: what a guest has left in the journal is theirs who sign in', async () => {
  const { journal, owned } = openJournal(ASHA, ASHA);
  journal.note('cart', { patch: change, owner: null });
  expect(await owned.pending('cart')).toHaveLength(1);
});

test.each([null, RAVI])('row 92: what a customer has left in the journal is removed unread for %o', async (kept) => {
  const { journal, owned } = openJournal(kept, kept);
  journal.note('cart', { patch: change, owner: ASHA });
  expect([await owned.pending('cart'), journal.pending('cart')]).toEqual([[], []]);
});

test('row 93: while the device does not say who is here, nothing of a customer is removed, and nothing taken for empty', async () => {
  const kept = { ownedBy: ASHA, value: ['tee'] };
  const { values, store } = openStore(null, kept, null, false);
  expect((await store.get('cart')).kind).toBe('silent');
  expect(values.get('cart')).toEqual(kept);
});

test.each([true, false])(
  'of the journal of somebody else nothing is taken, and it goes where that is sure: %s',
  async (isSure) => {
    const journal = createMemoryJournal();
    const ofAsha = createOwnedJournal({ journal, ownership: { present: () => ASHA, ...ownedBy(ASHA) } });
    ofAsha.note('cart', { kind: 'whole', to: ['tee'] });
    const left = createOwnedJournal({ journal, ownership: { present: () => null, ...ownedBy(null, isSure) } });
    expect(await left.pending('cart')).toEqual([]);
    expect(journal.pending('cart')).toHaveLength(isSure ? 0 : 1);
  },
);

test.each([
  ['nothing is kept', ASHA, null],
  ['a guest reads what a guest has left', null, ['tee']],
])('where %s, nothing is written by reading', async (_what, owner, stored) => {
  const { values, store } = openStore(owner, stored);
  expect((await store.get('cart')).value).toEqual(stored);
  expect(values.get('cart')).toEqual(stored);
});
