import { makeAutoObservable } from 'mobx';
import { type Cart, lineWith } from '#domain/cart/cart.ts';
import type { CartRules } from '#domain/cart/cart-rules.ts';
import type { ChangePieces } from '#domain/cart/change-pieces.ts';
import type { LineKey } from '#domain/cart/line-parts.ts';
import type { RemoveLine } from '#domain/cart/remove-line.ts';
import { shownTotals } from '#domain/cart/shown-totals.ts';
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
  asked: LineKey | null = null;
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

  change(key: LineKey, pieces: number): void {
    void this.#ports.changePieces(key, pieces);
  }

  askRemoval(key: LineKey): void {
    this.asked = key;
    if (!this.#ports.rules.confirmBeforeRemove) this.remove();
  }

  keep(): void {
    this.asked = null;
  }

  remove(): void {
    const key = this.asked;
    if (key === null) return;
    const words = this.#ports.words(cartWords);
    this.announcement = words.removed(this.#nameOf(key) ?? words.thePiece);
    this.asked = null;
    void this.#ports.removeLine(key);
  }

  #nameOf(key: LineKey | null): string | null {
    return key === null ? null : (lineWith(this.#ports.cart.get(), key)?.name ?? null);
  }
}
