import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { noPanels, withPanelOpen } from '#domain/interface/panels.ts';
import { defaultStoreView, type StoreView } from '#domain/storeview/store-view.ts';
import { createStoreChoice } from './store-choice-model.ts';

function openChoice() {
  const storeView = createMemoryCell<StoreView>(defaultStoreView);
  const model = createStoreChoice({
    storeView,
    panels: createMemoryCell(withPanelOpen(noPanels, 'store')),
    chooseStore: (next) => storeView.update(() => next),
    dictionary: { load: async () => {} },
  });
  return { model, storeView };
}

test('what was chosen and not saved is gone when the form is left, whichever way', () => {
  const { model } = openChoice();
  model.chooseCountry('GB');
  expect(model.chosen).toMatchObject({ country: 'GB', currency: 'GBP' });
  model.left();
  expect(model.chosen).toEqual(defaultStoreView);
});

test('what is saved counts', async () => {
  const { model, storeView } = openChoice();
  model.chooseCountry('GB');
  await model.save();
  expect(storeView.get()).toMatchObject({ country: 'GB', currency: 'GBP' });
  expect(model.chosen).toEqual(storeView.get());
});
