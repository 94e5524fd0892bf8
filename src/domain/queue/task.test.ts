import { expect, test } from 'vitest';
import { asha } from '#domain/session/device-for-tests.ts';
import { timestampAt } from '#domain/shared/clock.ts';
import { answerIn } from './answer-in.ts';
import { named, openQueue, subscribeAs } from './queue-world-for-tests.ts';
import { isDue, withAnswer, withAttempt } from './task.ts';

const at = '2026-11-25T10:00:00.000Z';

async function queued() {
  const { queueTask } = openQueue();
  return (await queueTask(subscribeAs('asha@mail.test'))).task;
}

test('QUEUE-02 a task holds its id, what is asked for, the answer to come, and when it was made and changed', async () => {
  expect(await queued()).toEqual({
    id: expect.stringMatching(/^\d{15}-[0-9a-f-]{36}$/),
    endpoint: 'subscribe',
    payload: { email: 'asha@mail.test' },
    world: { owner: asha.id, storeCode: 'de', country: 'IN', currency: 'INR', locale: 'en-US' },
    subject: 'subscribe:asha@mail.test',
    revision: expect.any(String),
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    isTransmitted: false,
    transmittedAt: null,
    result: null,
    resultCode: null,
    code: null,
    isAcknowledged: false,
    callbackEvent: 'subscription-answered',
    attempts: 0,
    attemptedAt: null,
    mayHaveLeft: false,
  });
});

test('QUEUE-03 a new task has an id of its own, is not transmitted, and says when it was made and changed', async () => {
  const { queueTask, clock } = openQueue();
  const tasks = [await queueTask(subscribeAs('one@mail.test')), await queueTask(subscribeAs('two@mail.test'))];
  const [one, two] = tasks.map(({ task }) => task);
  expect(one?.id).not.toBe(two?.id);
  const now = timestampAt(clock.now());
  expect(one).toMatchObject({ isTransmitted: false, createdAt: now, updatedAt: now });
});

test('QUEUE-03 a task that asks for more keeps when it was made, and says when it was changed', async () => {
  const { queueTask, clock } = openQueue();
  const made = timestampAt(clock.now());
  await queueTask(named('Menon'));
  await clock.advance(1_000);
  const { task } = await queueTask(named('Nair'));
  expect(task).toMatchObject({ createdAt: made, updatedAt: timestampAt(clock.now()) });
});

test('QUEUE-08 after an answer the task holds result and codes, and nobody has taken note of it', async () => {
  const task = { ...(await queued()), isAcknowledged: true };
  const ok = withAnswer(task, { kind: 'ok', value: 'subscribed' }, at);
  expect(ok).toMatchObject({ result: 'subscribed', resultCode: 200, code: 200, isAcknowledged: false });
  const refused = { kind: 'refused', code: 422, message: 'No', isSilent: false } as const;
  expect(withAnswer(task, refused, at)).toMatchObject({ result: 'No', resultCode: 422, code: 422 });
});

test('QUEUE-07 a task with an answer is transmitted, and says since when', async () => {
  const answered = withAnswer(await queued(), { kind: 'ok', value: 1 }, at);
  expect(answered).toMatchObject({ isTransmitted: true, transmittedAt: at, updatedAt: at });
});

const refusal = (code: number) => ({ kind: 'refused', code, message: 'No', isSilent: false }) as const;

test.each([400, 403, 404, 409, 422])('QUEUE-07 the answer %i is one, whatever its code', (code) => {
  expect(answerIn(refusal(code), true)).toEqual(refusal(code));
});

test.each([401, 429, 500, 502, 503])('QUEUE-07 the code %i is none: the task goes on waiting', (code) => {
  expect(answerIn(refusal(code), true)).toBe(null);
});

test.each([401, 429, 503])(
  'with the code %i nothing was done, so that what must not be done twice is asked again',
  (code) => {
    expect(answerIn(refusal(code), false)).toBe(null);
  },
);

test('QUEUE-11 what cannot be read, and no answer at all, are none', () => {
  expect(answerIn({ kind: 'unreachable' }, true)).toBe(null);
  expect(answerIn({ kind: 'failed', message: 'HTML' }, true)).toBe(null);
});

test('of what must not be asked for twice nobody knows without an answer', () => {
  expect(answerIn({ kind: 'unreachable' }, false)).toEqual({ kind: 'unsure' });
  expect(answerIn({ kind: 'failed', message: 'HTML' }, false)).toEqual({ kind: 'unsure' });
});

test.each([500, 502, 504])('nor where a shop or what stands before it fails with %i: it may have been done', (code) => {
  expect(answerIn(refusal(code), false)).toEqual({ kind: 'unsure' });
});

test('a task that was sent in vain rests for 1, 2, 4 … 60 seconds', async () => {
  const task = await queued();
  const now = Date.parse(at);
  const dueAfter = (attempts: number) => {
    const tried = { ...withAttempt(task, at), attempts };
    return [999, 1_000, 1_999, 2_000, 3_999, 4_000, 59_999, 60_000].find((passed) => isDue(tried, now + passed));
  };
  expect([isDue(task, now), dueAfter(1), dueAfter(2), dueAfter(3), dueAfter(20)]).toEqual([
    true,
    1_000,
    2_000,
    4_000,
    60_000,
  ]);
});

test('a clock that was wrong puts nothing off', async () => {
  const tried = withAttempt(await queued(), '2036-11-25T10:00:00.000Z');
  expect(isDue(tried, Date.parse(at))).toBe(true);
  expect(isDue({ ...tried, attemptedAt: 'soon' }, Date.parse(at))).toBe(true);
});
