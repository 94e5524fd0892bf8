import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Drafts } from '#domain/interface/drafts.ts';
import { createChosenList } from './chosen-list.ts';
import type { NamedLists } from './named-lists.ts';

const diwali = { id: 'd', name: 'Diwali', sharing: null, isDeleted: false };

test('the list that is open is kept with what was typed, and the first leaves nothing behind', () => {
  const drafts = createMemoryCell<Drafts>({ contact: { message: 'Hello' } });
  const chosen = createChosenList({ drafts, namedLists: createMemoryCell<NamedLists>([diwali]) });
  expect(chosen.get()).toBeNull();
  chosen.update(() => 'd');
  expect([chosen.get(), drafts.get()]).toEqual(['d', { contact: { message: 'Hello' }, wishlist: { list: 'd' } }]);
  chosen.update((now) => (now === 'd' ? null : now));
  expect([chosen.get(), drafts.get()]).toEqual([null, { contact: { message: 'Hello' } }]);
});

test('where the list was deleted the first is open, and where it comes back it is open again', () => {
  const namedLists = createMemoryCell<NamedLists>([diwali]);
  const chosen = createChosenList({ drafts: createMemoryCell<Drafts>({ wishlist: { list: 'd' } }), namedLists });
  namedLists.update(() => [{ ...diwali, isDeleted: true }]);
  expect(chosen.get()).toBeNull();
  namedLists.update(() => []);
  expect(chosen.get()).toBeNull();
  namedLists.update(() => [diwali]);
  expect(chosen.get()).toBe('d');
});
