import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadAhead } from './load-ahead.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function opened(load: () => Promise<unknown> = async () => null) {
  const page = new EventTarget();
  const asked = vi.fn(load);
  loadAhead(asked, page);
  return { page, asked };
}

test('nothing is loaded before the page is touched or has stood for a while', () => {
  const { asked } = opened();
  vi.advanceTimersByTime(2_499);
  expect(asked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(asked).toHaveBeenCalledOnce();
});

test.each(['pointerdown', 'keydown', 'focusin'])('a first touch (%s) loads it at once, the next ones not', (touch) => {
  const { page, asked } = opened();
  page.dispatchEvent(new Event(touch));
  page.dispatchEvent(new Event('pointerdown'));
  expect(asked).toHaveBeenCalledOnce();
});

test('what could not be had at the first touch is asked for once more', async () => {
  const { page, asked } = opened(() => Promise.reject(new Error('no network')));
  page.dispatchEvent(new Event('keydown'));
  await vi.advanceTimersByTimeAsync(2_500);
  expect(asked).toHaveBeenCalledTimes(2);
});
