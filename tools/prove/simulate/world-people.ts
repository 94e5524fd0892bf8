import type { CustomerId } from '#domain/session/customer.ts';
import { type Name, people } from './acts.ts';
import type { SimulatedShop } from './simulated-shop.ts';

export const PASSWORD = 'indigo lotus';

/** The two with their accounts, and who of them comes. */
export function createWorldPeople(shop: SimulatedShop) {
  const ids = new Map<Name, CustomerId>(people.map((name) => [name, accountOf(shop, name)]));
  const visitors = new Set<Name>();
  const comers = new Set<Name>();
  return {
    /** Who has signed in at some time. */
    visitors: (): readonly Name[] => [...visitors],
    /** Who is just signing in. */
    comers: (): readonly (CustomerId | null)[] => [...comers].map((name) => ids.get(name) ?? null),
    /** Somebody signs in. Two people do not do so at the same moment on one device. */
    signsIn(name: Name, begin: () => Promise<unknown>) {
      if ([...comers].some((comer) => comer !== name)) return;
      visitors.add(name);
      comers.add(name);
      void begin().then(() => comers.delete(name));
    },
    isAnybodyComing: () => comers.size > 0,
    idOf: (name: Name) => ids.get(name) as CustomerId,
    nameOf: (id: CustomerId | null): string => people.find((name) => ids.get(name) === id) ?? 'a guest',
  };
}

function accountOf({ api: { accounts } }: SimulatedShop, name: Name): CustomerId {
  const made = accounts.add({ email: `${name}@mail.test`, firstName: name, lastName: 'Rao', password: PASSWORD });
  if (!made) throw new Error(`There is another ${name}.`);
  return made.id;
}
