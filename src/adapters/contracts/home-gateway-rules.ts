import { expect } from 'vitest';
import { answered } from './answered.ts';
import type { Rule } from './rule.ts';
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
    title: 'announces something in one line',
    async prove({ home }) {
      const [strip] = answered(await home.promos());
      expect(strip).toMatchObject({ kind: 'strip', title: expect.stringMatching(/./) });
    },
  },
  {
    title: 'holds no page that nobody wrote',
    async prove({ home }) {
      const reply = await home.page('nothing-of-this-name');
      expect(reply).toMatchObject({ kind: 'refused', code: 404, message: 'CMS query returned empty result' });
    },
  },
  {
    title: 'is missing without a connection',
    async prove({ unreachable: { home } }) {
      expect(await home.sections()).toEqual({ kind: 'unreachable' });
      expect(await home.promos()).toEqual({ kind: 'unreachable' });
      expect(await home.promoted()).toEqual({ kind: 'unreachable' });
      expect(await home.page('returns')).toEqual({ kind: 'unreachable' });
    },
  },
];
