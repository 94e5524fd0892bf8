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
    title: 'knows the shops one can walk into, by name, with their hours',
    async prove({ home }) {
      const stores = answered(await home.stores());
      const names = stores.map(({ name }) => name);
      expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
      expect(stores).toContainEqual(
        expect.objectContaining({
          name: 'Zari Mayfair',
          street: ['8 Loom Yard', 'Mayfair'],
          city: 'London',
          country: 'GB',
          place: { latitude: 51.5115, longitude: -0.1439 },
          hours: [
            { days: [1, 2, 3, 4, 5, 6], opens: '10:00', closes: '18:30' },
            { days: [0], opens: '12:00', closes: '17:00' },
          ],
        }),
      );
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
      expect(await home.stores()).toEqual({ kind: 'unreachable' });
      expect(await home.page('returns')).toEqual({ kind: 'unreachable' });
    },
  },
];
