import { productAddress, variantAddress } from '#domain/catalog/addresses.ts';
import type { Choice, Product, Variant } from '#domain/catalog/product.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import type { TileRules } from '#domain/listing/tile.ts';
import { type Market, type PriceTag, priceOf, priceOfProduct } from '#domain/pricing/price-tag.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { type PriceWords, priceWords } from '../shared/price-words.ts';
import type { Words } from '../words/writing/words.ts';

export type ShownProductPorts = {
  readonly view: ReadonlyCell<ProductView>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly market: () => Market;
  readonly rules: TileRules;
  readonly words: Words;
};

type ReadyView = Extract<ProductView, { kind: 'ready' }>;

/** The product of the page and what is chosen of it, as the catalog has them; for a page that is `ready`. */
export class ShownProduct {
  readonly #ports: ShownProductPorts;

  constructor(ports: ShownProductPorts) {
    this.#ports = ports;
  }

  get view(): ReadyView {
    const view = this.#ports.view.get();
    if (view.kind !== 'ready') throw new Error('No product is open.');
    return view;
  }

  get product(): Product {
    return this.view.product;
  }

  get designer(): string {
    return this.product.designer;
  }

  /** Null while nothing is chosen, and of what has no variants. */
  get variant(): Variant | null {
    return variantOf(this.product, this.view.variant);
  }

  get choice(): Choice {
    return this.variant?.choice ?? {};
  }

  get priceTag(): PriceTag {
    const { product, variant } = this;
    const market = this.#ports.market();
    return variant ? priceOf(variant.prices, market) : priceOfProduct(product, market, this.#ports.rules);
  }

  get price(): PriceWords {
    const { storeView, words } = this.#ports;
    return priceWords(this.priceTag, { currency: storeView.get().currency, words });
  }

  get address(): string {
    const { product, variant } = this;
    return variant ? variantAddress(product, variant.sku) : productAddress(product, null, this.#ports.rules);
  }
}

export function variantOf({ variants }: Product, sku: string | null): Variant | null {
  return variants.find((variant) => variant.sku === sku) ?? null;
}
