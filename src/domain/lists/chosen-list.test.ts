import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Drafts } from '#domain/interface/drafts.ts';
import { createChosenList } from './chosen-list.ts';

test('the list that is open is kept with what was typed, and the first leaves nothing behind', () => {
  const drafts = createMemoryCell<Drafts>({ contact: { message: 'Hello' } });
  const chosen = createChosenList({ drafts });
  expect(chosen.get()).toBeNull();
  chosen.update(() => 'd');
  expect([chosen.get(), drafts.get()]).toEqual(['d', { contact: { message: 'Hello' }, wishlist: { list: 'd' } }]);
  chosen.update((now) => (now === 'd' ? null : now));
  expect([chosen.get(), drafts.get()]).toEqual([null, { contact: { message: 'Hello' } }]);
});
