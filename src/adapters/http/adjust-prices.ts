import type { WireProduct } from '#adapters/wire/parse-product.ts';
import type { Reply } from '#domain/shared/reply.ts';
import type { EntitySearch } from './entity-search.ts';
import type { Transport } from './transport.ts';

/** Changes what found products cost before anybody reads it. Where that cannot be known there is no answer to the search. */
export type AdjustPrices = (products: readonly WireProduct[]) => Promise<Reply<readonly WireProduct[]>>;

export type PriceWays = { readonly transport: Transport; readonly searchEntities: EntitySearch };

/** What the merchant has decided of where prices come from. */
export type PriceSource = {
  /** The server tells prices with tax; else the client adds it (CONF-44). */
  readonly isTaxedByServer: boolean;
  /** What the client adds a tax to has it within already (CONF-44). */
  readonly includesTax: boolean;
  /** Prices of the platform are laid over those of the catalog (PRICE-24). */
  readonly isSynced: boolean;
  /** Of the store view. */
  readonly storeId: number;
};
