import { makeAutoObservable } from 'mobx';
import { type Cart, lineWith } from '#domain/cart/cart.ts';
import type { CartRules } from '#domain/cart/cart-rules.ts';
import type { ChangePieces } from '#domain/cart/change-pieces.ts';
import { keyOf, type LineKey } from '#domain/cart/line-parts.ts';
import type { RemoveLine, ReturnLine } from '#domain/cart/remove-line.ts';
import { shownTotals } from '#domain/cart/shown-totals.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { cartWords } from '../words/cart/en.ts';
import type { Words } from '../words/writing/words.ts';
import type { LastDoing } from './last-doing.ts';
import type { LineView } from './line-view.ts';
import { createLineViews } from './line-views.ts';

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
  readonly #doing: LastDoing;
  readonly #views = createLineViews();
  asked: LineKey | null = null;

  constructor(ports: CartLinesPorts, doing: LastDoing) {
    this.#ports = ports;
    this.#doing = doing;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** In the order they were added. */
  get all(): readonly LineView[] {
    const cart = this.#ports.cart.get();
    const { totals } = shownTotals(cart);
    const { mediaBase, storeView, words } = this.#ports;
    return this.#views(cart.lines, totals, { mediaBase, currency: storeView.get().currency, words });
  }

  /** The piece the shopper is asked about; null while nothing is to be removed. */
  get askedName(): string | null {
    const { asked } = this;
    return asked === null ? null : (lineWith(this.#ports.cart.get(), asked)?.name ?? null);
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
    const { cart, removeLine, returnLine, words } = this.#ports;
    const { asked } = this;
    const { lines } = cart.get();
    const place = lines.findIndex((line) => keyOf(line) === asked);
    const line = lines[place];
    this.asked = null;
    if (asked === null || !line) return;
    const { removed, returned } = words(cartWords);
    this.#doing.tell(removed(line.name), () => void returnLine(line, place), returned(line.name));
    void removeLine(asked);
  }
}
