import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { type Drafts, draftTexts, noDrafts } from './drafts.ts';
import { anyText, keptForm } from './kept-form.ts';

const nobody = { name: '', topic: 'order', password: '' };

function open(drafts: Drafts = noDrafts) {
  const all = createMemoryCell(drafts);
  const form = keptForm({
    page: createMemoryCell(nobody),
    texts: draftTexts(all, 'sheet'),
    initial: nobody,
    fields: { name: anyText, topic: (text) => ['order', 'size'].includes(text) },
  });
  return { all, form };
}

test('what is typed is kept by form and field, and an emptied form leaves nothing', () => {
  const { all, form } = open({ other: { note: 'stays' } });
  form.update((now) => ({ ...now, name: 'Asha' }));
  form.update((now) => ({ ...now, topic: 'size' }));
  expect(all.get()).toEqual({ other: { note: 'stays' }, sheet: { name: 'Asha', topic: 'size' } });
  form.update(() => nobody);
  expect(all.get()).toEqual({ other: { note: 'stays' } });
});

test('what is not to be kept is in the page alone', () => {
  const { all, form } = open();
  form.update((now) => ({ ...now, password: 'indigo lotus' }));
  expect([form.get().password, all.get()]).toEqual(['indigo lotus', noDrafts]);
});

test.each([
  [
    { name: 'Asha', topic: 'size' },
    { name: 'Asha', topic: 'size' },
  ],
  [{ topic: 'gossip' }, {}],
  [{ password: 'indigo lotus' }, {}],
  [{ constructor: 'x', toString: 'y' }, {}],
])('of what was kept as %j stands there %j', (kept, seen) => {
  expect(open({ sheet: kept }).form.get()).toEqual({ ...nobody, ...seen });
});
