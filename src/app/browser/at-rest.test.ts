// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { onlyView } from '#domain/storeview/view-address.ts';
import { atRest } from './at-rest.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Nothing of it is near. */
class NothingNear {
  observe(): void {}
  unobserve(): void {}
}

test('CAT-102 a page that has come to rest loads what it draws below the fold no sooner than it is near', async () => {
  vi.stubGlobal('IntersectionObserver', NothingNear);
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const ports = {
    ...{ pages: {}, visit: {}, loadPlaceholders: async () => undefined },
    config: { 'serviceWorker.enabled': false },
    navigation: { get: () => ({}), subscribe: () => undefined },
    shop: { viewPath: onlyView },
  };
  atRest(ports as unknown as Parameters<typeof atRest>[0]);
  document.body.innerHTML = '<img alt="Kurta" loading="lazy" src="/kurta.jpg">';
  const kurta = document.querySelector('img');
  await vi.waitFor(() => expect(kurta?.hasAttribute('src')).toBe(false));
});
