import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { noPanels, type Panels, withPanelOpen } from '#domain/interface/panels.ts';
import { usualLocalisation } from '#domain/storeview/configured-view.ts';
import { defaultStoreView, type StoreView } from '#domain/storeview/store-view.ts';
import { inEnglish } from '#viewmodels/messages/writing/messages.ts';
import { createStoreChoice } from './store-choice-model.ts';

const limits = [
  { key: 'HORN', name: 'Horn Clutch', countries: ['US', 'AU'] },
  { key: 'SHELL', name: 'Shell Earrings', countries: ['US'] },
];

type View = Parameters<typeof createStoreChoice>[0]['viewPath'];

function openChoice(words = Promise.resolve(), viewPath: View = {}, first: StoreView = defaultStoreView) {
  const panels = createMemoryCell<Panels>(withPanelOpen(noPanels, 'store'));
  const storeView = createMemoryCell<StoreView>(first);
  const model = createStoreChoice({
    storeView,
    panels,
    viewPath,
    findSendingLimits: async () => limits,
    messages: inEnglish,
    async enterStore(change) {
      await words;
      storeView.update((now) => ({ ...now, ...change }));
    },
  });
  return { model, storeView, panels };
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
  const { model, panels } = openChoice(promise);
  model.chooseCountry('GB');
  const saving = model.save();
  expect(model.isSaving).toBe(true);
  await model.save();
  expect(panels.get().open).toBe('store');
  resolve();
  await saving;
  expect([model.isSaving, panels.get().open]).toEqual([false, null]);
});

test('STORE-25 what cannot be sent to the country that is chosen is named, once the shop has said so', async () => {
  const { model } = openChoice();
  model.chooseCountry('AU');
  expect(model.notSent).toBeNull();
  await model.look();
  expect(model.notSent).toBe('Cannot be sent to the chosen country (Australia): Horn Clutch.');
  model.chooseCountry('US');
  expect(model.notSent).toContain('(United States): Horn Clutch, Shell Earrings.');
  model.chooseCountry('GB');
  expect(model.notSent).toBeNull();
});

const links = [
  { name: 'India', home: '/', isCurrent: false },
  { name: 'United Kingdom', home: '/uk/', isCurrent: true },
];
test('STORE-07 the store views that are open can be chosen, where there are several', () => {
  expect(openChoice().model.views).toEqual([]);
  const inView = (all: typeof links) => openChoice(undefined, { links: all }).model.views;
  expect(inView(links)).toEqual(links);
  expect(inView(links.slice(0, 1))).toEqual([]);
});

test('STORE-09 a store view offers its own currencies under its own signs, and a country proposes no other', () => {
  const localised = { ...usualLocalisation, allCurrency: [{ value: 'GBP', sign: 'GB£' }] } as const;
  const { model } = openChoice(undefined, { links }, { ...defaultStoreView, currency: 'GBP', localised });
  expect(model.currencies).toEqual([{ value: 'GBP', label: 'GB£ GBP' }]);
  model.choose({ currency: 'GBP' });
  model.chooseCountry('US');
  expect(model.chosen).toMatchObject({ country: 'US', currency: 'GBP' });
});
