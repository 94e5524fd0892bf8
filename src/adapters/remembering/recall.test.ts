import { expect, test } from 'vitest';
import type { Reply } from '#domain/shared/reply.ts';
import { createMemoryClock } from '../memory/memory-clock.ts';
import { createRecall } from './recall.ts';

const unreachable: Reply<string> = { kind: 'unreachable' };
const good = (value: string): Reply<string> => ({ kind: 'ok', value });

/** A memory over an API whose next answers are given; it counts the calls. */
function remembering(...answers: readonly (Reply<string> | Promise<Reply<string>>)[]) {
  const clock = createMemoryClock();
  let [changes, faults, calls] = [0, 0, 0];
  const recall = createRecall<string>({
    ...{ clock, patienceMs: 1_000, changes: () => changes },
    onFault: () => {
      faults += 1;
    },
  });
  const change = (): void => {
    changes += 1;
  };
  const ask = async () => {
    calls += 1;
    return (await answers[calls - 1]) ?? unreachable;
  };
  return {
    clock,
    change,
    faults: () => faults,
    calls: () => calls,
    asks: (question = 'sarees') => recall(question, ask),
  };
}

test('an answer counts for five seconds', async () => {
  const { calls, clock, asks } = remembering(good('one'), good('two'));
  expect(await asks()).toEqual(good('one'));
  await clock.advance(4_999);
  expect(await asks()).toEqual(good('one'));
  await clock.advance(1);
  expect(await asks()).toEqual(good('two'));
  expect(calls()).toBe(2);
});

test('pages that ask at once share one call', async () => {
  const { calls, asks } = remembering(good('one'));
  expect(await Promise.all([asks(), asks()])).toEqual([good('one'), good('one')]);
  expect(calls()).toBe(1);
});

test('a question that is rejected is asked again by the next page', async () => {
  const { asks } = remembering(Promise.reject(new Error('no such address')), good('one'));
  await expect(asks()).rejects.toThrow('no such address');
  expect(await asks()).toEqual(good('one'));
});

test('another question is asked for itself', async () => {
  const { asks } = remembering(good('sarees'), good('kurtas'));
  expect(await asks('sarees')).toEqual(good('sarees'));
  expect(await asks('kurtas')).toEqual(good('kurtas'));
});

test('while the API is down its last answer stands in, for ten minutes', async () => {
  const { clock, asks } = remembering(good('one'));
  await asks();
  await clock.advance(599_999);
  expect(await asks()).toEqual(good('one'));
  await clock.advance(1);
  expect(await asks()).toEqual(unreachable);
});

test('a failure is not remembered', async () => {
  const { asks } = remembering({ kind: 'failed', message: 'half a JSON' }, good('two'));
  expect(await asks()).toMatchObject({ kind: 'failed' });
  expect(await asks()).toEqual(good('two'));
});

test('CAT-060 a page waits one second, and an answer that is late for it is there for the next', async () => {
  const { promise, resolve } = Promise.withResolvers<Reply<string>>();
  const { calls, clock, asks } = remembering(promise);
  const first = asks();
  await clock.advance(1_000);
  expect(await first).toEqual(unreachable);
  resolve(good('late'));
  await clock.advance(1);
  expect(await asks()).toEqual(good('late'));
  expect(calls()).toBe(1);
});

test('no more than 300 answers are kept', async () => {
  const { calls, asks } = remembering(...Array.from({ length: 302 }, (_, index) => good(String(index))));
  for (let index = 0; index < 301; index += 1) await asks(String(index));
  await asks('300');
  expect(calls()).toBe(301);
  await asks('0');
  expect(calls()).toBe(302);
});

test('what was asked before the catalog has changed counts no more, nor is it waited for, but in need', async () => {
  const slow = Promise.withResolvers<Reply<string>>();
  const { change, calls, asks } = remembering(good('old'), slow.promise, good('new'));
  await asks();
  change();
  const late = asks();
  change();
  expect(await asks()).toEqual(good('new'));
  slow.resolve(good('between'));
  expect(await late).toEqual(good('between'));
  expect(await asks()).toEqual(good('new'));
  change();
  expect(await asks()).toEqual(good('new')); // the API is away
  expect(calls()).toBe(4);
});

test('it is told when a page has to go on without the answer of now, and not of what is refused', async () => {
  const refused: Reply<string> = { kind: 'refused', code: 404, message: 'no such page', isSilent: false };
  const { change, faults, asks } = remembering(good('one'), refused, unreachable, unreachable);
  expect(await asks('home')).toEqual(good('one'));
  expect(await asks('page')).toEqual(refused);
  expect(faults()).toBe(0);
  expect(await asks('other')).toEqual(unreachable);
  expect(faults()).toBe(1);
  change();
  expect(await asks('home')).toEqual(good('one'));
  expect(faults()).toBe(2);
});
