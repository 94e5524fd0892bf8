/** What is offered below the field while a search is typed. */
export type OfferSeen = {
  readonly products: readonly string[];
  readonly phrases: readonly string[];
  readonly categories: readonly string[];
  readonly recent: readonly string[];
  readonly hasFoundNothing: boolean;
};

/** `country` is an ISO 3166-1 code, `locale` a BCP 47 tag. */
export type StoreWished = {
  readonly country?: string;
  readonly locale?: string;
  readonly currency?: 'INR' | 'USD' | 'GBP';
};

/** What is said of it, and what takes it. */
export type LanguageOffered = { readonly text: string; readonly way: string };

export interface Choosing {
  /** Changes the store view where the shop offers it, and stays on the page at hand. */
  choosesStore(change: StoreWished): Promise<void>;
  /** Chooses a country where the shop offers it, and saves nothing yet. */
  considersCountry(country: string): Promise<void>;
  /** What stands there of pieces that cannot be sent to it; null where nothing does. */
  wordsOfChoice(): Promise<string | null>;
  /** The language that the shop offers by itself; null where it offers none. */
  languageOffered(): Promise<LanguageOffered | null>;
  takesLanguageOffered(): Promise<void>;
}
