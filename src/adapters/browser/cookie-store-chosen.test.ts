import { expect, test } from 'vitest';
import { createCookieStoreChosen } from './cookie-store-chosen.ts';

test.each([
  ['store=IN.en-US.INR', '', true],
  ['a=1; __Host-store=IN.en-US.INR', '', true],
  ['store-de=DE.de-DE.USD', '/de', true],
  ['store=IN.en-US.INR', '/de', false],
  ['store-de=DE.de-DE.USD', '', false],
  ['restore=1; a=store=2', '', false],
  ['', '', false],
])('by the cookies %j whoever is at %j has chosen there: %s', (cookie, prefix, isChosen) => {
  expect(createCookieStoreChosen(prefix, { cookie })()).toBe(isChosen);
});
