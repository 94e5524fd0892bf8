import { makeAutoObservable } from 'mobx';
import type { AddToCart } from '#domain/cart/add-to-cart.ts';
import { type Panels, withoutOffer, withPanelOffered } from '#domain/interface/panels.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { ChoosingModel } from './choosing-model.ts';
import type { CurrentProduct } from './current-product.ts';
import type { ProductActions } from './product-actions.ts';

export type BuyingPorts = { readonly panels: Cell<Panels>; readonly addToCart: AddToCart };

type Page = { readonly shown: CurrentProduct; readonly actions: ProductActions; readonly choosing: ChoosingModel };

/** How many of a product, and into the cart with them. */
export class BuyingModel {
  readonly #ports: BuyingPorts;
  readonly #page: Page;
  isAdding = false;

  constructor(ports: BuyingPorts, page: Page) {
    this.#ports = ports;
    this.#page = page;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get quantity(): number {
    return this.#page.actions.now.quantity;
  }

  changeQuantity(quantity: number): void {
    this.#page.actions.note({ quantity });
  }

  /**
   * Answers whether it was added; a notice tells why not, and a group where nothing is chosen yet is asked for first.
   * A second press while the first is dealt with does nothing.
   */
  async add(): Promise<boolean> {
    const { shown, choosing } = this.#page;
    if (this.isAdding) return false;
    if (choosing.openGroup) {
      choosing.miss(choosing.openGroup);
      return false;
    }
    this.setAdding(true);
    try {
      const { product, variant, priceTag: price, address } = shown;
      const { kind } = await this.#ports.addToCart({ product, variant, price, address }, this.quantity);
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
}
