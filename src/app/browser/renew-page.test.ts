// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { renewPage } from './renew-page.ts';

/** A tab whose page was made by a build; the shop has the files of `there` alone. */
function tabOf({ there = [] as readonly string[], storage = new Map<string, string>(), isForbidden = false } = {}) {
  document.head.innerHTML = '<script data-scripts="/vendor.1.js /main.1.js"></script>';
  const done: string[] = [];
  const sending = Promise.withResolvers<void>();
  const tab = {
    document,
    fetch: async (file: unknown) => new Response(null, { status: there.includes(String(file)) ? 200 : 404 }),
    location: { assign: (address: string | URL) => void done.push(`to ${address}`) },
    sessionStorage: () => {
      if (isForbidden) throw new DOMException('forbidden');
      return {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => void storage.set(key, value),
      };
    },
  };
  const ports = { tab, untilNoneIsSent: () => sending.promise, setOutdated: () => void done.push('outdated') };
  const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
  return {
    renew: () => renewPage(ports, { pathname: '/women/sarees', search: '?page=2' }),
    done,
    turn,
    sent: sending.resolve,
  };
}

beforeEach(() => document.head.replaceChildren());

test('row 38: a tab of a build that is gone loads the address with the new one, when no order is on its way', async () => {
  const { renew, done, turn, sent } = tabOf();
  let isOver = false;
  void renew().then(() => {
    isOver = true;
  });
  await turn();
  expect(done).toEqual([]);
  sent();
  await turn();
  expect(done).toEqual(['to /women/sarees?page=2']);
  expect(isOver).toBe(false); // the tab is on its way
});

test('row 38: once for a build: then the error page says what to do', async () => {
  const storage = new Map<string, string>();
  const first = tabOf({ storage });
  first.sent();
  void first.renew();
  await first.turn();
  const again = tabOf({ storage });
  again.sent();
  await again.renew();
  expect(again.done).toEqual(['outdated']);
});

test('a tab that may remember nothing leaves it to the shopper', async () => {
  const { renew, done, sent } = tabOf({ isForbidden: true });
  sent();
  await renew();
  expect(done).toEqual(['outdated']);
});

test('a page that failed while its build is there is nothing to renew', async () => {
  const { renew, done } = tabOf({ there: ['/main.1.js'] });
  await renew();
  expect(done).toEqual([]);
});
