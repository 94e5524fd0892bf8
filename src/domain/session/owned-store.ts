import type { ResilientStore } from '#domain/storage/resilient-store.ts';
import type { CustomerId } from './customer.ts';

/** Whose things are kept. */
export interface Ownership {
  /** Whose page this tab shows, until it has forgotten them; null for a guest. */
  present(): CustomerId | null;
  /** Who is signed in on the device, by what all tabs share. */
  kept(): Promise<CustomerId | null>;
}

type Owned = { readonly ownedBy: CustomerId; readonly value: unknown };

type Ports = { readonly store: Pick<ResilientStore, 'get' | 'set' | 'remove'>; readonly ownership: Ownership };

/**
 * A store in which what a customer keeps bears their name. What a guest left belongs to whoever signs in next; what
 * another customer left is never read, and is removed when it is come across, so that a logout that was cut short ends
 * at the next visit. What was read for a customer who
 * has left since, and what a tab has that has not heard of it, is not kept any more. The names are written as a
 * wrapper that a guest's values do not have: builds that know no sessions go on reading these.
 */
export function createOwnedStore({ store, ownership }: Ports): Pick<ResilientStore, 'get' | 'set'> {
  const readFor = new Map<string, CustomerId | null>();
  return {
    async get(key) {
      const [stored, owner] = await Promise.all([store.get(key), ownership.kept()]);
      readFor.set(key, owner);
      const named = ownedOf(stored);
      if (named?.ownedBy === owner) return named.value;
      if (named) {
        await store.remove(key);
        return null;
      }
      if (owner !== null && stored !== null) await store.set(key, belongingTo(owner, stored));
      return stored;
    },
    async set(key, value) {
      const known = readFor.get(key) ?? ownership.present(); // before the tab forgets them
      const owner = await ownership.kept();
      if (known !== null && known !== owner) return false;
      return store.set(key, owner === null ? value : belongingTo(owner, value));
    },
  };
}

function belongingTo(ownedBy: CustomerId, value: unknown): Owned {
  return { ownedBy, value };
}

function ownedOf(stored: unknown): Owned | null {
  const isNamed = typeof stored === 'object' && stored !== null && 'ownedBy' in stored && 'value' in stored;
  return isNamed ? (stored as Owned) : null;
}
