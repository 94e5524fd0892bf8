import { productAddress, variantAddress } from '#domain/catalog/addresses.ts';
import type { Choice, Prices, Product, Variant } from '#domain/catalog/product.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import type { TileRules } from '#domain/listing/tile.ts';
import { lowestPrices, type Market, type PriceTag, priceOf } from '#domain/pricing/price-tag.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { choiceWithout, variantsWith } from '#domain/stock/choose-variant.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { type PriceWords, priceWords } from '../shared/price-words.ts';

export type CurrentProductPorts = {
  readonly productView: ReadonlyCell<ProductView>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly market: () => Market;
  readonly shopRules: TileRules;
  readonly messages: Messages;
};

type ReadyView = Extract<ProductView, { kind: 'ready' }>;

/** The product of the page and what is chosen of it, as the catalog has them; for a page that is `ready`. */
export class CurrentProduct {
  readonly #ports: CurrentProductPorts;

  constructor(ports: CurrentProductPorts) {
    this.#ports = ports;
  }

  get view(): ReadyView {
    const view = this.#ports.productView.get();
    if (view.kind !== 'ready') throw new Error('No product is open.');
    return view;
  }

  get product(): Product {
    return this.view.product;
  }

  get designer(): string {
    return this.product.designer;
  }

  /** The chosen one; null while something is still to be chosen, and of what has no variants. */
  get variant(): Variant | null {
    return this.view.toChoose.length > 0 ? null : this.#standIn;
  }

  /** What is chosen so far. */
  get choice(): Choice {
    const { toChoose } = this.view;
    return this.#standIn ? choiceWithout(this.#standIn, toChoose) : {};
  }

  /** What can still be had with what is chosen. */
  get variants(): readonly Variant[] {
    return variantsWith(this.product, this.choice);
  }

  /** Before all is chosen those of the cheapest that can still be had. */
  get prices(): Prices {
    const { product, variant, variants } = this;
    return variant
      ? variant.prices
      : lowestPrices({ ...product, variants }, this.#ports.market(), this.#ports.shopRules);
  }

  get priceTag(): PriceTag {
    return priceOf(this.prices, this.#ports.market());
  }

  get price(): PriceWords {
    const { storeView, messages } = this.#ports;
    return priceWords(this.priceTag, { storeView: storeView.get(), messages });
  }

  get address(): string {
    const { product, variant } = this;
    return variant ? variantAddress(product, variant.sku) : productAddress(product, null, this.#ports.shopRules);
  }

  /** The one that is shown, whether or not all of it is chosen. */
  get #standIn(): Variant | null {
    return variantOf(this.product, this.view.variant);
  }
}

export function variantOf({ variants }: Product, sku: string | null): Variant | null {
  return variants.find((variant) => variant.sku === sku) ?? null;
}
