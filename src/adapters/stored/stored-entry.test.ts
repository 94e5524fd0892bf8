import { expect, test } from 'vitest';
import { readStoredEntry } from './stored-entry.ts';

const entry = { at: 17, owner: null, patch: { kind: 'whole', value: 1 }, after: { a: 1 } };
const whole = { kind: 'whole', value: 'x' };

test.each([
  ['a whole value', whole],
  ['fields', { kind: 'fields', fields: { a: whole, b: { kind: 'fields', fields: {} } } }],
  ['items', { kind: 'items', items: [['a', whole]] }],
  ['no items', { kind: 'items', items: [] }],
])('a change is read as the page has written it: %s', (_name, patch) => {
  expect(readStoredEntry({ ...entry, patch })).toEqual({ ...entry, patch });
});

test('a change of an earlier build says of no other one that it came after it', () => {
  const { after: _, ...earlier } = entry;
  expect(readStoredEntry(earlier)).toEqual({ ...earlier, after: {} });
});

test.each([
  ['nothing', null],
  ['another kind', { kind: 'else' }],
  ['fields that are none', { kind: 'fields', fields: 'x' }],
  ['a field that is no change', { kind: 'fields', fields: { a: whole, b: 1 } }],
  ['items that are none', { kind: 'items', items: 'x' }],
  ['an item that is none', { kind: 'items', items: ['ax', ['a', whole]] }],
  [
    'an item that is no change',
    {
      kind: 'items',
      items: [
        ['a', whole],
        ['b', { kind: 'else' }],
      ],
    },
  ],
])('what is no change is not made: %s', (_name, patch) => expect(readStoredEntry({ ...entry, patch })).toBeNull());

test.each([{ at: 'now' }, { owner: 7 }])('nor is it with %j', (change) => {
  expect(readStoredEntry({ ...entry, ...change })).toBeNull();
});

test.each(['x', { a: 'x' }, { a: 1.5 }])(
  'what it came after counts for nothing where it cannot be read: %j',
  (after) => {
    expect(readStoredEntry({ ...entry, after })).toEqual({ ...entry, after: {} });
  },
);
