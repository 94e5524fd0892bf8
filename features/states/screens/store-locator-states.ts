import type { StoreLocation } from '#domain/content/store-location.ts';
import { goesOffline, isDown, isSlow, type States, type World } from '../state.ts';

const address = '/store-locator';
const daily = [{ days: [0, 1, 2, 3, 4, 5, 6], opens: '11:00', closes: '20:00' }];

const shops: readonly StoreLocation[] = [
  {
    id: 1,
    name: 'Zari Jaipur',
    street: ['12 Johari Bazaar'],
    ...{ city: 'Jaipur', region: 'Rajasthan', postcode: '302003', country: 'IN' },
    telephone: '+91 141 555 0103',
    place: { latitude: 26.9196, longitude: 75.8267 },
    hours: daily,
    services: ['Trials', 'Alterations'],
  },
  {
    id: 2,
    name: 'Zari Kala Ghoda',
    street: ['3 Indigo House', 'Kala Ghoda, Fort'],
    ...{ city: 'Mumbai', region: 'Maharashtra', postcode: '400001', country: 'IN' },
    telephone: '+91 22 5550 0101',
    place: { latitude: 18.9281, longitude: 72.8324 },
    hours: [{ days: [2, 3, 4, 5, 6], opens: '11:00', closes: '19:00' }],
    services: ['Trials', 'Alterations', 'Bridal appointments', 'Returns of online orders'],
  },
  {
    id: 3,
    name: 'Zari Mayfair, the house of the weavers of Varanasi and Kanchipuram',
    street: ['8 Loom Yard', 'Mayfair'],
    ...{ city: 'London', region: '', postcode: 'W1S 2QH', country: 'GB' },
    telephone: '',
    place: { latitude: 51.5115, longitude: -0.1439 },
    hours: [],
    services: [],
  },
];

const opened = ({ api: { fakes } }: World): void => fakes.stores.open(...shops);

export const storeLocatorStates: States = {
  ready: { address, given: opened },
  found: { address: `${address}?q=mumbai`, given: opened },
  'nothing-fits': { address: `${address}?q=Bhopal`, given: opened },
  near: {
    address,
    given: opened,
    when: (shop) => shop.storeLocator.nearTo({ latitude: 18.52, longitude: 73.86 }),
  },
  lost: { address, given: opened, when: (shop) => shop.storeLocator.nearTo(null) },
  empty: { address },
  failed: { address, given: isDown },
  loading: { address, given: isSlow, waitsFor: 'nothing' },
  offline: { address, given: opened, when: goesOffline },
};
