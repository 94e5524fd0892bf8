import { makeAutoObservable, observableRef } from 'mobx';
import { type Cart, type CartLine, lineWith } from '#domain/cart/cart.ts';
import type { CartRules } from '#domain/cart/cart-rules.ts';
import type { ChangePieces } from '#domain/cart/change-pieces.ts';
import type { LineKey } from '#domain/cart/line-parts.ts';
import type { RemoveLine, ReturnLine } from '#domain/cart/remove-line.ts';
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
  readonly returnLine: ReturnLine;
  readonly words: Words;
};

/** The lines of the cart, wherever they can be changed; a removal is asked for first (CART-28). */
export class CartLinesModel {
  readonly #ports: CartLinesPorts;
  asked: LineKey | null = null;
  /** What can be put back; null before a removal and after it was undone. */
  removed: CartLine | null = null;
  /** What was just done. */
  announcement = '';

  constructor(ports: CartLinesPorts) {
    this.#ports = ports;
    makeAutoObservable(this, { removed: observableRef }, { autoBind: true });
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
    this.removed = lineWith(this.#ports.cart.get(), key) ?? null;
    this.announcement = words.removed(this.removed?.name ?? words.thePiece);
    this.asked = null;
    void this.#ports.removeLine(key);
  }

  undo(): void {
    if (this.removed === null) return;
    const line = this.removed;
    this.removed = null;
    this.announcement = this.#ports.words(cartWords).returned(line.name);
    void this.#ports.returnLine(line);
  }

  /** Who comes back to the cart is not told of what was done there before. */
  begin(): void {
    this.removed = null;
    this.announcement = '';
  }

  #nameOf(key: LineKey | null): string | null {
    return key === null ? null : (lineWith(this.#ports.cart.get(), key)?.name ?? null);
  }
}
