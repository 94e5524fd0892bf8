import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { createCancelPlaced } from './cancel-placed.ts';
import { orderIdOf, type PlacedOrder } from './order.ts';
import type { CancelRequest } from './order-gateway.ts';

const id = orderIdOf('1');

function canceling(reply: Reply<PlacedOrder>, opened: Readonly<Record<string, string>> = {}) {
  const asked: CancelRequest[] = [];
  const cancel = async (request: CancelRequest) => {
    asked.push(request);
    return reply;
  };
  return {
    asked,
    cancelPlaced: createCancelPlaced({ orderGateway: { cancel }, openedOrder: createMemoryCell(opened) }),
  };
}

const unreachable = { kind: 'unreachable' } as const;
const refused = (code: number) => ({ kind: 'refused', code, message: '', isSilent: true }) as const;

test('an order is canceled by the e-mail that opened it, and by that of no other', async () => {
  const own = canceling(unreachable, { order: '1', email: 'm@mail.test' });
  await own.cancelPlaced(id);
  expect(own.asked).toEqual([{ order: id, email: 'm@mail.test' }]);
  const other = canceling(unreachable, { order: '2', email: 'm@mail.test' });
  await other.cancelPlaced(id);
  expect(other.asked).toEqual([{ order: id, email: null }]);
});

test.each([
  [unreachable, 'failed'],
  [refused(422), 'refused'],
  [refused(404), 'refused'],
  [refused(429), 'too-often'],
  [refused(500), 'failed'],
] as const)('%j is told as %s', async (reply, kind) => {
  expect(await canceling(reply).cancelPlaced(id)).toEqual({ kind });
});
