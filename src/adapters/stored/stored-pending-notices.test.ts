import { expect, test } from 'vitest';
import { readStoredPendingNotices } from './stored-pending-notices.ts';

const sent = { id: 1, at: 1_000, code: 'order-sent' };

test.each([null, 'told', { 0: sent }])('a device that kept %j has nothing to tell', (stored) => {
  expect(readStoredPendingNotices(stored)).toBe(null);
});

test('what was kept is told with its words', () => {
  const refusal = {
    id: 2,
    at: 1_001,
    code: 'server-message',
    type: 'error',
    text: 'No',
    hasNoTimeout: true,
    message: 'When?',
  };
  expect(readStoredPendingNotices([sent, refusal])).toEqual([sent, refusal]);
});

test.each([
  { ...sent, code: 'constructor' },
  { ...sent, code: 'shop-renewed' },
  { ...sent, at: 'today' },
  { ...sent, id: -1 },
  { ...sent, text: 7 },
  { ...sent, type: 'loud' },
  { ...sent, number: {} },
  { ...sent, message: 7 },
  null,
])('%j is told by nobody, and keeps nothing else from being told', (bad) => {
  expect(readStoredPendingNotices([bad, sent])).toEqual([sent]);
});
