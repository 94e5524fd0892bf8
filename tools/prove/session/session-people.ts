import type { DeviceForTests } from '#composition/roots/device-for-tests.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { moneyOf } from '#domain/shared/money.ts';

/** The two who use the device. */
export const people = ['asha', 'ravi'] as const;
export type Name = (typeof people)[number];

/** What everybody may have, and both accounts begin with a piece of; all other things bear the name of who has them. */
export const COMMON = 'common';

export const PASSWORD = 'indigo lotus';
/** Opens their accounts. */
export async function openAccounts(api: DeviceForTests['api']) {
  const ids = new Map(await Promise.all(people.map(async (name) => [name, await opened(api, name)] as const)));
  return {
    idOf: (name: Name) => ids.get(name) as CustomerId,
    nameOf: (id: CustomerId | null): Name | null => people.find((name) => ids.get(name) === id) ?? null,
  };
}

/** An account with something that only its customer may read, and with a piece in its cart. */
async function opened({ accounts, account, cart }: DeviceForTests['api'], name: Name): Promise<CustomerId> {
  const email = `${name}@mail.test`;
  const made = accounts.add({ email, firstName: name, lastName: 'Rao', password: PASSWORD });
  if (!made) throw new Error(`There is another ${name}.`);
  account.book(email, { amount: moneyOf(1), comment: creditOf(name) });
  const theirs = cart.as(accounts.give(made.id).access);
  const id = await theirs.create();
  if (id.kind !== 'ok') throw new Error(`${name} has no cart.`);
  await theirs.update(id.value, lineForTests(COMMON, 1));
  return made.id;
}

export function creditOf(name: Name): string {
  return `credit of ${name}`;
}
