import { expect, test } from 'vitest';
import { placeAt } from './place.ts';
import { createScrollMemory } from './scroll-memory.ts';

const list = placeAt('/c/tees', { key: 'list', state: null });
const product = placeAt('/p/P1/tee', { key: 'product', state: null });

/** A tab that keeps its storage; `targets` are the ids on its page. */
function openTab(kept: string | null = null, targets: readonly string[] = []) {
  const listeners = new Map<string, () => void>();
  const storage = new Map([['zari-scroll', kept]]);
  const tab = {
    scrollY: 0,
    scrolled: [] as (number | string)[],
    history: { scrollRestoration: 'auto' },
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
    },
    document: {
      activeElement: null as { closest: (what: string) => { getAttribute: () => string } | null } | null,
      querySelectorAll: () =>
        ['/a', '/p/P1/tee'].map((href) => ({
          getAttribute: () => href,
          focus: () => void tab.scrolled.push(`focus ${href}`),
        })),
      getElementById: (id: string) =>
        targets.includes(id) ? { scrollIntoView: () => void tab.scrolled.push(`#${id}`) } : null,
    },
    scrollTo: (_: number, y: number) => void tab.scrolled.push(y),
    addEventListener: (name: string, listener: () => void) => void listeners.set(name, listener),
  };
  const hides = (): string | null | undefined => {
    listeners.get('pagehide')?.();
    return storage.get('zari-scroll');
  };
  return { tab, window: tab as unknown as Window, hides, shows: () => listeners.get('pageshow')?.() };
}

test('ROUTE-59 ROUTE-60 a new page starts at its top, going back finds the place', () => {
  const { tab, window } = openTab();
  const { leave, arrive } = createScrollMemory(window, list);
  tab.scrollY = 640;
  leave();
  arrive(product);
  tab.scrollY = 10;
  leave();
  arrive(list);
  expect(tab.scrolled).toEqual([0, 640]);
});

test('a page in another light stays where the one before was', () => {
  const { tab, window } = openTab();
  const { leave, arrive } = createScrollMemory(window, list);
  tab.scrollY = 640;
  leave(product);
  arrive(product);
  expect(tab.scrolled).toEqual([640]);
});

test.each([
  ['the link again that was left', [{ href: '/a' }, { href: '/p/P1/tee' }], 1],
  ['the second of two to the same place', [{ href: '/p/P1/tee' }, { href: '/p/P1/tee' }], 1],
])('going back finds %s', (_what, hrefs, at) => {
  const { tab, window } = openTab();
  const { leave, arrive } = createScrollMemory(window, list);
  const links = hrefs.map(({ href }, nth) => {
    const link = {
      getAttribute: () => href,
      closest: (what: string) => (what.startsWith('details') ? null : link),
      focus: () => void tab.scrolled.push(`focus ${nth}`),
    };
    return link;
  });
  tab.document.querySelectorAll = () => links;
  tab.document.activeElement = links[at] ?? null;
  leave();
  arrive(product);
  arrive(list);
  expect(tab.scrolled).toEqual([0, 0, `focus ${at}`]);
});

test('going back to a link in a menu that has closed since finds what opens the menu', () => {
  const { tab, window } = openTab();
  const { leave, arrive } = createScrollMemory(window, list);
  const summary = { focus: () => void tab.scrolled.push('focus menu') };
  const details = { querySelector: () => summary };
  const link = { getAttribute: () => '/a', closest: (what: string) => (what.startsWith('details') ? details : link) };
  tab.document.querySelectorAll = () => [link] as never;
  tab.document.activeElement = link as never;
  leave();
  arrive(product);
  arrive(list);
  expect(tab.scrolled).toEqual([0, 0, 'focus menu']);
});

test('ROUTE-59 the place outlives a reload, and the browser keeps out of it while the page stands', () => {
  const before = openTab();
  createScrollMemory(before.window, list);
  expect(before.tab.history.scrollRestoration).toBe('manual');
  before.tab.scrollY = 320;
  const kept = before.hides();
  expect(before.tab.history.scrollRestoration).toBe('auto');
  before.shows();
  expect(before.tab.history.scrollRestoration).toBe('manual');
  const after = openTab(kept);
  createScrollMemory(after.window, list);
  expect(after.tab.scrolled).toEqual([320]);
});

test('a page is not moved when it is first shown', () => {
  const { tab, window } = openTab();
  createScrollMemory(window, list);
  expect(tab.scrolled).toEqual([]);
});

test('ROUTE-61 a target in the address is gone to; one that is not there or cannot be read is the top', () => {
  const { tab, window } = openTab(null, ['size guide']);
  const { arrive } = createScrollMemory(window, list);
  for (const hash of ['#size%20guide', '#nobody', '#%E0%A4%A']) arrive({ ...product, key: hash, hash });
  expect(tab.scrolled).toEqual(['#size guide', 0, 0]);
});

test.each(['{"list":', 'null', '[]', '"text"', '{"list":640}', '{"list":null}', '{"list":{"top":"640"}}'])(
  'storage that was tampered with is nothing: %s',
  (kept) => {
    const { tab, window } = openTab(kept);
    createScrollMemory(window, list).arrive(list);
    expect(tab.scrolled).toEqual([0]);
  },
);

test('a tab without storage works', () => {
  const { tab, hides } = openTab();
  const blocked = new Proxy(tab as unknown as Window, {
    get(target, name) {
      if (name === 'sessionStorage') throw new DOMException('blocked', 'SecurityError');
      return Reflect.get(target, name);
    },
  });
  createScrollMemory(blocked, list).arrive(product);
  expect(tab.scrolled).toEqual([0]);
  expect(hides).not.toThrow();
});
