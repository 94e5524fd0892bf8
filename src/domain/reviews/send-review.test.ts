import { expect, test } from 'vitest';
import { failed, refused, unreachable } from '#adapters/memory/memory-link.ts';
import { createMemoryReviewGateway } from '#adapters/memory/memory-review-gateway.ts';
import type { Notice } from '#domain/notices/notices.ts';
import { problemsOfReview } from './review-draft.ts';
import { createSendReview } from './send-review.ts';

const draft = { author: ' Tara ', title: 'Soft', detail: 'True in colour.\n', stars: 4, fit: 'small' } as const;

function open() {
  const gateway = createMemoryReviewGateway();
  const told: Notice[] = [];
  return { gateway, told, send: createSendReview({ reviewGateway: gateway, notify: (notice) => told.push(notice) }) };
}

test('CUST-24 a review is handed in without spaces around its texts, and the shopper is told', async () => {
  const { gateway, told, send } = open();
  expect(await send(7, draft)).toBe('sent');
  expect(gateway.waiting()).toEqual([
    { productId: 7, author: 'Tara', title: 'Soft', detail: 'True in colour.', stars: 4, fit: 'small' },
  ]);
  expect(told).toEqual([{ code: 'review-sent' }]);
});

test.each([
  ['refused', refused(422, 'No such product')],
  ['unreadable', failed('no JSON')],
  ['missing', unreachable],
])('CUST-26 an answer that is %s is told as a failure', async (_kind, answer) => {
  const { gateway, told, send } = open();
  gateway.failNext(answer);
  expect(await send(7, draft)).toBe('failed');
  expect([told, gateway.waiting()]).toEqual([[{ code: 'review-failed' }], []]);
});

test('a review with a fault is sent to nobody', async () => {
  const { gateway, told, send } = open();
  expect(await send(7, { ...draft, detail: ' \n' })).toBe('incomplete');
  expect([told, gateway.calls()]).toEqual([[], []]);
});

test.each([
  ['nothing at all', { author: '', title: '', detail: '' }, ['author required', 'title required', 'detail required']],
  ['spaces alone', { author: '  ' }, ['author required']],
  ['a name of 101 letters', { author: 'x'.repeat(101) }, ['author too-long']],
  ['a name of 100 letters', { author: 'x'.repeat(100) }, []],
  ['a summary of 201 letters', { title: 'x'.repeat(201) }, ['title too-long']],
  ['a review of 5001 letters', { detail: 'x'.repeat(5_001) }, ['detail too-long']],
  ['no stars', { stars: null }, []],
])('%s', (_what, change, problems) => {
  expect(problemsOfReview({ ...draft, ...change }).map(({ field, code }) => `${field} ${code}`)).toEqual(problems);
});
