import { makeAutoObservable } from 'mobx';
import type { Cart, CartLine } from '#domain/cart/cart.ts';
import type { CartRules } from '#domain/cart/cart-rules.ts';
import { keyOf, type LineKey } from '#domain/cart/line-parts.ts';
import type { SavedLines } from '#domain/cart/save-for-later.ts';
import { savedWith } from '#domain/cart/saved-lines.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { cartMessages } from '../messages/cart/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import type { LastDoing } from '../shared/last-doing.ts';
import { type LineView, lineView } from './line-view.ts';

export type SavedLinesPorts = {
  readonly cart: ReadonlyCell<Cart>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly mediaBase: string;
  readonly cartRules: Pick<CartRules, 'showItemDiscounts'>;
  readonly messages: Messages;
  readonly savedLines: SavedLines;
};

/** What was saved for later, below the cart. */
export class SavedLinesModel {
  readonly #ports: SavedLinesPorts;
  readonly #doing: LastDoing;
  /** The line that is on its way into the cart; null while none is. */
  moving: LineKey | null = null;

  constructor(ports: SavedLinesPorts, doing: LastDoing) {
    this.#ports = ports;
    this.#doing = doing;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The newest first. */
  get all(): readonly LineView[] {
    const { cart, cartRules, mediaBase, storeView, messages } = this.#ports;
    const { showItemDiscounts } = cartRules;
    const writing = { mediaBase, storeView: storeView.get(), messages, showItemDiscounts };
    return cart
      .get()
      .saved.map((line) => lineView(line, undefined, writing))
      .toReversed();
  }

  /** Takes a line out of the cart. */
  save(key: LineKey): void {
    const { cart, savedLines, messages } = this.#ports;
    const place = cart.get().lines.findIndex((line) => keyOf(line) === key);
    const line = cart.get().lines[place];
    if (!line) return;
    const { savedForLater, returned } = messages(cartMessages);
    this.#doing.tell(savedForLater(line.name), () => void savedLines.unsave(line, place), returned(line.name));
    void savedLines.save(key);
  }

  /** A second press while a line moves does nothing. Why the cart refuses a line is told by a notice. */
  async move(key: LineKey): Promise<void> {
    const line = this.lineOf(key);
    if (!line || this.moving !== null) return;
    this.moving = key;
    const { kind } = await this.#ports.savedLines.move(key);
    this.settle(kind === 'added' ? this.#ports.messages(cartMessages).returned(line.name) : null);
  }

  forget(key: LineKey): void {
    const line = this.lineOf(key);
    if (!line) return;
    const { savedLines, messages } = this.#ports;
    const { removed, savedForLater } = messages(cartMessages);
    this.#doing.tell(removed(line.name), () => void savedLines.remember(line), savedForLater(line.name));
    void savedLines.forget(key);
  }

  private settle(news: string | null): void {
    this.moving = null;
    if (news !== null) this.#doing.tell(news);
  }

  private lineOf(key: LineKey): CartLine | undefined {
    return savedWith(this.#ports.cart.get(), key);
  }
}
