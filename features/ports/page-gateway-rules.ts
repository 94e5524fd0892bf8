import { expect } from 'vitest';
import type { Rule } from '#adapters/contracts/rule.ts';
import type { ShopPorts } from './shop-ports.ts';

export type PageWorld = Pick<ShopPorts, 'pages'> & { readonly unreachable: Pick<ShopPorts, 'pages'> };

/** What the pages of every merchant are like. */
export const pageGatewayRules: readonly Rule<PageWorld>[] = [
  {
    title: 'holds no page that nobody wrote',
    async prove({ pages }) {
      const reply = await pages.find('nothing-of-this-name');
      const missing = { kind: 'refused', code: 404, message: 'CMS query returned empty result' };
      expect(reply).toMatchObject(missing);
      expect(await pages.findById(999_999)).toMatchObject(missing);
    },
  },
  {
    title: 'finds no page by words that no title has',
    async prove({ pages }) {
      expect(await pages.search('zzqqxx yywwvv')).toEqual({ kind: 'ok', value: [] });
    },
  },
  {
    title: 'is given up when nobody waits for it any more',
    async prove({ pages }) {
      expect(await pages.find('returns', AbortSignal.abort())).toEqual({ kind: 'unreachable' });
      expect(await pages.findById(3, AbortSignal.abort())).toEqual({ kind: 'unreachable' });
      expect(await pages.search('returns', AbortSignal.abort())).toEqual({ kind: 'unreachable' });
    },
  },
  {
    title: 'is missing without a connection',
    async prove({ unreachable: { pages } }) {
      expect(await pages.find('returns')).toEqual({ kind: 'unreachable' });
      expect(await pages.findById(3)).toEqual({ kind: 'unreachable' });
      expect(await pages.all()).toEqual({ kind: 'unreachable' });
      expect(await pages.search('returns')).toEqual({ kind: 'unreachable' });
    },
  },
];
