import { makeAutoObservable, observableRef } from 'mobx';
import type { Product } from '#domain/catalog/product.ts';
import type { CurrentProduct } from './current-product.ts';

/**
 * What a shopper did on the page of a product. What was chosen is not here, since the catalog keeps it. The next
 * product that is opened begins anew.
 */
type Noted = {
  readonly product: Product;
  readonly picture: number;
  readonly quantity: number;
  /** What the last choice changed, to be read aloud. */
  readonly said: string;
  /** The group whose value was missed when the piece was to be added, and how often. */
  readonly missed: { readonly code: string; readonly times: number } | null;
};

export class ProductActions {
  readonly #shown: CurrentProduct;
  latest: Noted | null = null;

  constructor(shown: CurrentProduct) {
    this.#shown = shown;
    makeAutoObservable(this, { latest: observableRef });
  }

  get now(): Noted {
    const { product } = this.#shown;
    if (this.latest?.product === product) return this.latest;
    return { product, picture: 0, quantity: 1, said: '', missed: null };
  }

  note(change: Partial<Omit<Noted, 'product'>>): void {
    this.latest = { ...this.now, ...change };
  }
}
