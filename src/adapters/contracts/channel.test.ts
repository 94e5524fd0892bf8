import { expect, test } from 'vitest';
import { createBroadcastSignals } from '#adapters/browser/broadcast-signals.ts';
import { proveRules } from './prove-rules.ts';
import { signalsRules } from './signals-rules.ts';

// Node's own channels, which reach nobody inside of a test's window.
proveRules('signals over a channel', signalsRules, () => ({ tab: () => createBroadcastSignals(new EventTarget()) }));

const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

test('row 35: a page that the browser had put away takes it that everything has changed', () => {
  const page = new EventTarget();
  const signals = createBroadcastSignals(page);
  const heard: string[] = [];
  const stop = signals.listen('session', () => void heard.push('session'));
  signals.listen('cart', () => void heard.push('cart'));
  page.dispatchEvent(shown(false));
  expect(heard).toEqual([]);
  page.dispatchEvent(shown(true));
  expect(heard).toEqual(['session', 'cart']);
  stop();
  page.dispatchEvent(shown(true));
  expect(heard).toEqual(['session', 'cart', 'cart']);
  signals.close();
});
