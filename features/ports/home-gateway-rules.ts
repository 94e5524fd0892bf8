import { expect } from 'vitest';
import type { Rule } from '#adapters/contracts/rule.ts';
import { answered } from './answered.ts';
import type { ShopPorts } from './shop-ports.ts';

export type HomeWorld = Pick<ShopPorts, 'home'> & { readonly unreachable: Pick<ShopPorts, 'home'> };

/** What every plan of the home page is like. */
export const homeGatewayRules: readonly Rule<HomeWorld>[] = [
  {
    title: 'begins with a banner and holds new arrivals',
    async prove({ home }) {
      const sections = answered(await home.sections());
      expect(sections[0]).toMatchObject({ kind: 'banners', banners: [{ title: 'The Wedding Edit' }] });
      expect(sections).toContainEqual(expect.objectContaining({ source: { kind: 'category', id: 304 } }));
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    },
  },
  {
    title: 'is given up when nobody waits for it any more',
    async prove({ home }) {
      expect(await home.sections(AbortSignal.abort())).toEqual({ kind: 'unreachable' });
    },
  },
  {
    title: 'gives its banners up when nobody waits for it any more',
    async prove({ home }) {
      expect(await home.promoted(AbortSignal.abort())).toEqual({ kind: 'unreachable' });
    },
  },
  {
    title: 'is missing without a connection',
    async prove({ unreachable: { home } }) {
      expect(await home.sections()).toEqual({ kind: 'unreachable' });
      expect(await home.promoted()).toEqual({ kind: 'unreachable' });
    },
  },
];
