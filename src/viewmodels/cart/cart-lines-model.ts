import { makeAutoObservable } from 'mobx';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartRules } from '#domain/cart/cart-rules.ts';
import type { ChangePieces } from '#domain/cart/change-pieces.ts';
import type { RemoveLine } from '#domain/cart/remove-line.ts';
import { shownTotals } from '#domain/cart/shown-totals.ts';
import { type Sku, skuOf } from '#domain/catalog/product.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { cartWords } from '../words/cart/en.ts';
import type { Words } from '../words/words.ts';
import { type LineView, lineView } from './line-view.ts';

export type CartLinesPorts = {
  readonly cart: ReadonlyCell<Cart>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly mediaBase: string;
  readonly rules: Pick<CartRules, 'confirmBeforeRemove'>;
  readonly changePieces: ChangePieces;
  readonly removeLine: RemoveLine;
  readonly words: Words;
};

/** The lines of the cart, wherever they can be changed; a removal is asked for first (CART-28). */
export class CartLinesModel {
  readonly #ports: CartLinesPorts;
  asked: Sku | null = null;
  /** What was just done, for those who cannot see it. */
  announcement = '';

  constructor(ports: CartLinesPorts) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** In the order they were added. */
  get all(): readonly LineView[] {
    const cart = this.#ports.cart.get();
    const { totals } = shownTotals(cart);
    const { mediaBase, storeView, words } = this.#ports;
    return cart.lines.map((line) => lineView(line, { totals, mediaBase, currency: storeView.get().currency, words }));
  }

  /** The piece the shopper is asked about; null while nothing is to be removed. */
  get askedName(): string | null {
    return this.#nameOf(this.asked);
  }

  change(sku: string, pieces: number): void {
    void this.#ports.changePieces(skuOf(sku), pieces);
  }

  askRemoval(sku: string): void {
    this.asked = skuOf(sku);
    if (!this.#ports.rules.confirmBeforeRemove) this.remove();
  }

  keep(): void {
    this.asked = null;
  }

  remove(): void {
    const sku = this.asked;
    if (sku === null) return;
    const words = this.#ports.words(cartWords);
    this.announcement = words.removed(this.#nameOf(sku) ?? words.thePiece);
    this.asked = null;
    void this.#ports.removeLine(sku);
  }

  #nameOf(sku: Sku | null): string | null {
    return this.#ports.cart.get().lines.find((line) => line.sku === sku)?.name ?? null;
  }
}
