import { expect, test } from 'vitest';
import { inEnglish } from '../messages/writing/messages.ts';
import { deviceText } from './device-text.ts';

const contact = { email: 'care@zari.test' };

test('row 26: how many records were set aside is said, and whom to write to', () => {
  expect(deviceText({ kind: 'set-aside', count: 3 }, inEnglish, contact)).toBe(
    'Some of what waited on this device cannot be read and was set aside (3): if you miss an order, write to care@zari.test.',
  );
});

test('row 27: the shopper is asked to close the other tabs', () => {
  expect(deviceText({ kind: 'held' }, inEnglish, contact)).toContain('close the other tabs');
});

test('row 30: the shopper learns that the browser may clear what waits', () => {
  expect(deviceText({ kind: 'may-clear' }, inEnglish, contact)).toContain('open the shop again within a few days');
});
