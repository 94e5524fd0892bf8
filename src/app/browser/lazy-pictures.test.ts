// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPictures } from './lazy-pictures.ts';

/** Tells of what comes near as a test says. */
class Watcher {
  static last: Watcher;
  readonly options: IntersectionObserverInit;
  readonly #tell: (entries: readonly object[]) => void;

  constructor(tell: (entries: readonly object[]) => void, options: IntersectionObserverInit) {
    this.#tell = tell;
    this.options = options;
    Watcher.last = this;
  }

  observe(): void {}
  unobserve(): void {}

  moves(isIntersecting: boolean, ...names: readonly string[]): void {
    this.#tell(names.map((name) => ({ target: pictureOf(name), isIntersecting })));
  }
}

const pictureOf = (name: string) => document.querySelector<HTMLImageElement>(`img[alt="${name}"]`);
const isAskedFor = (name: string) => pictureOf(name)?.hasAttribute('src') ?? false;
const drawn = (name: string, loading = 'lazy') =>
  `<img alt="${name}" loading="${loading}" srcset="/${name}-2.jpg 720w" src="/${name}.jpg">`;
let stop = (): void => undefined;

async function draw(html: string): Promise<void> {
  document.body.insertAdjacentHTML('beforeend', `<ul>${html}</ul>`);
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Watcher);
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  document.body.innerHTML = drawn('server');
  stop = lazyPictures(window);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('CAT-102 CONF-13 a picture below the fold waits until it is within 1.3 heights of the view', async () => {
  await draw(drawn('kurta'));
  expect(Watcher.last.options.rootMargin).toBe('30%');
  expect([isAskedFor('kurta'), pictureOf('kurta')?.srcset]).toEqual([false, '']);
  Watcher.last.moves(true, 'kurta');
  expect([isAskedFor('kurta'), pictureOf('kurta')?.srcset]).toEqual([true, '/kurta-2.jpg 720w']);
});

test('CAT-102 CONF-13 what comes near is looked at every 200 ms, so that what is scrolled past is not loaded', async () => {
  await draw(['first', 'passed', 'last'].map((name) => drawn(name)).join(''));
  Watcher.last.moves(true, 'first');
  Watcher.last.moves(true, 'passed');
  vi.advanceTimersByTime(100);
  Watcher.last.moves(false, 'passed');
  Watcher.last.moves(true, 'last');
  vi.advanceTimersByTime(99);
  expect(['first', 'passed', 'last'].map(isAskedFor)).toEqual([true, false, false]);
  vi.advanceTimersByTime(1);
  expect(['first', 'passed', 'last'].map(isAskedFor)).toEqual([true, false, true]);
});

const six = ['1', '2', '3', '4', '5', '6'];
const asked = (): readonly string[] => six.filter(isAskedFor);

test.each(['load', 'error'])(
  'four pictures are on their way together, and after each %s comes the next',
  async (event) => {
    await draw(six.map((name) => drawn(name)).join(''));
    Watcher.last.moves(true, ...six);
    expect(asked()).toEqual(['1', '2', '3', '4']);
    pictureOf('2')?.dispatchEvent(new Event(event));
    expect(asked()).toEqual(['1', '2', '3', '4', '5']);
    pictureOf('2')?.dispatchEvent(new Event(event));
    expect(asked()).toHaveLength(5);
  },
);

test('a picture that does not come within ten seconds keeps no other from being loaded', async () => {
  await draw(six.map((name) => drawn(name)).join(''));
  Watcher.last.moves(true, ...six);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(asked()).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toEqual(six);
});

test('what has passed by meanwhile is not loaded after those before it', async () => {
  await draw(six.map((name) => drawn(name)).join(''));
  Watcher.last.moves(true, ...six);
  Watcher.last.moves(false, '5');
  pictureOf('1')?.dispatchEvent(new Event('load'));
  expect(asked()).toEqual(['1', '2', '3', '4', '6']);
});

test('CAT-102 what the server drew, what is not lazy and banners are left to the browser', async () => {
  await draw(`${drawn('early', 'eager')}<picture><source srcset="/wide.jpg">${drawn('banner')}</picture>`);
  expect(['server', 'early', 'banner'].map(isAskedFor)).toEqual([true, true, true]);
});

test('a picture that is needed early after all does not wait', async () => {
  await draw(drawn('slide'));
  pictureOf('slide')?.setAttribute('loading', 'eager');
  await vi.advanceTimersByTimeAsync(0);
  expect(isAskedFor('slide')).toBe(true);
});

test('a page that is printed has all its pictures, and so has one that is not watched any more', async () => {
  await draw(drawn('printed'));
  window.dispatchEvent(new Event('beforeprint'));
  expect(isAskedFor('printed')).toBe(true);
  await draw(drawn('rest'));
  stop();
  expect(isAskedFor('rest')).toBe(true);
});

test('a picture that is there already is not taken away', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  await draw(drawn('cached'));
  expect(isAskedFor('cached')).toBe(true);
});

test('where nobody tells what is near, the browser loads pictures as it thinks fit', async () => {
  stop();
  vi.stubGlobal('IntersectionObserver', undefined);
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  stop = lazyPictures(window);
  await draw(drawn('kurta'));
  expect(isAskedFor('kurta')).toBe(true);
});
