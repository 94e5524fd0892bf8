import { expect } from 'vitest';
import type { Rule } from '#adapters/contracts/rule.ts';
import type { ShopPorts } from './shop-ports.ts';

export type BlockWorld = Pick<ShopPorts, 'blocks'> & { readonly unreachable: Pick<ShopPorts, 'blocks'> };

const missing = { kind: 'refused', code: 404, message: 'CMS block query returned empty result' };

/** What the blocks of every merchant are like. */
export const blockGatewayRules: readonly Rule<BlockWorld>[] = [
  {
    title: 'holds no block that nobody wrote',
    async prove({ blocks }) {
      expect(await blocks.find('nothing-of-this-name')).toMatchObject(missing);
      expect(await blocks.findById(999_999)).toMatchObject(missing);
      expect(await blocks.startingWith('nothing')).toEqual({ kind: 'ok', value: [] });
    },
  },
  {
    title: 'is given up when nobody waits for it any more',
    async prove({ blocks }) {
      expect(await blocks.find('order-help', AbortSignal.abort())).toEqual({ kind: 'unreachable' });
      expect(await blocks.findById(2, AbortSignal.abort())).toEqual({ kind: 'unreachable' });
    },
  },
  {
    title: 'is missing without a connection',
    async prove({ unreachable: { blocks } }) {
      expect(await blocks.find('order-help')).toEqual({ kind: 'unreachable' });
      expect(await blocks.findById(2)).toEqual({ kind: 'unreachable' });
      expect(await blocks.startingWith('faq')).toEqual({ kind: 'unreachable' });
    },
  },
];
