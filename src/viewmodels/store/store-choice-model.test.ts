import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { noPanels, type Panels, withPanelOpen } from '#domain/interface/panels.ts';
import { defaultStoreView, type StoreView } from '#domain/storeview/store-view.ts';
import { createStoreChoice } from './store-choice-model.ts';

function openChoice(words = Promise.resolve()) {
  const panels = createMemoryCell<Panels>(withPanelOpen(noPanels, 'store'));
  const loaded: string[] = [];
  const storeView = createMemoryCell<StoreView>(defaultStoreView);
  const model = createStoreChoice({
    storeView,
    panels,
    chooseStore: (next) => storeView.update(() => next),
    dictionary: {
      load: (_language, part) => {
        loaded.push(part);
        return words;
      },
    },
  });
  return { model, storeView, panels, loaded };
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

test('while a choice is saved it says so, and the form closes once it is', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { model, panels, loaded } = openChoice(promise);
  model.chooseCountry('GB');
  const saving = model.save();
  expect(model.isSaving).toBe(true);
  await model.save();
  expect(panels.get().open).toBe('store');
  resolve();
  await saving;
  expect([model.isSaving, panels.get().open, loaded]).toEqual([false, null, ['first', 'later']]);
});
