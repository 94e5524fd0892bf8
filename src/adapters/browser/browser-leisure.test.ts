// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { createBrowserLeisure } from './browser-leisure.ts';

/** A window that is idle when a test says so. */
function createBusyTab() {
  const idle = Promise.withResolvers<void>();
  const asked = vi.fn((act: () => void) => void idle.promise.then(act));
  return { tab: Object.assign(Object.create(window), { requestIdleCallback: asked }), asked, rest: idle.resolve };
}

test('CACHE-11 a page has leisure when it is seen and the browser is idle, not before', async () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { tab, asked, rest } = createBusyTab();
  const done = vi.fn();
  const leisure = createBrowserLeisure(document, tab)().then(done);
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  expect(asked).not.toHaveBeenCalled();

  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  expect(done).not.toHaveBeenCalled();
  rest();
  await leisure;
});
