import { expect, test } from 'vitest';
import { createMarketingCookies, createWorkerMarketingCookies } from './marketing-cookies.ts';

const NOW = Date.parse('2026-11-23T09:30:00Z');

/** A page whose browser keeps cookies until they are said to have no time left. */
function pageAt(search = '', kept: readonly (readonly [string, string])[] = []) {
  const jar = new Map<string, string>(kept);
  const written: string[] = [];
  const document = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [pair = ''] = text.split('; ');
      const name = pair.slice(0, pair.indexOf('='));
      if (text.includes('Max-Age=0;')) jar.delete(name);
      else jar.set(name, pair.slice(name.length + 1));
    },
  };
  const cookies = createMarketingCookies({ document, location: { search, protocol: 'https:' } });
  return { cookies, jar, written };
}

test('TRACK-05 the browser is given a number, which stays', async () => {
  const { cookies, jar } = pageAt();
  const { fbc, fbp } = await cookies.take(NOW);
  expect([fbc, fbp]).toEqual([null, expect.stringMatching(/^fb\.1\.\d{13}\.\d+$/)]);
  expect(await cookies.take(NOW + 1)).toEqual({ fbc: null, fbp });
  expect([...jar.keys()]).toEqual(['_fbp']);
});

test('TRACK-05 an advertisement that led here is told, the last one', async () => {
  const { cookies } = pageAt('?fbclid=AdOfAsha', [['_fbc', 'fb.1.1700000000000.Earlier']]);
  expect((await cookies.take(NOW)).fbc).toBe(`fb.1.${NOW}.AdOfAsha`);
});

test('TRACK-05 what is no cookie of the service is neither kept nor sent on', async () => {
  const { cookies, jar } = pageAt('?fbclid=a%3B%20b', [['_fbp', '<script>']]);
  const { fbc, fbp } = await cookies.take(NOW);
  expect([fbc, jar.get('_fbc')]).toEqual([null, undefined]);
  expect(fbp).toMatch(/^fb\.1\./);
});

test('a cookie goes to this shop alone, and for 90 days', async () => {
  const { cookies, written } = pageAt();
  await cookies.take(NOW);
  expect(written[0]).toMatch(/; Path=\/; Max-Age=7776000; SameSite=Lax; Secure$/);
});

test('TRACK-05 both are removed, and it is said whether there were any', async () => {
  const { cookies, jar } = pageAt('?fbclid=AdOfAsha', [['other', '1']]);
  await cookies.take(NOW);
  expect(await cookies.remove()).toBe(true);
  expect([...jar.keys()]).toEqual(['other']);
  expect(await cookies.remove()).toBe(false);
});

test('a worker reads what a page has made, and nothing where it cannot', async () => {
  const kept: Readonly<Record<string, string>> = { _fbp: 'fb.1.1700000000000.1', _fbc: 'nonsense' };
  const store = { get: async (name: string) => (kept[name] === undefined ? null : { value: kept[name] }) };
  expect(await createWorkerMarketingCookies(store).take(NOW)).toEqual({ fbc: null, fbp: 'fb.1.1700000000000.1' });
  expect(await createWorkerMarketingCookies(undefined).take(NOW)).toEqual({ fbc: null, fbp: null });
});
