// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstSight } from './first-sight.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<h1>Women</h1>';
});
afterEach(() => vi.useRealTimers());

const FRAME_MS = 20;

/** Watches a page whose main picture is still on its way. */
function begin(markup: string) {
  document.body.innerHTML = markup;
  const picture = document.querySelector('img');
  if (picture) Object.defineProperty(picture, 'complete', { value: false });
  const seen = vi.fn();
  void firstSight(window).then(seen);
  return { picture, seen };
}

test('a page without a main picture is seen when it is painted', async () => {
  const { seen } = begin('<img src="/tile.jpg">');
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  expect(seen).toHaveBeenCalled();
});

test.each(['load', 'error'])('scripts wait for the main picture until its %s', async (end) => {
  const { picture, seen } = begin('<img fetchpriority="high" src="/hero.jpg">');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(seen).not.toHaveBeenCalled();
  picture?.dispatchEvent(new Event(end));
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toHaveBeenCalled();
});

test.each([
  ['a shopper touches it', () => void window.dispatchEvent(new Event('pointerdown'))],
  ['it is painted', () => undefined],
  ['three seconds are over', () => vi.advanceTimersByTime(3_000)],
])('a page that has not arrived whole is not read, though %s', async (_what, happens) => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const { seen } = begin('<h1>Women</h1>');
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  happens();
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  expect(seen).not.toHaveBeenCalled();
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  expect(seen).toHaveBeenCalled();
});

test('a picture that does not come is not waited for longer than three seconds', async () => {
  const { seen } = begin('<img fetchpriority="high" src="/hero.jpg">');
  await vi.advanceTimersByTimeAsync(2_990);
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  expect(seen).toHaveBeenCalled();
});

test('a shopper who touches the page is answered at once', async () => {
  const { seen } = begin('<img fetchpriority="high" src="/hero.jpg">');
  await vi.advanceTimersByTimeAsync(FRAME_MS);
  window.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toHaveBeenCalled();
});
