import type { StoreLocation } from '#domain/content/store-location.ts';

/** A shop to walk into that a step names; all stand in Mumbai and open every day. */
export const storeTold = (name: string, at: number): StoreLocation => ({
  id: at + 1,
  name,
  street: ['18 Mogra Lane', 'Hill Road'],
  city: 'Mumbai',
  region: 'Maharashtra',
  postcode: '400050',
  country: 'IN',
  telephone: '+91 22 5550 0102',
  place: { latitude: 19.0552, longitude: 72.8305 },
  hours: [{ days: [0, 1, 2, 3, 4, 5, 6], opens: '11:00', closes: '20:00' }],
  services: ['Alterations'],
});

/** The same as the workbench of the reference API takes it. */
export function storeForBench(name: string, at: number) {
  const { country, place, hours: _, ...told } = storeTold(name, at);
  return { ...told, ...place, country_id: country, opening_hours: [{ days: 'Mon-Sun', hours: '11:00-20:00' }] };
}
