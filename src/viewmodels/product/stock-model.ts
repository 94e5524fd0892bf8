import { makeAutoObservable } from 'mobx';
import { cartNoticeMessages } from '../messages/cart-notices/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import type { CurrentProduct } from './current-product.ts';
import { type SoldOutView, soldOutView } from './sold-out-view.ts';
import { type DispatchWords, dispatchWords, type StockWords, stockWords } from './stock-words.ts';

export type StockPorts = { readonly messages: Messages };

/** Whether what is chosen can be had, and what to do where it cannot. */
export class StockModel {
  readonly #ports: StockPorts;
  readonly #shown: CurrentProduct;

  constructor(ports: StockPorts, shown: CurrentProduct) {
    this.#ports = ports;
    this.#shown = shown;
    makeAutoObservable(this);
  }

  get told(): StockWords {
    return stockWords(this.#shown, this.#ports.messages);
  }

  /** The ways on from what is sold out; null while it can be bought, or was never for sale (STOCK-12). */
  get soldOut(): SoldOutView | null {
    if (this.told.level !== 'none' || this.error !== null) return null;
    return soldOutView(this.#shown, this.#ports.messages);
  }

  /** CAT-014 */
  get dispatch(): DispatchWords | null {
    return this.told.level === 'none' ? null : dispatchWords(this.#shown, this.#ports.messages);
  }

  /** Stands next to the button (CAT-022, STOCK-12). */
  get error(): string | null {
    const { error } = this.#shown.product;
    if (error === 'no-variants') return this.#ports.messages(cartNoticeMessages)['product-no-variants'];
    return error;
  }
}
