import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { type Drafts, draftTexts } from './drafts.ts';
import { createKeepSearchText } from './keep-search-text.ts';

/** A page in whose field a text stands already, on a device that keeps something. */
function open(typed: string, kept: Drafts) {
  const drafts = createMemoryCell(kept);
  const searchText = createMemoryCell(typed);
  const heard: (() => void)[] = [];
  createKeepSearchText({
    searchText,
    followSearchText: (onChange) => void heard.push(onChange),
    searchDraft: draftTexts(drafts, 'search'),
  })();
  const type = (text: string): void => {
    searchText.update(() => text);
    for (const hear of heard) hear();
  };
  return { drafts, searchText, type };
}

test('what was typed at the last look stands in the field again', () => {
  const { searchText, drafts } = open('', { search: { text: 'indigo' }, sheet: { email: 'a' } });
  expect(searchText.get()).toBe('indigo');
  expect(drafts.get()).toEqual({ search: { text: 'indigo' }, sheet: { email: 'a' } });
});

test('what was typed before the device was read is not written over, and kept', () => {
  const { searchText, drafts } = open('silk', { search: { text: 'indigo' } });
  expect([searchText.get(), drafts.get()]).toEqual(['silk', { search: { text: 'silk' } }]);
});

test('each change is kept, and an empty field leaves nothing', () => {
  const { drafts, type } = open('', {});
  type('silk');
  expect(drafts.get()).toEqual({ search: { text: 'silk' } });
  type('');
  expect(drafts.get()).toEqual({});
});
