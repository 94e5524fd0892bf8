import { makeAutoObservable } from 'mobx';
import { type Tile, tileOf } from '#domain/listing/tile.ts';
import { containsTax } from '#domain/pricing/price-tag.ts';
import type { CategoryLink } from '../catalog/category-preview.ts';
import { plainText } from '../merchant-text/html-text.ts';
import { commonMessages } from '../messages/common/en.ts';
import { documentTitle } from '../shared/document-title.ts';
import type { PriceWords } from '../shared/price-words.ts';
import { badgesOf } from './badges.ts';
import { BuyingModel, type BuyingPorts } from './buying-model.ts';
import { ChoosingModel, type ChoosingPorts } from './choosing-model.ts';
import { CurrentProduct, type CurrentProductPorts } from './current-product.ts';
import { type EditorialImages, editorialImagesOf } from './editorial-images.ts';
import { FactsModel, type FactsPorts } from './facts-model.ts';
import { GalleryModel } from './gallery-model.ts';
import type { GalleryPicture } from './gallery-picture.ts';
import { OptionPromptModel, type OptionPromptPorts } from './option-prompt-model.ts';
import { ProductActions } from './product-actions.ts';
import { StockModel, type StockPorts } from './stock-model.ts';
import { type TierView, tierViews } from './tier-views.ts';

type Ports = CurrentProductPorts &
  StockPorts &
  ChoosingPorts &
  BuyingPorts &
  OptionPromptPorts &
  FactsPorts & {
    readonly mediaBase: string;
  };

/** A product to look at, to choose and to buy. All but `state` is for a page that is `ready`. */
export class ProductScreenModel {
  readonly #ports: Ports;
  readonly #shown: CurrentProduct;
  readonly gallery: GalleryModel;
  readonly stock: StockModel;
  readonly choosing: ChoosingModel;
  readonly buying: BuyingModel;
  readonly optionPrompt: OptionPromptModel;
  readonly facts: FactsModel;

  constructor(ports: Ports) {
    const shown = new CurrentProduct(ports);
    const actions = new ProductActions(shown);
    this.#ports = ports;
    this.#shown = shown;
    this.gallery = new GalleryModel(shown, actions, ports.mediaBase);
    this.stock = new StockModel(ports, shown);
    this.choosing = new ChoosingModel(ports, { shown, actions, gallery: this.gallery, stock: this.stock });
    this.buying = new BuyingModel(ports, { shown, actions, choosing: this.choosing });
    const { stock, choosing, buying } = this;
    this.optionPrompt = new OptionPromptModel(ports, { shown, choosing, stock, buying });
    this.facts = new FactsModel(ports, { shown, choosing: this.choosing });
    makeAutoObservable(this);
  }

  get state(): 'ready' | 'failed' {
    return this.#ports.productView.get().kind === 'ready' ? 'ready' : 'failed';
  }

  get name(): string {
    return this.#shown.product.name;
  }

  get title(): string {
    return documentTitle(this.name);
  }

  get metaDescription(): string {
    return plainText(this.#shown.product.description).slice(0, 155);
  }

  get designer(): string {
    return this.#shown.designer;
  }

  get breadcrumbs(): readonly CategoryLink[] {
    return [
      { name: this.#ports.messages(commonMessages).home, address: '/', language: null },
      ...this.#shown.view.breadcrumbs,
    ];
  }

  /** CAT-013, CAT-015 */
  get labels(): readonly string[] {
    const { product } = this.#shown;
    return [...badgesOf(product, this.#ports.messages), ...(product.tag ? [product.tag] : [])];
  }

  get price(): PriceWords {
    return this.#shown.price;
  }

  /** What each of several pieces costs, where the shop says so. */
  get tiers(): readonly TierView[] {
    const { market, sessionRules, storeView, messages } = this.#ports;
    const showsTiers = sessionRules.hasPriceTiers;
    return tierViews(
      { prices: this.#shown.prices, market: market(), showsTiers, storeView: storeView.get() },
      messages,
    );
  }

  get isTaxed(): boolean {
    return containsTax(this.#ports.market().country, this.#shown.product);
  }

  get pictures(): readonly GalleryPicture[] {
    return this.gallery.pictures;
  }

  /** How it was worn in public, and its banner; null where the merchant has none (CAT-015). */
  get editorialImages(): EditorialImages {
    return editorialImagesOf(this.#shown.product, this.#ports.mediaBase);
  }

  /** The product as lists and the wishlist show it. */
  get tile(): Tile {
    return tileOf(this.#shown.product, this.#ports.market(), this.#ports.shopRules);
  }
}

export function createProductScreen(ports: Ports): ProductScreenModel {
  return new ProductScreenModel(ports);
}
