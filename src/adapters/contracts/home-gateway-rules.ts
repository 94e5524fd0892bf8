import { expect } from 'vitest';
import type { HomeGateway } from '#domain/content/home.ts';
import { answered } from './answered.ts';
import type { Rule } from './rule.ts';

export type HomeWorld = { readonly gateway: HomeGateway; readonly unreachable: HomeGateway };

/** What every plan of the home page is like. */
export const homeGatewayRules: readonly Rule<HomeWorld>[] = [
  {
    title: 'begins with a banner and holds new arrivals',
    async prove({ gateway }) {
      const sections = answered(await gateway.sections());
      expect(sections[0]).toMatchObject({ kind: 'banners', banners: [{ title: 'The Wedding Edit' }] });
      expect(sections).toContainEqual(expect.objectContaining({ source: { kind: 'category', id: 304 } }));
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    },
  },
  {
    title: 'announces something in one line',
    async prove({ gateway }) {
      const [strip] = answered(await gateway.promos());
      expect(strip).toMatchObject({ kind: 'strip', title: expect.stringMatching(/./) });
    },
  },
  {
    title: 'is missing without a connection',
    async prove({ unreachable }) {
      expect(await unreachable.sections()).toEqual({ kind: 'unreachable' });
      expect(await unreachable.promos()).toEqual({ kind: 'unreachable' });
      expect(await unreachable.promoted()).toEqual({ kind: 'unreachable' });
    },
  },
];
