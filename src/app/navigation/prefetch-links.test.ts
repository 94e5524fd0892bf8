// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchLinks } from './prefetch-links.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<main><a id="a" href="/p/P1/tee">Tee</a><a id="b" href="https://elsewhere.test/">Out</a></main>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fire = (id: string, name: string) =>
  document.getElementById(id)?.dispatchEvent(new Event(name, { bubbles: true }));

function watch(prefetch: (address: string) => Promise<void> = async () => undefined) {
  const asked: string[] = [];
  const stop = prefetchLinks(window, (address) => {
    asked.push(address);
    return prefetch(address);
  });
  return { asked, stop };
}

test('a pointer that rests on a link fetches its page ahead, once; one that passes does not', () => {
  const { asked, stop } = watch();
  fire('a', 'pointerover');
  vi.advanceTimersByTime(64);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  fire('a', 'touchstart');
  fire('a', 'focusin');
  expect(asked).toEqual(['/p/P1/tee']);
  stop();
});

test('a finger and the focus fetch ahead at once, other sites are left alone', () => {
  const { asked, stop } = watch();
  fire('b', 'touchstart');
  fire('a', 'focusin');
  expect(asked).toEqual(['/p/P1/tee']);
  stop();
});

test('what could not be fetched is tried again', async () => {
  const { asked, stop } = watch(() => Promise.reject(new Error('offline')));
  fire('a', 'touchstart');
  await vi.advanceTimersByTimeAsync(0);
  fire('a', 'touchstart');
  expect(asked.length).toBe(2);
  stop();
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched ahead over a network to be spared: %j',
  (connection) => {
    vi.stubGlobal('navigator', { connection });
    const tab = Object.assign(Object.create(window), { navigator: { connection } }) as Window;
    const asked: string[] = [];
    prefetchLinks(tab, async (address) => void asked.push(address));
    fire('a', 'touchstart');
    expect(asked).toEqual([]);
  },
);

test('in a store view a page is fetched ahead by its own path, and none of another one', () => {
  document.body.innerHTML = '<main><a id="a" href="/uk/p/P1/tee">Tee</a><a id="b" href="/cart">Another</a></main>';
  const asked: string[] = [];
  const stop = prefetchLinks(window, async (address) => void asked.push(address), { prefix: '/uk', neighbours: [''] });
  fire('a', 'touchstart');
  fire('b', 'touchstart');
  expect(asked).toEqual(['/p/P1/tee']);
  stop();
});
