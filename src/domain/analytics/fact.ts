import type { FilterCode } from '#domain/catalog/filters.ts';
import type { Money } from '#domain/shared/money.ts';

/** A piece that somebody looks at or puts into the cart; the price is for one. */
export type PieceSeen = { readonly sku: string; readonly designer: string; readonly price: Money };

type Lines = readonly { readonly parentSku: string; readonly name: string }[];

/** Who buys, as they wrote it for the delivery. */
type Buyer = {
  readonly firstName: string;
  readonly lastName: string;
  readonly postcode: string;
  readonly phone: string;
};

/** What happened on a visit, in the shop's own words. Who hears of it puts it into those of a service. */
export type Fact =
  | { readonly kind: 'page-seen' }
  /** With the pieces that stand in its list so far. */
  | { readonly kind: 'category-seen'; readonly name: string; readonly pieces: Lines }
  | { readonly kind: 'product-seen'; readonly piece: PieceSeen }
  /** Words were searched for, and so many pieces found. */
  | { readonly kind: 'searched'; readonly results: number }
  /** A list was narrowed by one more value. */
  | { readonly kind: 'filtered'; readonly filter: FilterCode }
  | { readonly kind: 'added'; readonly piece: PieceSeen }
  /** All pieces of a line were taken out of the cart. */
  | { readonly kind: 'removed'; readonly piece: PieceSeen }
  | { readonly kind: 'checkout-begun'; readonly lines: Lines; readonly value: Money }
  /** A step after the first one, by its name in the address. */
  | { readonly kind: 'step-reached'; readonly step: string }
  | {
      readonly kind: 'bought';
      readonly order: {
        readonly id: string;
        readonly lines: Lines;
        readonly total: Money;
        readonly billingAddress: Buyer;
      };
    };

/** Tells what has happened to whoever is configured to hear it and was allowed to. Nobody waits for it. Never rejects. */
export type TellFact = (fact: Fact) => Promise<void>;
