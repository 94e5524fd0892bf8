import type { Tile } from './browsing.ts';
import type { OfferSeen } from './choosing.ts';

export interface Searching {
  /** Comes to the field of the header, and types; '' leaves it empty. */
  typesSearch(text: string): Promise<void>;
  offer(): Promise<OfferSeen>;
  forgetsSearch(text: string): Promise<void>;
  /** Sends what stands in the field. */
  searches(text: string): Promise<void>;
  results(): Promise<{
    readonly products: readonly Pick<Tile, 'name' | 'price'>[];
    /** What was understood instead; null when nothing was put right. */
    readonly corrected: string | null;
    /** The sizes that the results are said to be in; '' when none are. */
    readonly sizes: string;
    readonly categories: readonly string[];
    /** Searches with less to find. */
    readonly shorter: readonly string[];
    /** What is said of results that are not the shop's; null for those that are. */
    readonly note: string | null;
  }>;
  /** Searches for what was typed, as it was typed. */
  insistsOnSpelling(): Promise<void>;
}
