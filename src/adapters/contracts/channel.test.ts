import { expect, test } from 'vitest';
import { createBroadcastTabMessages } from '#adapters/browser/broadcast-tab-messages.ts';
import { proveRules } from './prove-rules.ts';
import { tabMessagesRules } from './tab-messages-rules.ts';

// Node's own channels, which reach nobody inside of a test's window.
proveRules('signals over a channel', tabMessagesRules, () => ({
  tab: () => createBroadcastTabMessages(new EventTarget()),
}));

const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

test('row 35: a page that the browser had put away takes it that everything has changed', () => {
  const page = new EventTarget();
  const tabMessages = createBroadcastTabMessages(page);
  const heard: string[] = [];
  const stop = tabMessages.listen('session', () => void heard.push('session'));
  tabMessages.listen('cart', () => void heard.push('cart'));
  page.dispatchEvent(shown(false));
  expect(heard).toEqual([]);
  page.dispatchEvent(shown(true));
  expect(heard).toEqual(['session', 'cart']);
  stop();
  page.dispatchEvent(shown(true));
  expect(heard).toEqual(['session', 'cart', 'cart']);
  tabMessages.close();
});
