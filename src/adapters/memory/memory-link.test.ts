import { expect, test } from 'vitest';
import { sampleOrder } from '#adapters/contracts/samples.ts';
import { createMemoryIds } from './memory-ids.ts';
import { createMemoryLink, failed, refused, unreachable } from './memory-link.ts';
import { createMemoryOrderGateway } from './memory-order-gateway.ts';
import { invalidOrder, orderFault } from './order-refusals.ts';

const fine = () => ({ kind: 'ok', value: 'fine' }) as const;

test('failures come in the order they were planned, for their verb and as often as asked', async () => {
  const link = createMemoryLink<'pull' | 'update'>();
  link.failNext(refused(422, 'no'), { verb: 'update', times: 2 });
  link.failNext(failed('html'));
  const kinds = [];
  for (const verb of ['pull', 'update', 'pull', 'update', 'update'] as const) {
    kinds.push((await link.answer(verb, [], fine)).kind);
  }
  expect(kinds).toEqual(['failed', 'refused', 'ok', 'refused', 'ok']);
  expect(link.calls().map(({ verb }) => verb)).toEqual(['pull', 'update', 'pull', 'update', 'update']);
});

test('a link that is cut or out of reach answers nothing, and a planned failure stays for later', async () => {
  let isReachable = false;
  const link = createMemoryLink<'pull'>(() => isReachable);
  link.failNext(refused(500, 'later'));
  expect(await link.answer('pull', [], fine)).toBe(unreachable);
  isReachable = true;
  link.cut();
  expect(await link.answer('pull', [], fine)).toBe(unreachable);
  link.mend();
  expect(await link.answer('pull', [], fine)).toMatchObject({ kind: 'refused' });
});

test('calls that are held wait until they are let go', async () => {
  const link = createMemoryLink<'pull'>();
  const letGo = link.hold();
  const answers: string[] = [];
  const call = link.answer('pull', [], fine).then(({ kind }) => answers.push(kind));
  await Promise.resolve();
  expect(answers).toEqual([]);
  letGo();
  await call;
  expect(answers).toEqual(['ok']);
});

test('an order whose answer is lost is placed all the same, and found when it is sent again', async () => {
  const gateway = createMemoryOrderGateway();
  const order = sampleOrder(createMemoryIds().next());
  gateway.loseNextAnswer();
  expect(await gateway.place(order)).toEqual(unreachable);
  expect(gateway.placed()).toEqual([order]);
  expect(await gateway.place(order)).toMatchObject({ kind: 'ok' });
  expect(gateway.placed()).toHaveLength(1);
});

test.each([invalidOrder, orderFault, failed('html'), unreachable])(
  'an order that met %j is not placed',
  async (failure) => {
    const gateway = createMemoryOrderGateway();
    gateway.failNext(failure);
    expect(await gateway.place(sampleOrder('1-a'))).toBe(failure);
    expect(gateway.placed()).toEqual([]);
  },
);
