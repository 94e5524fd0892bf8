import { signedIn } from '#domain/session/renewal.ts';
import { personCalled } from '../support/people.ts';
import type { World } from './state.ts';

const asha = personCalled('Asha', 1);

/** Asha has an account, and the device knows her from an earlier visit. */
export async function isSignedIn({ api: { fakes }, around }: World): Promise<void> {
  const customer = fakes.accounts.add(asha);
  if (!customer) throw new Error('Asha has an account already.');
  await around.device.set('session', signedIn(fakes.accounts.give(customer.id), customer));
}

/** A gift card, part of which was spent. */
export function hasCredit({ api: { fakes } }: World): void {
  fakes.account.book(asha.email, {
    amount: 1_500,
    createdAt: '2026-10-10T07:00:00Z',
    comment: 'Gift card AF-GIFT-1500',
  });
  fakes.account.book(asha.email, { amount: -750, createdAt: '2026-11-02T07:00:00Z', orderNumber: 'AF000069001' });
}
