import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { pageAt } from '#app/navigation/open-page.ts';
import { placeAt } from '#app/navigation/place.ts';
import type { ScreenName } from '#app/page/page.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { offerLanguage } from './offer-language.ts';

type Standing = { readonly shows: ScreenName; readonly isMoving?: boolean };

/** A browser that asks for some languages, on a page of the shop. */
function openTab(languages: readonly string[], first: Standing, userAgent = 'Mozilla/5.0 (Linux; Android 15)') {
  const offered: string[] = [];
  const listeners = new Set<() => void>();
  let standing = first;
  const offering = offerLanguage({
    shop: {
      storeView: createMemoryCell(defaultStoreView),
      async suggestLocale(locale, untilQuiet) {
        await untilQuiet();
        offered.push(locale);
      },
    },
    navigation: {
      get: () => ({ page: pageAt(placeAt('/'), standing.shows), isMoving: standing.isMoving ?? false }),
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    browser: { languages, userAgent },
  });
  const goes = (next: Standing): void => {
    standing = next;
    for (const listener of listeners) listener();
  };
  return { offered, offering, goes, following: () => listeners.size };
}

test('STORE-05 a browser that asks for another language is offered it on the page that stands', async () => {
  const { offered, offering, following } = openTab(['de-AT', 'en'], { shows: 'category' });
  await offering;
  expect([offered, following()]).toEqual([['de-DE'], 0]);
});

test('STORE-05 a browser that asks for the language of the page is offered nothing', async () => {
  const { offered, offering } = openTab(['en-IN', 'hi-IN'], { shows: 'category' });
  await offering;
  expect(offered).toEqual([]);
});

test('STORE-05 what reads pages for others is offered nothing', async () => {
  const { offered, offering } = openTab(['de-DE'], { shows: 'home' }, 'Mozilla/5.0 (compatible; Googlebot/2.1)');
  await offering;
  expect(offered).toEqual([]);
});

test.each(['checkout', 'confirmation'] as const)(
  'STORE-05 nothing is offered at the %s, but on the page after it',
  async (shows) => {
    const { offered, offering, goes } = openTab(['de-DE'], { shows });
    goes({ shows, isMoving: true });
    goes({ shows: 'home', isMoving: true });
    await Promise.resolve();
    expect(offered).toEqual([]);
    goes({ shows: 'home' });
    await offering;
    expect(offered).toEqual(['de-DE']);
  },
);
