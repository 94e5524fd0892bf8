import type { Filling } from '../shoppers/filling.ts';

/** What Meera types into the checkout. */
export const meera: Filling = {
  'First name': 'Meera',
  'Last name': 'Iyer',
  'Email address': 'meera.iyer@mail.test',
  'Street address': 'Hill Road, Bandra West',
  'Apartment number': '12B',
  City: 'Mumbai',
  State: 'Maharashtra',
  'PIN code': '400050',
  'Phone number': '98200 12345',
};
