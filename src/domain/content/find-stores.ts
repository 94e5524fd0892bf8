import type { StoreLocation } from './store-location.ts';
import { storesFor } from './store-location.ts';

/** Degrees, north and east positive. */
export type Place = NonNullable<StoreLocation['place']>;

/** A shop and how far away it is; null when nobody knows. */
export type FoundStore = { readonly store: StoreLocation; readonly km: number | null };

/** `fits`: these are what was looked for; else nothing fits, and they are some near it or in the shopper's country. */
export type FoundStores = { readonly stores: readonly FoundStore[]; readonly fits: boolean };

export type StoreSearch = {
  /** A city, a region, a postcode or a name, as typed; '' for all. */
  readonly text: string;
  /** Where the shopper is; null when nobody knows. */
  readonly from: Place | null;
  /** The shopper's country. */
  readonly country: string;
};

const ANYWAY = 3; // what is shown when nothing fits

/** The shops for a search: the nearest first where it is known where the shopper is, else those of the country first. */
export function findStores(stores: readonly StoreLocation[], { text, from, country }: StoreSearch): FoundStores {
  const ordered = orderedFor(stores, from, country);
  const fitting = ordered.filter(({ store }) => fits(store, text));
  if (fitting.length > 0) return { stores: fitting, fits: true };
  const anyway = from === null ? instead(stores, text, country) : ordered.slice(0, ANYWAY);
  return { stores: anyway, fits: stores.length === 0 };
}

function orderedFor(stores: readonly StoreLocation[], from: Place | null, country: string): readonly FoundStore[] {
  const found = stores.map((store) => ({ store, km: from && store.place ? kmBetween(from, store.place) : null }));
  if (from !== null) return found.toSorted((one, other) => (one.km ?? FAR_KM) - (other.km ?? FAR_KM));
  const isAbroad = ({ store }: FoundStore): number => Number(store.country !== country);
  return found.toSorted((one, other) => isAbroad(one) - isAbroad(other));
}

/** Every word stands somewhere in what the shop says of its place. */
function fits({ name, street, city, region, postcode }: StoreLocation, text: string): boolean {
  const said = plain([name, ...street, city, region, postcode].join(' '));
  return plain(text)
    .split(/\s+/)
    .every((word) => said.includes(word));
}

/** Small letters without their marks. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

/** Where nothing fits: the shops whose postcode begins most alike, since near places have near numbers; else the country's. */
function instead(stores: readonly StoreLocation[], text: string, country: string): readonly FoundStore[] {
  const shared = (store: StoreLocation): number => lengthShared(store.postcode, text.trim());
  const near = stores.filter((store) => shared(store) > 0).toSorted((one, other) => shared(other) - shared(one));
  const chosen = near.length > 0 ? near.slice(0, ANYWAY) : storesFor(country, stores, ANYWAY);
  return chosen.map((store) => ({ store, km: null }));
}

function lengthShared(one: string, other: string): number {
  const least = Math.min(one.length, other.length);
  for (let at = 0; at < least; at += 1) if (one[at] !== other[at]) return at;
  return least;
}

const EARTH_KM = 6_371;
const FAR_KM = 40_000; // around the world, so that a shop without a place comes last

/** Along the surface of a globe; good to half a percent. */
function kmBetween(one: Place, other: Place): number {
  const [here, there] = [radians(one.latitude), radians(other.latitude)];
  const [north, east] = [there - here, radians(other.longitude - one.longitude)];
  const chord = Math.sin(north / 2) ** 2 + Math.cos(here) * Math.cos(there) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
