import { expect, test } from 'vitest';
import { createBrowserInstallOffer } from './browser-install-offer.ts';

/** A tab whose browser has made its offer, and whose user answers so. */
function tabWith(outcome: 'accepted' | 'dismissed', prompt = async (): Promise<unknown> => undefined) {
  const tab = { installOffer: { prompt, userChoice: Promise.resolve({ outcome }) } };
  return createBrowserInstallOffer(() => tab);
}

test.each([
  ['accepted', true],
  ['dismissed', false],
] as const)('what was offered is asked once: %s', async (outcome, isTaken) => {
  const offer = tabWith(outcome);
  expect(offer.isThere()).toBe(true);
  expect(await offer.ask()).toBe(isTaken);
  expect(offer.isThere()).toBe(false);
  expect(await offer.ask()).toBe(false);
});

test('a browser that offers nothing has nothing to ask', () => {
  expect(createBrowserInstallOffer(() => ({})).isThere()).toBe(false);
});

test('a browser that does not let itself be asked has agreed to nothing', async () => {
  const refusing = tabWith('accepted', () => Promise.reject(new DOMException('gesture', 'NotAllowedError')));
  expect(await refusing.ask()).toBe(false);
});
