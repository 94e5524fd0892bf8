import { expect, test } from 'vitest';
import { readStoredDrafts } from './stored-drafts.ts';

test('what a device kept of forms is read back', () => {
  const drafts = { contact: { message: 'When?' }, 'review-7': { title: 'Soft' } };
  expect(readStoredDrafts(JSON.parse(JSON.stringify(drafts)))).toEqual(drafts);
});

test.each([[null], [undefined], ['text'], [7], [[{ contact: {} }]]])('%o holds no forms', (stored) => {
  expect(readStoredDrafts(stored)).toBeNull();
});

test('a form that cannot be read is left out, the others stay', () => {
  const contact = { message: 'When?' };
  const stored = {
    contact,
    account: { city: 7 },
    'sign-in': { email: null },
    review: 'Soft',
    coupon: [1],
    other: null,
  };
  expect(readStoredDrafts(stored)).toEqual({ contact });
});
