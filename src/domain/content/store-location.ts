/** When a shop is open on some days of the week. */
export type OpeningHours = {
  /** 0 is Sunday, 6 is Saturday. */
  readonly days: readonly number[];
  /** By the clock of the shop, `11:00`. */
  readonly opens: string;
  readonly closes: string;
};

/** A shop one can walk into. */
export type StoreLocation = {
  readonly id: number;
  readonly name: string;
  readonly street: readonly string[];
  readonly city: string;
  /** '' when it has none. */
  readonly region: string;
  /** '' when it has none. */
  readonly postcode: string;
  readonly country: string;
  /** '' when it has none. */
  readonly telephone: string;
  /** Degrees, north and east positive; null when nobody can say. */
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
  /** The whole week; empty when nobody can say. */
  readonly hours: readonly OpeningHours[];
  /** What is done there, such as alterations, in the merchant's words. */
  readonly services: readonly string[];
};

/** The first shops of the shopper's country, or of any where it has none. */
export function storesFor(country: string, stores: readonly StoreLocation[], most: number): readonly StoreLocation[] {
  const near = stores.filter((store) => store.country === country);
  return (near.length > 0 ? near : stores).slice(0, most);
}
