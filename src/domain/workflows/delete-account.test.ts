import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { refused } from '#adapters/memory/memory-link.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Sharing } from '#domain/lists/shared-list.ts';
import type { Order } from '#domain/orders/order.ts';
import { asha, pair, ravi } from '#domain/session/device-for-tests.ts';
import { signedIn } from '#domain/session/renewal.ts';
import { guestSession, type Session } from '#domain/session/session.ts';
import { nothing } from '#domain/shared/money.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { keepsNothing } from '#domain/storage/keeps-nothing.ts';
import { createDeleteAccount } from './delete-account.ts';

const deletion = { password: 'indigo lotus', storeCredit: nothing };
const done: Reply<true> = { kind: 'ok', value: true };
const shared = (list: string): Sharing => ({ list, secret: `secret of ${list}`, expiresAt: 0 });

type Given = {
  readonly reply?: Reply<true>;
  readonly session?: Session;
  readonly isOnline?: boolean;
  readonly orders?: readonly object[];
  readonly runQueue?: () => Promise<unknown>;
};

function openPage({ reply = done, session = signedIn(pair(1), asha, 0), isOnline = true, ...given }: Given = {}) {
  const { orders = [], runQueue = async () => undefined } = given;
  const steps: string[] = [];
  const cell = createMemoryCell<Session>(session);
  const clock = createMemoryClock();
  const deleteAccount = createDeleteAccount({
    session: { ...keepsNothing, ...cell, settled: async () => void steps.push(cell.get().kind) },
    connectivity: { isOnline: () => isOnline },
    runQueue: async () => {
      await runQueue();
      steps.push('queue');
      return { unanswered: 0 };
    },
    orderRepository: { all: async () => orders as readonly Order[] },
    accountGateway: {
      deleteAccount: async () => {
        steps.push('asked');
        return reply;
      },
    },
    sharing: { get: () => shared('wishes') },
    namedLists: {
      get: () => [
        { id: '1', name: 'Diwali', sharing: shared('diwali'), isDeleted: false },
        { id: '2', name: 'Gifts', sharing: null, isDeleted: false },
      ],
    },
    sharedListGateway: {
      end: async ({ secret }) => {
        steps.push(`ended by the ${secret}`);
        return { kind: 'unreachable' };
      },
    },
    leavePerson: async (owner) => void steps.push(`left ${owner}`),
    clock,
  });
  return { deleteAccount, steps, cell, clock };
}

test('what waits is sent first; then links end, nobody is signed in, and nothing is left of them', async () => {
  const { deleteAccount, steps } = openPage();
  expect(await deleteAccount(deletion)).toBe('deleted');
  expect(steps).toEqual([
    'queue',
    'asked',
    'ended by the secret of wishes',
    'ended by the secret of diwali',
    'guest',
    `left ${asha.id}`,
  ]);
});

test.each([
  ['wrong-password', refused(422, 'The password is another one.')],
  ['other-credit', refused(409, 'The store credit is another one.')],
  ['failed', refused(401, 'Not authorized.')],
  ['failed', refused(429, 'Too many requests')],
  ['failed', { kind: 'unreachable' }],
  ['failed', { kind: 'failed', message: 'no JSON' }],
] as const)('%s: they stay signed in, and nothing on the device is touched', async (outcome, reply) => {
  const { deleteAccount, steps, cell } = openPage({ reply });
  expect(await deleteAccount(deletion)).toBe(outcome);
  expect([steps, cell.get().kind]).toEqual([['queue', 'asked'], 'signed-in']);
});

test('an order that has not reached the shop is not cut off from its account', async () => {
  const waiting = { owner: asha.id, status: 'waiting' };
  const { deleteAccount, steps } = openPage({ orders: [waiting] });
  expect(await deleteAccount(deletion)).toBe('order-waits');
  expect(steps).toEqual(['queue']);
});

test.each([
  ['of a guest', { owner: null, status: 'waiting' }],
  ['of somebody else', { owner: ravi.id, status: 'waiting' }],
  ['that was answered', { owner: asha.id, status: 'accepted', answeredAt: '2026-11-30T10:00:00Z' }],
])('an order %s holds nothing up', async (_whose, order) => {
  const { deleteAccount } = openPage({ orders: [order] });
  expect(await deleteAccount(deletion)).toBe('deleted');
});

test('a queue that does not come to an end holds it up for three seconds', async () => {
  const { deleteAccount, steps, clock } = openPage({ runQueue: () => new Promise(() => undefined) });
  const deleted = deleteAccount(deletion);
  await clock.advance(2_999);
  expect(steps).toEqual([]);
  await clock.advance(1);
  expect(await deleted).toBe('deleted');
});

test('nothing is asked without a network, and nothing for a guest', async () => {
  const offline = openPage({ isOnline: false });
  expect(await offline.deleteAccount(deletion)).toBe('offline');
  const guest = openPage({ session: guestSession });
  expect(await guest.deleteAccount(deletion)).toBe('failed');
  expect([offline.steps, guest.steps]).toEqual([[], []]);
});
