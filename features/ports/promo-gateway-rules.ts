import { expect } from 'vitest';
import type { Rule } from '#adapters/contracts/rule.ts';
import { answered } from './answered.ts';
import type { ShopPorts } from './shop-ports.ts';

export type PromoWorld = Pick<ShopPorts, 'promos'> & { readonly unreachable: Pick<ShopPorts, 'promos'> };

/** What the merchant of every shop announces. */
export const promoGatewayRules: readonly Rule<PromoWorld>[] = [
  {
    title: 'announces something in one line',
    async prove({ promos }) {
      const [strip] = answered(await promos.current());
      expect(strip).toMatchObject({ kind: 'strip', title: expect.stringMatching(/./) });
    },
  },
  {
    title: 'is missing without a connection',
    async prove({ unreachable: { promos } }) {
      expect(await promos.current()).toEqual({ kind: 'unreachable' });
    },
  },
];
