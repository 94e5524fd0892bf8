import { expect } from 'vitest';
import type { Rule } from '#adapters/contracts/rule.ts';
import { answered } from './answered.ts';
import type { ShopPorts } from './shop-ports.ts';

export type StoreLocationWorld = Pick<ShopPorts, 'stores'> & { readonly unreachable: Pick<ShopPorts, 'stores'> };

/** What every list of shops to walk into is like. */
export const storeLocationGatewayRules: readonly Rule<StoreLocationWorld>[] = [
  {
    title: 'knows the shops one can walk into, by name, with their hours',
    async prove({ stores: locations }) {
      const stores = answered(await locations.all());
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
    title: 'is missing without a connection',
    async prove({ unreachable: { stores } }) {
      expect(await stores.all()).toEqual({ kind: 'unreachable' });
    },
  },
];
