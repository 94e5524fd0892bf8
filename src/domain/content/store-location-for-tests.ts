import type { StoreLocation } from './store-location.ts';

/** A shop in Mumbai, open every day. */
export function storeLocationForTests(change: Partial<StoreLocation> = {}): StoreLocation {
  return {
    id: 1,
    name: 'Zari Kala Ghoda',
    street: ['3 Indigo House', 'Kala Ghoda, Fort'],
    city: 'Mumbai',
    region: 'Maharashtra',
    postcode: '400001',
    country: 'IN',
    telephone: '+91 22 5550 0101',
    place: { latitude: 18.9281, longitude: 72.8324 },
    hours: [{ days: [0, 1, 2, 3, 4, 5, 6], opens: '11:00', closes: '20:00' }],
    services: ['Alterations'],
    ...change,
  };
}
