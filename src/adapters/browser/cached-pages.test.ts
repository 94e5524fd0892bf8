import { expect, test } from 'vitest';
import { pageKey } from '#domain/offline/kept-keys.ts';
import { onlyView } from '#domain/storeview/view-address.ts';
import { createFindKeptPages, createFindSavedAt } from './cached-pages.ts';

const origin = 'https://zari.example';
const noon = 'Fri, 20 Nov 2026 12:00:00 GMT';
const page = (title: string, date?: string) =>
  new Response(`<head><title>${title}</title></head>`, date ? { headers: { date } } : {});

/** A device that keeps pages by their addresses, whose shopper has chosen a store view. */
function deviceWith(kept: Readonly<Record<string, Response>>, choice = 'IN.en-US.INR') {
  const keys = new Map(Object.entries(kept).map(([path, answer]) => [pageKey(origin + path, choice), answer]));
  const cache = {
    keys: async () => [...keys.keys()].map((url) => ({ url })),
    match: async (url: string) => keys.get(url)?.clone(),
  };
  const storage = () => ({ open: async () => cache, match: cache.match }) as unknown as CacheStorage;
  const cookies = (chosen: string) => () => ({
    get: async (name: string) => (name === 'store' ? { value: chosen } : null),
  });
  return { storage, cookies };
}

test('the pages on the device are told by their names, the last one first', async () => {
  const { storage, cookies } = deviceWith({
    '/': page('Indian designer clothes – Zari', 'Thu, 19 Nov 2026 12:00:00 GMT'),
    '/women/sarees?page=2': page('Sarees – new &amp; old – Zari', noon),
    '/i/returns': page('Returns'),
  });
  const find = createFindKeptPages(onlyView, { storage, cookies: cookies('IN.en-US.INR') });
  expect(await find()).toEqual([
    { address: '/women/sarees?page=2', name: 'Sarees – new & old', savedAt: Date.parse(noon) },
    { address: '/', name: 'Indian designer clothes', savedAt: Date.parse('Thu, 19 Nov 2026 12:00:00 GMT') },
    { address: '/i/returns', name: 'Returns', savedAt: null },
  ]);
});

test('those of another store view, the neutral one, and what has no name are left out', async () => {
  const { storage, cookies } = deviceWith({ '/offline': page('Loading – Zari', noon), '/x': page('') });
  expect(await createFindKeptPages(onlyView, { storage, cookies: cookies('IN.en-US.INR') })()).toEqual([]);
  const other = deviceWith({ '/': page('Home – Zari') });
  expect(await createFindKeptPages(onlyView, { ...other, cookies: other.cookies('DE.de-DE.EUR') })()).toEqual([]);
});

test('when a page was kept is told, where it is and says so', async () => {
  const { storage, cookies } = deviceWith({ '/': page('Home – Zari', noon), '/i/returns': page('Returns') });
  const find = createFindSavedAt({ storage, cookies: cookies('IN.en-US.INR') });
  expect(await Promise.all(['/', '/i/returns', '/women'].map((path) => find(origin + path)))).toEqual([
    Date.parse(noon),
    null,
    null,
  ]);
});

test('a device that keeps nothing has nothing to tell', async () => {
  const refusing = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const device = { storage: refusing, cookies: () => undefined };
  expect(await createFindKeptPages(onlyView, device)()).toEqual([]);
  expect(await createFindSavedAt(device)(`${origin}/`)).toBeNull();
});
