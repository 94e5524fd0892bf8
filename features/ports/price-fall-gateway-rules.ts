import { expect } from 'vitest';
import type { Rule } from '#adapters/contracts/rule.ts';
import { KURTA, KURTA_M, TEE } from '#adapters/contracts/samples.ts';
import { MOST_AWAITED } from '#domain/queue/queued-command.ts';
import { answered } from './answered.ts';
import type { ShopPorts } from './shop-ports.ts';

export type PriceFallWorld = Pick<ShopPorts, 'priceFalls'> & { readonly unreachable: Pick<ShopPorts, 'priceFalls'> };

const wait = { email: 'asha.saves@mail.test', skus: [TEE, KURTA], groupId: null };

/** What every shop does for who waits for prices to fall. */
export const priceFallGatewayRules: readonly Rule<PriceFallWorld>[] = [
  {
    title: 'notes what is sold, each once and in its order, however often and in whatever letters',
    async prove({ priceFalls }) {
      const skus = [TEE, 'NO-SUCH', KURTA, KURTA_M, TEE];
      for (const email of [wait.email, wait.email, wait.email.toUpperCase()])
        expect(answered(await priceFalls.ask({ ...wait, email, skus }))).toEqual([TEE, KURTA]);
    },
  },
  {
    title: 'takes whatever group',
    async prove({ priceFalls }) {
      expect(answered(await priceFalls.ask({ ...wait, groupId: 7 }))).toEqual(wait.skus);
    },
  },
  {
    title: 'refuses what is no address',
    async prove({ priceFalls }) {
      const refusal = { kind: 'refused', code: 400, message: 'Invalid e-mail provided!' };
      for (const email of ['', 'nobody']) expect(await priceFalls.ask({ ...wait, email })).toMatchObject(refusal);
    },
  },
  {
    title: 'refuses a list of nothing that is sold, an empty one, and one that is too long',
    async prove({ priceFalls }) {
      const refusal = { kind: 'refused', code: 400 };
      for (const skus of [['NO-SUCH'], [KURTA_M]])
        expect(await priceFalls.ask({ ...wait, skus })).toMatchObject({ ...refusal, message: 'Nothing to wait for' });
      const tooMany = Array.from({ length: MOST_AWAITED + 1 }, () => TEE);
      for (const skus of [[], tooMany]) expect(await priceFalls.ask({ ...wait, skus })).toMatchObject(refusal);
    },
  },
  {
    title: 'is missing without a connection',
    async prove({ unreachable: { priceFalls } }) {
      expect(await priceFalls.ask(wait)).toEqual({ kind: 'unreachable' });
    },
  },
];
