import type { AreaJournal, AreaStore } from '#domain/storage/area-ports.ts';
import type { Journal } from '#domain/storage/journal.ts';
import type { ResilientStore } from '#domain/storage/resilient-store.ts';
import type { CustomerId } from './customer.ts';

/** Whose things are kept. */
export interface Ownership {
  /** Whose page this tab shows, until it has forgotten them; null for a guest. */
  present(): CustomerId | null;
  /** Who is signed in on the device, by what all tabs share. */
  kept(): Promise<CustomerId | null>;
  /** The same, with whether the device has said so: what nobody knows is no reason to remove anything. */
  find(): Promise<Found>;
}

export type Found = { readonly owner: CustomerId | null; readonly isSure: boolean };

type Owned = { readonly ownedBy: CustomerId; readonly value: unknown };

type Ports = { readonly store: AreaStore & Pick<ResilientStore, 'remove'>; readonly ownership: Ownership };

/**
 * A store in which what a customer keeps bears their name. What a guest left belongs to whoever signs in next; what
 * another customer left is never read, and is removed when it is come across, so that a logout that was cut short ends
 * at the next visit. What was read for a customer who has left since, and what a tab has that still shows one who has, is
 * not kept any more. The names are written as a wrapper that a guest's values do not have: builds that know no sessions go
 * on reading these.
 */
export function createOwnedStore({ store, ownership }: Ports): AreaStore {
  const readFor = new Map<string, CustomerId | null>();
  return {
    refuses: store.refuses,
    isLate: store.isLate,
    onReturn: store.onReturn,
    async get(key, wantsMarks) {
      const [found, known] = await Promise.all([store.get(key, wantsMarks), ownership.find()]);
      if (found.kind === 'silent') return found;
      const named = ownedOf(found.value);
      const isTheirs = !named || named.ownedBy === known.owner;
      const { owner, isSure } = isTheirs ? known : await ownership.find(); // whose it is may have come meanwhile
      readFor.set(key, owner);
      if (named?.ownedBy === owner) return { ...found, value: named.value };
      if (named && !isSure) return { kind: 'silent', value: null };
      if (named) {
        await store.remove(key);
        return { ...found, value: null };
      }
      if (owner !== null && found.value !== null) await store.set(key, belongingTo(owner, found.value));
      return found;
    },
    async set(key, value, marks) {
      const known = [readFor.get(key) ?? null, ownership.present()]; // before the tab forgets whom it shows
      const owner = await ownership.kept();
      if (known.some((each) => each !== null && each !== owner)) return false;
      return store.set(key, owner === null ? value : belongingTo(owner, value), marks);
    },
  };
}

/**
 * A journal whose changes bear the name of whose page made them, as what is kept does: a guest's belong to whoever signs in
 * next, and another customer's are removed unread, once the device has said who is here.
 */
export function createOwnedJournal({
  journal,
  ownership,
}: Pick<Ports, 'ownership'> & { readonly journal: Journal }): AreaJournal {
  return {
    tab: journal.tab,
    forget: journal.forget,
    note: (area, patch, after = {}) => journal.note(area, { patch, owner: ownership.present(), after }),
    async pending(area) {
      const entries = journal.pending(area);
      if (entries.length === 0) return entries;
      const { owner: kept, isSure } = await ownership.find();
      const isTheirs = ({ owner }: { readonly owner: string | null }): boolean => owner === null || owner === kept;
      const others = entries.filter((entry) => !isTheirs(entry));
      if (isSure) journal.forget(area, others);
      return entries.filter(isTheirs);
    },
  };
}

/** A journal of what is the device's, whoever uses it. */
export function createUnownedJournal({ tab, forget, note, pending }: Journal): AreaJournal {
  return { tab, forget, pending, note: (area, patch, after = {}) => note(area, { patch, owner: null, after }) };
}

function belongingTo(ownedBy: CustomerId, value: unknown): Owned {
  return { ownedBy, value };
}

function ownedOf(stored: unknown): Owned | null {
  const isNamed = typeof stored === 'object' && stored !== null && 'ownedBy' in stored && 'value' in stored;
  return isNamed ? (stored as Owned) : null;
}
