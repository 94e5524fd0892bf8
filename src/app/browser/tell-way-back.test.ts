// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { tellWayBack } from './tell-way-back.ts';

/** A window that stands alone or in its browser, some pages into a visit. */
function windowWith({ isAlone = true, pages = 1, canGoBack = undefined as boolean | undefined } = {}) {
  const history = { length: pages };
  let follow: () => void = () => undefined;
  const subscribe = (listener: () => void) => {
    follow = listener;
    return () => undefined;
  };
  const tab = {
    history,
    matchMedia: () => ({ matches: isAlone }),
    ...(canGoBack !== undefined && { navigation: { canGoBack } }),
  };
  tellWayBack({ subscribe }, tab as never);
  const goOn = (): void => {
    history.length += 1;
    follow();
  };
  return { hasWayBack: () => document.documentElement.hasAttribute('data-way-back'), goOn };
}

test('the first page has no way back, the next one has', () => {
  const { hasWayBack, goOn } = windowWith();
  expect(hasWayBack()).toBe(false);
  goOn();
  expect(hasWayBack()).toBe(true);
});

test('a browser that knows better is believed', () => {
  expect(windowWith({ pages: 5, canGoBack: false }).hasWayBack()).toBe(false);
  expect(windowWith({ canGoBack: true }).hasWayBack()).toBe(true);
});

test('in its browser the page leaves that to the browser', () => {
  expect(windowWith({ isAlone: false, pages: 5 }).hasWayBack()).toBe(false);
});
