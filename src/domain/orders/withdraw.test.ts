import { expect, test } from 'vitest';
import type { Reply } from '#domain/shared/reply.ts';
import { createWithdraw } from './withdraw.ts';
import type { Withdrawal } from './withdrawal.ts';

const statement = { name: 'Meera', order: 'AF1', email: 'm@x.test', pieces: '' };
const refusal = (code: number): Reply<Withdrawal> => ({ kind: 'refused', code, message: 'no', isSilent: true });

test.each<[string, Reply<Withdrawal>]>([
  ['refused', refusal(422)],
  ['too-often', refusal(429)],
  ['failed', refusal(503)],
  ['failed', { kind: 'failed', message: 'no JSON' }],
  ['failed', { kind: 'unreachable' }],
])('%s: what is not answered may be stated again', async (kind, reply) => {
  const withdraw = createWithdraw({ orderGateway: { withdraw: async () => reply } });
  expect(await withdraw(statement)).toEqual({ kind });
});
