/** Countries with prices of their own; every other country shares ROW (STORE-26). */
export type CountryId = 'IN' | 'US' | 'GB' | 'ROW';
export type Currency = 'INR' | 'USD' | 'GBP';

/** On which side of an amount the sign of its currency stands. */
export type SignPlacement = 'prepend' | 'append';

/** How a store view writes moments and amounts, and the currencies that it offers (STORE-08, STORE-09). */
export type Localised = {
  /** Made of `DATE_MARKS`; '' is the form for machines. */
  readonly dateFormat: string;
  readonly currencySignPlacement: SignPlacement;
  readonly allCurrency: readonly { readonly value: Currency; readonly sign: string }[];
};

/** One country, language and currency of the shop. `country` is an ISO 3166-1 code. */
export type StoreView = {
  readonly country: string;
  readonly locale: string;
  readonly currency: Currency;
  /** Where the merchant has said how; no choice of a shopper changes it. */
  readonly localised?: Localised;
};

/**
 * What a call says of where it belongs; `storeCode` is '' where the shop has only one store view. What was kept by earlier builds
 * says no `locale`: it is answered in that of the page which sends it.
 */
export type CallWorld = Pick<StoreView, 'country' | 'currency'> &
  Partial<Pick<StoreView, 'locale'>> & { readonly storeCode: string };

/** With nothing chosen the shop speaks English to India in rupees (STORE-01, CONF-17). */
export const defaultStoreView: StoreView = { country: 'IN', locale: 'en-US', currency: 'INR' };

/** The country as the shop's API knows it (STORE-26). */
export function countryIdOf({ country }: Pick<StoreView, 'country'>): CountryId {
  return country === 'IN' || country === 'US' || country === 'GB' ? country : 'ROW';
}
