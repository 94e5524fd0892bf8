import type { BrowserContext, Page as Tab } from 'playwright-core';

/** Everything a page shows or holds, as text: what is drawn, what stands in its fields, its title, address and history. */
export async function shownIn(tab: Tab): Promise<string> {
  return tab.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea, select')].map(
      (field) => (field as HTMLInputElement).value,
    );
    const state = JSON.stringify(history.state ?? null);
    return [document.documentElement.outerHTML, ...fields, document.title, location.href, window.name, state].join(
      '\n',
    );
  });
}

/** Everything a tab can read of its device, as text: storages and databases. */
export async function keptFor(tab: Tab): Promise<string> {
  return tab.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const inDatabase = async (name: string): Promise<unknown> => {
      const database = await done(indexedDB.open(name));
      const stores = [...database.objectStoreNames].map(async (store) => {
        const place = database.transaction(store).objectStore(store);
        return [store, await done(place.getAllKeys()), await done(place.getAll())];
      });
      const all = await Promise.all(stores);
      database.close();
      return all;
    };
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    const databases = await Promise.all(names.map(inDatabase));
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, document.cookie]);
  });
}

/** Everything that the worker and its caches hold, as text: addresses and answers. */
export async function cachedFor(tab: Tab): Promise<string> {
  return tab.evaluate(async () => {
    const cached = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name);
      const kept = (await cache.keys()).map(async (request) => [
        request.url,
        ...request.headers,
        await (await cache.match(request))?.text(),
      ]);
      return [name, await Promise.all(kept)];
    });
    return JSON.stringify(await Promise.all(cached));
  });
}

/** What the browser keeps beside the tabs. */
export async function cookiesOf(context: BrowserContext): Promise<string> {
  return JSON.stringify(await context.cookies());
}

/** Those of the words that are found. */
export function foundIn(text: string, words: readonly string[]): readonly string[] {
  return words.filter((word) => text.includes(word));
}
