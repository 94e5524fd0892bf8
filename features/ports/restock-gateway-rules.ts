import { expect } from 'vitest';
import type { Rule } from '#adapters/contracts/rule.ts';
import { KURTA, KURTA_M, KURTA_S, TEE } from '#adapters/contracts/samples.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { answered } from './answered.ts';
import type { ShopPorts } from './shop-ports.ts';

export type RestockWorld = Pick<ShopPorts, 'restock'> & { readonly unreachable: Pick<ShopPorts, 'restock'> };

const email = 'asha.waits@mail.test';

/** What every shop does for who waits for something. */
export const restockGatewayRules: readonly Rule<RestockWorld>[] = [
  {
    title: 'notes who waits for what is sold out, however often and in whatever letters',
    async prove({ restock }) {
      for (const same of [email, email, email.toUpperCase()])
        expect(answered(await restock.ask({ email: same, sku: KURTA_S }))).toBe('noted');
    },
  },
  {
    title: 'says of what is there that it is',
    async prove({ restock }) {
      for (const sku of [KURTA_M, TEE]) expect(answered(await restock.ask({ email, sku }))).toBe('in-stock');
    },
  },
  {
    title: 'refuses what is no address',
    async prove({ restock }) {
      const refusal = { kind: 'refused', code: 400, message: 'Invalid e-mail provided!' };
      for (const none of ['', 'nobody'])
        expect(await restock.ask({ email: none, sku: KURTA_S })).toMatchObject(refusal);
    },
  },
  {
    title: 'refuses what is sold under no such sku',
    async prove({ restock }) {
      for (const sku of [skuOf('NO-SUCH'), KURTA]) {
        expect(await restock.ask({ email, sku })).toMatchObject({ kind: 'refused', message: `Unknown sku ${sku}` });
      }
    },
  },
  {
    title: 'is missing without a connection',
    async prove({ unreachable: { restock } }) {
      expect(await restock.ask({ email, sku: KURTA_S })).toEqual({ kind: 'unreachable' });
    },
  },
];
