import type { StoreLocation } from '#domain/content/store-location.ts';

/** A shop to walk into as a step names it, in Mumbai when no city is said. */
export type StoreTold = { readonly name: string; readonly city?: string };

/** All open every day. */
export const storeTold = ({ name, city = 'Mumbai' }: StoreTold, at: number): StoreLocation => ({
  id: at + 1,
  name,
  street: ['18 Mogra Lane', 'Hill Road'],
  city,
  region: '',
  postcode: '400050',
  country: 'IN',
  telephone: '+91 22 5550 0102',
  place: { latitude: 19.0552, longitude: 72.8305 },
  hours: [{ days: [0, 1, 2, 3, 4, 5, 6], opens: '11:00', closes: '20:00' }],
  services: ['Alterations'],
});

/** The same as the workbench of the reference API takes it. */
export function storeForBench(store: StoreTold, at: number) {
  const { country, place, hours: _, ...told } = storeTold(store, at);
  return { ...told, ...place, country_id: country, opening_hours: [{ days: 'Mon-Sun', hours: '11:00-20:00' }] };
}
