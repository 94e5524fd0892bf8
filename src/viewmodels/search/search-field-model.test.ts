import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { noPanels, withPanelOpen } from '#domain/interface/panels.ts';
import { SearchFieldModel } from './search-field-model.ts';

function open() {
  const panels = createMemoryCell(noPanels);
  const field = new SearchFieldModel({ panels, searchText: createMemoryCell('') });
  return { panels, field };
}

test('UI-07 UI-09 coming to the search turns the overlay on, and closing it off', () => {
  const { panels, field } = open();
  field.type('');
  expect([field.isOpen, panels.get()]).toEqual([true, { open: 'search' }]);
  field.close();
  expect([field.isOpen, panels.get()]).toEqual([false, noPanels]);
});

test('typing opens the panel again, and the address follows the text', () => {
  const { field } = open();
  expect(field.resultsAddress).toBe('/search');
  field.type('silk ');
  field.close();
  field.type('silk saree');
  expect([field.isOpen, field.resultsAddress]).toEqual([true, '/search?q=silk%20saree']);
});

test('closing the search leaves another panel open', () => {
  const { panels, field } = open();
  panels.update((now) => withPanelOpen(now, 'minicart'));
  field.close();
  expect(panels.get().open).toBe('minicart');
});
