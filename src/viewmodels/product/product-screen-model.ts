import { makeAutoObservable, observableRef } from 'mobx';
import type { AddToCart } from '#domain/cart/add-to-cart.ts';
import { productAddress, variantAddress } from '#domain/catalog/addresses.ts';
import type { ChooseVariant } from '#domain/catalog/choose-variant.ts';
import { isSent, type Product, type Variant } from '#domain/catalog/product.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import { type DeliveryRules, daysOnTheWay } from '#domain/checkout/delivery-days.ts';
import { type Panels, withoutOffer, withPanelOffered, withPanelOpen } from '#domain/interface/panels.ts';
import type { ProductMore } from '#domain/journeys/product-more.ts';
import { type Tile, type TileRules, tileOf } from '#domain/listing/tile.ts';
import { type Market, type PriceTag, priceOf, priceOfProduct } from '#domain/pricing/price-tag.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { StockRules } from '#domain/stock/availability.ts';
import { chosenVariant } from '#domain/stock/choose-variant.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { Words } from '#viewmodels/words/writing/words.ts';
import type { AddressBar } from '../address-bar.ts';
import { documentTitle } from '../document-title.ts';
import { plainText, type TextBlock, textBlocks } from '../html-text.ts';
import { type Contact, textOf } from '../messages.ts';
import { type PriceWords, priceWords } from '../price-words.ts';
import { commonWords } from '../words/common/en.ts';
import { productWords } from '../words/product/en.ts';
import { detailFacts, type Fact } from './detail-facts.ts';
import { type GalleryPicture, galleryPictures, indexOfPicture } from './gallery-picture.ts';
import { choiceWords, type OptionGroup, optionGroups } from './option-group.ts';
import { praiseOf } from './praise.ts';
import type { Explained } from './price-explanation.ts';
import { type ProductPlates, productPlates } from './product-plates.ts';
import { othersInWords, type SoldOutView, soldOutView } from './sold-out-view.ts';
import { type ReadyWords, readyWords, type StockWords, stockWords } from './stock-words.ts';

type Ports = {
  readonly view: ReadonlyCell<ProductView>;
  readonly more: ReadonlyCell<ProductMore>;
  readonly panels: Cell<Panels>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly market: () => Market;
  readonly chooseVariant: ChooseVariant;
  readonly addToCart: AddToCart;
  readonly addressBar: AddressBar;
  readonly rules: TileRules & StockRules;
  readonly delivery: DeliveryRules;
  readonly contact: Contact;
  readonly mediaBase: string;
  readonly words: Words;
};

type Ready = Extract<ProductView, { kind: 'ready' }>;

/**
 * What a shopper did on the page beside choosing, which is the catalog's to keep. It belongs to one opening of a
 * product and is gone with the next.
 */
type Doings = {
  readonly product: Product;
  /** The variant the page was opened with, whose picture leads the gallery whatever is chosen since. */
  readonly first: string | null;
  readonly picture: number;
  readonly pieces: number;
  /** What the last choice changed, to be read aloud. */
  readonly said: string;
  /** The group whose value was missed when the piece was to be added, and how often. */
  readonly missed: { readonly code: string; readonly times: number } | null;
};

