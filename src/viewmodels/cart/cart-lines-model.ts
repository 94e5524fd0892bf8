import { makeAutoObservable } from 'mobx';
import type { Cart } from '#domain/cart/cart.ts';
import { lineWith } from '#domain/cart/cart-lines.ts';
import type { CartRules } from '#domain/cart/cart-rules.ts';
import type { ChangeQuantity } from '#domain/cart/change-quantity.ts';
import { keyOf, type LineKey } from '#domain/cart/line-parts.ts';
import type { RemoveLine, ReturnLine } from '#domain/cart/remove-line.ts';
import { shownTotals } from '#domain/cart/shown-totals.ts';
import type { DraftTexts } from '#domain/interface/drafts.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { cartMessages } from '../messages/cart/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import type { LastDoing } from '../shared/last-doing.ts';
import type { LineView } from './line-view.ts';
import { createLineViews, type SumsOfLines, sumsOfLines } from './line-views.ts';

export type CartLinesPorts = {
  readonly cart: ReadonlyCell<Cart>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly mediaBase: string;
  readonly cartRules: Pick<CartRules, 'confirmBeforeRemove' | 'showItemDiscounts'>;
  readonly changeQuantity: ChangeQuantity;
  readonly removeLine: RemoveLine;
  readonly returnLine: ReturnLine;
  readonly messages: Messages;
  /** Numbers that were typed and do not count yet, by line; none where they go with the panel. */
  readonly quantityDraft?: Cell<DraftTexts>;
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

  get count(): number {
    return this.#ports.cart.get().lines.length;
  }

  /** In the order they were added, between two places as a list's own `slice` takes them; what is not asked for is not written. */
  slice(from?: number, to?: number): readonly LineView[] {
    const { cart, cartRules, mediaBase, storeView, messages } = this.#ports;
    const { showItemDiscounts } = cartRules;
    const writing = { mediaBase, storeView: storeView.get(), messages, showItemDiscounts };
    return this.#views(cart.get().lines.slice(from, to), this.sums, writing);
  }

  /** The piece the shopper is asked about; null while nothing is to be removed. */
  get askedName(): string | null {
    const { asked } = this;
    return asked === null ? null : (lineWith(this.#ports.cart.get(), asked)?.name ?? null);
  }

  change(key: LineKey, quantity: number): void {
    void this.#ports.changeQuantity(key, quantity);
  }

  /** What was typed as the pieces of a line and does not count yet; null when that is nothing. */
  typedOf(key: LineKey): string | null {
    return this.#ports.quantityDraft?.get()[key] ?? null;
  }

  type(key: LineKey, text: string | null): void {
    if (text === this.typedOf(key)) return;
    this.#ports.quantityDraft?.update(({ [key]: _, ...others }) =>
      text === null ? others : { ...others, [key]: text },
    );
  }

  askRemoval(key: LineKey): void {
    this.asked = key;
    if (!this.#ports.cartRules.confirmBeforeRemove) this.remove();
  }

  keep(): void {
    this.asked = null;
  }

  remove(): void {
    const { cart, removeLine, returnLine, messages } = this.#ports;
    const { asked } = this;
    const { lines } = cart.get();
    const place = lines.findIndex((line) => keyOf(line) === asked);
    const line = lines[place];
    this.asked = null;
    if (asked === null || !line) return;
    const { removed, returned } = messages(cartMessages);
    this.#doing.tell(removed(line.name), () => void returnLine(line, place), returned(line.name));
    void removeLine(asked);
  }

  private get sums(): SumsOfLines {
    return sumsOfLines(shownTotals(this.#ports.cart.get()).totals);
  }
}
