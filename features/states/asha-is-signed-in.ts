import type { CustomerAddress } from '#domain/session/customer.ts';
import { signedIn } from '#domain/session/renewal.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { personCalled } from '../support/people.ts';
import type { World } from './state.ts';

const asha = personCalled('Asha', 1);

/** Asha has an account, and the device knows her from an earlier visit. */
export async function isSignedIn({ api: { fakes }, around }: World): Promise<void> {
  const customer = fakes.accounts.add(asha);
  if (!customer) throw new Error('Asha has an account already.');
  await around.device.set('session', signedIn(fakes.accounts.give(customer.id), customer, 0));
}

/** The same with two addresses in the account. */
export async function livesInTwoPlaces(world: World): Promise<void> {
  const { accounts } = world.api.fakes;
  await isSignedIn(world);
  const customer = accounts.find(asha.email)?.customer;
  if (!customer) throw new Error('Asha has no account.');
  const kept = accounts.keep({ ...customer, addresses: [home, atelier] });
  await world.around.device.set('session', signedIn(accounts.give(kept.id), kept, 0));
}

/** Where she lives, as her account has it. */
export const home: CustomerAddress = {
  id: 1,
  firstName: 'Asha',
  lastName: 'Rao',
  street: ['12B', 'Hill Road, Bandra West'],
  city: 'Mumbai',
  region: 'Maharashtra',
  postcode: '400050',
  country: 'IN',
  phone: '98200 12345',
  isForShipping: true,
  isForBilling: true,
};

const atelier: CustomerAddress = {
  ...home,
  id: 2,
  street: ['Opposite the Old Government Secretariat, Mahatma Gandhi Road'],
  city: 'Thiruvananthapuram',
  region: 'Kerala',
  postcode: '695001',
  isForShipping: false,
  isForBilling: false,
};

/** A gift card, part of which was spent. */
export function hasCredit({ api: { fakes } }: World): void {
  fakes.account.book(asha.email, {
    amount: moneyOf(1_500),
    createdAt: '2026-10-10T07:00:00Z',
    comment: 'Gift card AF-GIFT-1500',
  });
  fakes.account.book(asha.email, {
    amount: moneyOf(-750),
    createdAt: '2026-11-02T07:00:00Z',
    orderNumber: 'AF000069001',
  });
}
