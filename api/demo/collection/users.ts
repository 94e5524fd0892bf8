import type { SeedUser } from '#api/users/store-users.ts';

/** The account of the contract's examples; its password is known to everybody. */
export const demoUsers: readonly SeedUser[] = [
  {
    email: 'meera.iyer@mail.test',
    password: 'correct horse 9',
    firstname: 'Meera',
    lastname: 'Iyer',
    created_at: '2026-05-02T08:00:00Z',
    updated_at: '2026-11-01T08:00:00Z',
    addresses: [
      {
        firstname: 'Meera',
        lastname: 'Iyer',
        street: ['12B', 'Hill Road, Bandra West'],
        city: 'Mumbai',
        region: { region: 'Maharashtra', region_id: 0, region_code: 'MH' },
        country_id: 'IN',
        postcode: '400050',
        telephone: '+91 98200 00000',
        default_billing: true,
        default_shipping: true,
      },
    ],
    credit: { amount: 150_000, at: '2026-10-10T07:00:00Z', comment: 'Gift card AF-GIFT-1500' },
  },
];
