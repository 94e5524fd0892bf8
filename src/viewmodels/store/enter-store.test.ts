import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { type Notices, noNotices, withNotice } from '#domain/notices/notices.ts';
import { defaultStoreView, type StoreView } from '#domain/storeview/store-view.ts';
import { createEnterStore } from './enter-store.ts';

function openStore(words = Promise.resolve()) {
  const storeView = createMemoryCell<StoreView>(defaultStoreView);
  const told = withNotice(
    withNotice(noNotices, { code: 'signed-out' }, 0),
    { code: 'language-offered', locale: 'de-DE' },
    0,
  );
  const notices = createMemoryCell<Notices>(told);
  const loaded: string[] = [];
  const load = (language: string, share: string): Promise<void> => {
    loaded.push(`${language} ${share}`);
    return words;
  };
  const chooseStore = (chosen: StoreView) => storeView.update(() => chosen);
  return {
    storeView,
    notices,
    loaded,
    enter: createEnterStore({ storeView, notices, dictionary: { load }, chooseStore }),
  };
}

test('STORE-05 the words of another language are there before it counts, and all else stays', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { enter, storeView, loaded } = openStore(promise);
  const entering = enter({ locale: 'de-DE' });
  expect([storeView.get(), loaded]).toEqual([defaultStoreView, ['de first', 'de later']]);
  resolve();
  await entering;
  expect(storeView.get()).toEqual({ ...defaultStoreView, locale: 'de-DE' });
});

test('words that cannot be had keep nobody from their choice', async () => {
  const { enter, storeView } = openStore(Promise.reject(new Error('There is no network.')));
  await enter({ country: 'GB', locale: 'de-DE', currency: 'GBP' });
  expect(storeView.get()).toEqual({ country: 'GB', locale: 'de-DE', currency: 'GBP' });
});

test('who has chosen is offered no language any more; other news stay', async () => {
  const { enter, notices } = openStore();
  await enter({ currency: 'USD' });
  expect(notices.get().shown.map(({ code }) => code)).toEqual(['signed-out']);
});