/** A product to look at, to choose and to buy. All but `state` is for a page that is `ready`. */
export class ProductScreenModel {
  readonly #ports: Ports;
  latest: Doings | null = null;
  isAdding = false;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, { latest: observableRef }, { autoBind: true });
  }

  get state(): 'ready' | 'failed' {
    return this.#ports.view.get().kind === 'ready' ? 'ready' : 'failed';
  }

  get name(): string {
    return this.#product.name;
  }

  get title(): string {
    return documentTitle(this.name);
  }

  get metaDescription(): string {
    return plainText(this.#product.description).slice(0, 155);
  }

  get designer(): string {
    return this.#product.designer;
  }

  get trail(): readonly { readonly name: string; readonly address: string }[] {
    return [{ name: this.#ports.words(commonWords).home, address: '/' }, ...this.#ready.trail];
  }

  /** CAT-013, CAT-015 */
  get labels(): readonly string[] {
    const { tag } = this.#product;
    return [...praiseOf(this.#product, this.#ports.words), ...(tag ? [tag] : [])];
  }

  get price(): PriceWords {
    const { storeView, words } = this.#ports;
    return priceWords(this.#priceTag, { currency: storeView.get().currency, words });
  }

  /** The product as lists and the wishlist show it. */
  get tile(): Tile {
    return tileOf(this.#product, this.#ports.market(), this.#ports.rules);
  }

  /** What the price that is shown follows from. */
  get explained(): Explained {
    const product = this.#product;
    const variant = this.#variant;
    return {
      prices: (variant ?? product).prices,
      tiers: product.tiers,
      market: this.#ports.market(),
      currency: this.#ports.storeView.get().currency,
      isLowest: variant === null && product.variants.length > 0,
    };
  }

  get groups(): readonly OptionGroup[] {
    const { rules, words } = this.#ports;
    return optionGroups({ product: this.#product, choice: this.#variant?.choice ?? {}, rules, words });
  }

  /** Known only after a moment; without one there is no way to it (CONT-23). */
  get hasSizeGuide(): boolean {
    const { sku, sizeGuide } = this.#ports.more.get();
    return sku === this.#product.sku && sizeGuide !== null;
  }

  openSizeGuide(): void {
    this.#ports.panels.update((now) => withPanelOpen(now, 'size-guide'));
  }

  get stock(): StockWords {
    return stockWords(this.#product, this.#variant, this.#ports.words);
  }

  /** The ways on from what is sold out; null while it can be bought, or was never for sale (STOCK-12). */
  get soldOut(): SoldOutView | null {
    if (this.stock.level !== 'none' || this.error !== null) return null;
    return soldOutView(this.#product, this.#variant, this.#ports.words);
  }

  /** CAT-014 */
  get readyToShip(): ReadyWords | null {
    return this.stock.level === 'none' ? null : readyWords(this.#product, this.#ports.words);
  }

  /** Stands next to the button (CAT-022, STOCK-12). */
  get error(): string | null {
    const { error } = this.#product;
    if (error === 'no-variants') return textOf({ code: 'product-no-variants' }, this.#ports.words, this.#ports.contact);
    return error;
  }

  get pieces(): number {
    return this.#doings.pieces;
  }

  get pictures(): readonly GalleryPicture[] {
    const { product, first } = this.#doings;
    return galleryPictures(product, variantOf(product, first), this.#ports.mediaBase);
  }

  /** How it was worn in public, and its banner; null where the merchant has none (CAT-015). */
  get plates(): ProductPlates {
    return productPlates(this.#product, this.#ports.mediaBase);
  }

  get picture(): number {
    return this.#doings.picture;
  }

  get said(): string {
    return this.#doings.said;
  }

  get description(): readonly TextBlock[] {
    return textBlocks(this.#product.description);
  }

  /** The chosen values, what the merchant shows of the product (CAT-037), and the article number to ask with. */
  get facts(): readonly Fact[] {
    const chosen = this.groups.flatMap(({ label, chosen }) => (chosen === null ? [] : [{ term: label, text: chosen }]));
    const words = this.#ports.words(productWords);
    const designer = this.designer ? [{ term: words.designer, text: this.designer }] : [];
    const details = detailFacts(this.#ready.details, this.#ports.words);
    return [
      ...designer,
      ...chosen,
      ...details,
      { term: words.articleNumber, text: this.#variant?.sku ?? this.#product.sku },
    ];
  }

  /** When it comes, in working days; null for what is not sent. */
  get arrival(): string | null {
    if (!isSent(this.#product)) return null;
    const { delivery, market, words } = this.#ports;
    const { least, most } = daysOnTheWay(market().country, delivery);
    return words(productWords).arrival(least, most);
  }

  /** What is said of the cost of the delivery. */
  get delivery(): string {
    const { deliveryCost, notSent } = this.#ports.words(productWords);
    return isSent(this.#product) ? deliveryCost : notSent;
  }

  get email(): string {
    return this.#ports.contact.email;
  }

  /** Chooses a value; other choices give way where they must (CAT-023 to CAT-025). */
  choose(code: string, value: number): void {
    const { rules } = this.#ports;
    const variant = chosenVariant(this.#product, this.#variant?.choice ?? {}, { code, value }, rules);
    if (variant) this.#choose(variant);
  }

  /** Chooses a variant as a whole, such as one that is offered instead of another. */
  chooseVariant(sku: string): void {
    const variant = variantOf(this.#product, sku);
    if (variant) this.#choose(variant);
  }

  showPicture(picture: number): void {
    if (picture !== this.picture) this.#do({ picture });
  }

  changePieces(pieces: number): void {
    this.#do({ pieces });
  }

  /** How often a value of a group was missed when the piece was to be added. */
  missedIn(code: string): number {
    const { missed } = this.#doings;
    return missed?.code === code ? missed.times : 0;
  }

  /**
   * Answers whether it was added; a notice tells why not, and a group where nothing is chosen yet is asked for first.
   * A second press while the first is dealt with does nothing.
   */
  async add(): Promise<boolean> {
    if (this.isAdding) return false;
    const open = this.groups.find(
      ({ chosen, choices }) => chosen === null && choices.some(({ canChoose }) => canChoose),
    );
    if (open) {
      this.#do({ missed: { code: open.code, times: this.missedIn(open.code) + 1 } });
      return false;
    }
    this.setAdding(true);
    try {
      const addition = {
        product: this.#product,
        variant: this.#variant,
        price: this.#priceTag,
        address: this.#address,
      };
      const { kind } = await this.#ports.addToCart(addition, this.pieces);
      return kind === 'added';
    } finally {
      this.setAdding(false);
    }
  }

  /** Shows the cart beside the page. Answers how to take that back while it is not there yet. */
  offerCart(): () => void {
    const { panels } = this.#ports;
    panels.update((now) => withPanelOffered(now, 'minicart'));
    return () => panels.update(withoutOffer);
  }

  private setAdding(isAdding: boolean): void {
    this.isAdding = isAdding;
  }

  private setLatest(latest: Doings): void {
    this.latest = latest;
  }

  /** Address, picture and price change in one step, told together. */
  #choose(variant: Variant): void {
    const picture = indexOfPicture(this.pictures, variant);
    this.#do(picture >= 0 ? { picture } : {}); // also notes how the page was opened, before that changes
    this.#ports.chooseVariant(variant.sku);
    const { price, stock, soldOut } = this;
    const instead = soldOut ? ` ${othersInWords(soldOut, this.#ports.words)}` : '';
    this.#do({
      said: `${choiceWords(this.#product, variant.choice)}: ${price.current}. ${stock.text}.${instead}`.trimEnd(),
    });
    this.#ports.addressBar.replace(variantAddress(this.#product, variant.sku));
  }

  #do(change: Partial<Doings>): void {
    this.setLatest({ ...this.#doings, ...change });
  }

  get #doings(): Doings {
    const { product, variant } = this.#ready;
    if (this.latest?.product === product) return this.latest;
    return { product, first: variant, picture: 0, pieces: 1, said: '', missed: null };
  }

  get #ready(): Ready {
    const view = this.#ports.view.get();
    if (view.kind !== 'ready') throw new Error('No product is open.');
    return view;
  }

  get #product(): Product {
    return this.#ready.product;
  }

  get #variant(): Variant | null {
    return variantOf(this.#product, this.#ready.variant);
  }

  get #priceTag(): PriceTag {
    const market = this.#ports.market();
    return this.#variant
      ? priceOf(this.#variant.prices, market)
      : priceOfProduct(this.#product, market, this.#ports.rules);
  }

  get #address(): string {
    const variant = this.#variant;
    return variant
      ? variantAddress(this.#product, variant.sku)
      : productAddress(this.#product, null, this.#ports.rules);
  }
}

export function createProductScreen(ports: Ports): ProductScreenModel {
  return new ProductScreenModel(ports);
}

function variantOf({ variants }: Product, sku: string | null): Variant | null {
  return variants.find((variant) => variant.sku === sku) ?? null;
}
