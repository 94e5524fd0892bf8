import { makeAutoObservable, observableRef } from 'mobx';
import type { AddToCart } from '#domain/cart/add-to-cart.ts';
import { isBoughtAsItIs, type Product } from '#domain/catalog/product.ts';
import type { RemoveFromWishlist } from '#domain/lists/change-wishlist.ts';
import { priceChange } from '#domain/lists/price-change.ts';
import { type StockNews, stockNews } from '#domain/lists/stock-news.ts';
import type { Wishlist, WishlistItem } from '#domain/lists/wishlist.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { displayPrice, inRupees } from '#domain/storeview/display-price.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { MoveWishlist, WishlistMoved } from '#domain/workflows/move-wishlist.ts';
import type { OpenWishlist } from '#domain/workflows/open-wishlist.ts';
import { type ProductCard, productCard } from '../catalog/product-card.ts';
import { listMessages } from '../messages/lists/en.ts';
import { wishlistMessages } from '../messages/wishlist/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { LastDoing } from '../shared/last-doing.ts';

export type WishlistPorts = {
  readonly wishlist: ReadonlyCell<Wishlist>;
  /** True once the device's own list was read. */
  readonly isDeviceRead: ReadonlyCell<boolean>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly openWishlist: OpenWishlist;
  readonly removeFromWishlist: RemoveFromWishlist;
  readonly addToCart: AddToCart;
  readonly moveWishlist: MoveWishlist;
  readonly mediaBase: string;
  readonly messages: Messages;
};

/** `choose`: something is to be chosen first, on the page of the product. */
export type WayToCart = 'add' | 'choose';

/** The pieces of the wishlist, wherever they are shown (CUST-11). */
export class WishlistModel {
  readonly #ports: WishlistPorts;
  /** What the shop said of the pieces when they were last looked at. */
  found: readonly Product[] = [];
  isAdding = false;
  /** What became of the list as a whole. */
  readonly doing = new LastDoing();

  constructor(ports: WishlistPorts) {
    this.#ports = ports;
    makeAutoObservable(this, { found: observableRef, doing: false }, { autoBind: true });
  }

  get isReady(): boolean {
    return this.#ports.isDeviceRead.get();
  }

  /** The newest on top. */
  get cards(): readonly ProductCard[] {
    const { storeView, mediaBase, messages } = this.#ports;
    const writing = { storeView: storeView.get(), mediaBase, messages };
    return this.#ports.wishlist
      .get()
      .map(({ tile }) => productCard(tile, writing))
      .toReversed();
  }

  /** That a piece costs less or more than when it was saved; null where it does not. */
  priceText(sku: string): string | null {
    const { storeView, messages } = this.#ports;
    const item = this.#itemOf(sku);
    const { currency } = storeView.get();
    const change = item ? priceChange(item, storeView.get()) : 0;
    if (change === 0) return null;
    const { cheaper, dearer } = messages(listMessages);
    const amount = displayPrice(inRupees(Math.abs(change), currency), storeView.get());
    return change < 0 ? cheaper(amount) : dearer(amount);
  }

  /** What has come of its stock since it was saved, and that few are left; '' where nothing is to be said. */
  stockText(sku: string): string {
    const item = this.#itemOf(sku);
    const news = item ? stockNews(item) : [];
    return news.map((each) => this.#stockWords(each)).join(' ');
  }

  /** How a piece comes into the cart; null for what is out of stock, and while the shop has not said what it is. */
  wayToCart({ sku, tile }: Pick<ProductCard, 'sku' | 'tile'>): WayToCart | null {
    const product = this.#productOf(sku);
    if (!product || tile.isOutOfStock) return null;
    return isBoughtAsItIs(product) ? 'add' : 'choose';
  }

  /** Whether some of several pieces are bought as they are. */
  get canMoveAll(): boolean {
    const { cards } = this;
    return cards.length > 1 && cards.some((card) => this.wayToCart(card) === 'add');
  }

  /** To be called when the list is shown on a device that was read. */
  async opened(): Promise<void> {
    this.doing.begin();
    this.setFound(await this.#ports.openWishlist());
  }

  remove(sku: string): void {
    void this.#ports.removeFromWishlist(sku);
  }

  /** One of a piece that is bought as it is; a notice tells what came of it. A second press meanwhile does nothing. */
  async add({ sku, tile: { price, address } }: Pick<ProductCard, 'sku' | 'tile'>): Promise<void> {
    const product = this.#productOf(sku);
    if (!product) return;
    await this.#once(() => this.#ports.addToCart({ product, variant: null, price, address }, 1));
  }

  /** Moves all that is bought as it is to the cart, and tells of it and of the rest. */
  async moveAll(): Promise<void> {
    await this.#once(async () => {
      const outcome = await this.#ports.moveWishlist(this.found, this.#ports.wishlist.get());
      const { moved, undo } = outcome;
      const back = this.#ports.messages(wishlistMessages).back(moved);
      this.doing.tell(this.#wordsOf(outcome), moved > 0 ? () => void undo() : null, back);
    });
  }

  private setFound(found: readonly Product[]): void {
    this.found = found;
  }

  private setAdding(isAdding: boolean): void {
    this.isAdding = isAdding;
  }

  async #once(act: () => Promise<unknown>): Promise<void> {
    if (this.isAdding) return;
    this.setAdding(true);
    try {
      await act();
    } finally {
      this.setAdding(false);
    }
  }

  #wordsOf({ moved, toChoose, soldOut, unsold, isStockUnsure }: WishlistMoved): string {
    const messages = this.#ports.messages(wishlistMessages);
    const sentences = [
      moved > 0 && messages.moved(moved),
      toChoose > 0 && messages.toChoose(toChoose),
      soldOut > 0 && messages.soldOut(soldOut),
      unsold > 0 && messages.unsold(unsold),
      isStockUnsure && messages.stockUnsure,
    ];
    return sentences.filter(Boolean).join(' ');
  }

  #stockWords(news: StockNews): string {
    const { fewLeft, backInStock, soldOutSince } = this.#ports.messages(wishlistMessages);
    if (news.kind === 'few-left') return fewLeft(news.left);
    return news.kind === 'back-in-stock' ? backInStock : soldOutSince;
  }

  #itemOf(sku: string): WishlistItem | undefined {
    return this.#ports.wishlist.get().find(({ tile }) => tile.sku === sku);
  }

  #productOf(sku: string): Product | undefined {
    return this.found.find((product) => product.sku === sku);
  }
}

export function createWishlistModel(ports: WishlistPorts): WishlistModel {
  return new WishlistModel(ports);
}
