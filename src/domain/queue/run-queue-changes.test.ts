import { expect, test } from 'vitest';
import { asha } from '#domain/session/device-for-tests.ts';
import { named, openQueue } from './queue-world-for-tests.ts';
import { unreachable } from './queued-three-for-tests.ts';

test('two changes of an account become one task, which asks for both', async () => {
  const { queueTask, tasks } = openQueue();
  const shippingAddress = { city: 'Pune' } as never;
  await queueTask(named('Menon'));
  await queueTask({ endpoint: 'change-profile', payload: { names: null, shippingAddress } });
  await queueTask(named('Nair'));
  expect(tasks()).toMatchObject([{ payload: { names: { lastName: 'Nair' }, shippingAddress } }]);
});

test('row 93: of two changes that wait apart, since the first could not be read, the later one is sent last', async () => {
  const { queueTask, runQueue, connectivity, store, shop, sent } = openQueue();
  await queueTask(named('Menon'));
  store.failNextReads(1);
  await queueTask(named('Nair'));
  connectivity.go('online');
  shop.answer = () => (sent.length === 1 ? unreachable : { kind: 'ok', value: asha });
  await runQueue();
  await runQueue({ isAtOnce: true });
  expect(sent.map(({ payload }) => (payload as { names: { lastName: string } }).names.lastName)).toEqual([
    'Menon',
    'Menon',
    'Nair',
  ]);
});

test('QUEUE-14 what is changed while a change is on its way is sent after it, and stays', async () => {
  const { queueTask, runQueue, connectivity, shop, sent, tasks, raised } = openQueue();
  await queueTask(named('Menon'));
  connectivity.go('online');
  shop.answer = async () => {
    if (sent.length === 1) await queueTask(named('Nair'));
    return { kind: 'ok', value: asha };
  };
  await runQueue();
  expect(tasks()).toMatchObject([{ payload: { names: { lastName: 'Nair' } }, isTransmitted: false }]);
  await runQueue();
  expect(sent.map(({ payload }) => payload)).toMatchObject([
    { names: { lastName: 'Menon' } },
    { names: { lastName: 'Nair' } },
  ]);
  expect([tasks().length, raised.length]).toEqual([0, 1]);
});
