import { expect, test } from 'vitest';
import { createMemoryConnectivity } from '#adapters/memory/memory-connectivity.ts';
import { pageAt, type ShownPage } from '#app/navigation/open-page.ts';
import { newPlace } from '#app/navigation/place.ts';
import { tellSaved } from './tell-saved.ts';

const quiet = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** A tab that has loaded the page of sarees, as the device has kept it. */
async function tabOn(network: 'online' | 'offline', first: Partial<ShownPage> = {}) {
  const connectivity = createMemoryConnectivity(network);
  const shown: (string | null)[] = [];
  const asked: string[] = [];
  let page = { ...pageAt(newPlace('/women/sarees?page=2'), 'category'), ...first };
  let follow: () => void = () => undefined;
  tellSaved({
    navigation: {
      get: () => ({ page, isMoving: false }),
      subscribe(listener) {
        follow = listener;
        return () => undefined;
      },
    },
    connectivity,
    home: 'https://zari.example',
    async findSavedAt(address) {
      asked.push(address);
      return 7;
    },
    inWords: async (savedAt) => `saved ${savedAt}`,
    show: (text) => shown.push(text),
  });
  await quiet();
  const goTo = async (address: string, shows: ShownPage['shows']): Promise<void> => {
    page = pageAt(newPlace(address), shows);
    follow();
    await quiet();
  };
  const stays = async (): Promise<void> => {
    follow();
    await quiet();
  };
  return { shown, asked, connectivity, goTo, stays };
}

test('a page that was loaded from the device says since when it is there', async () => {
  const { shown, asked } = await tabOn('offline');
  expect([shown, asked]).toEqual([['saved 7'], ['https://zari.example/women/sarees?page=2']]);
});

test('the next one says that it is there, and a page of the shopper’s own says nothing', async () => {
  const { shown, goTo, stays } = await tabOn('offline');
  await goTo('/women/kurtas', 'category');
  await stays();
  await goTo('/cart', 'cart');
  expect(shown).toEqual(['saved 7', 'saved null', null]);
});

test('a page that came from the shop says nothing, also when the network is lost behind it', async () => {
  const { shown, connectivity, stays, goTo } = await tabOn('online');
  connectivity.go('offline');
  await stays();
  expect(shown).toEqual([null]);
  await goTo('/', 'home');
  expect(shown).toEqual([null, 'saved null']);
});

test('one that could not be had says so itself', async () => {
  expect((await tabOn('offline', { hasFailed: true })).shown).toEqual([null]);
});
