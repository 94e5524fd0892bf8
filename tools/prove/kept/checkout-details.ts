import type { Step, Target } from '../../engines/in-page/target.ts';

/** What a shopper fills in at the checkout, in the order of its fields. */
export const details: readonly (readonly [region: string, name: string, text: string])[] = [
  ['Personal details', 'First name', 'Meera'],
  ['Personal details', 'Last name', 'Iyer'],
  ['Personal details', 'Email address', 'meera.iyer@mail.test'],
  ['Shipping address', 'Street address', '12 Hill Road'],
  ['Shipping address', 'City', 'Mumbai'],
  ['Shipping address', 'PIN code', '400050'],
  ['Shipping address', 'State', 'Maharashtra'],
  ['Shipping address', 'Phone number', '98200 12345'],
];

export function fieldOf(region: string, name: string): Target {
  return { role: 'field', name, within: { role: 'region', name: region } };
}

export const fillsIn: readonly Step[] = details.map(([region, name, text]) => ({
  type: text,
  into: fieldOf(region, name),
}));
