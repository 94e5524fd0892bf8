import { makeAutoObservable, observableRef } from 'mobx';
import type { Product } from '#domain/catalog/product.ts';
import type { ShownProduct } from './shown-product.ts';

/**
 * What a shopper did on the page of a product. What was chosen is not here, since the catalog keeps it. The next
 * product that is opened begins anew.
 */
type Doings = {
  readonly product: Product;
  /** The variant the page was opened with, whose picture leads the gallery whatever is chosen since. */
  readonly first: string | null;
  readonly picture: number;
  readonly pieces: number;
  /** What the last choice changed, to be read aloud. */
  readonly said: string;
  /** The group whose value was missed when the piece was to be added, and how often. */
  readonly missed: { readonly code: string; readonly times: number } | null;
};

export class ProductDoings {
  readonly #shown: ShownProduct;
  latest: Doings | null = null;

  constructor(shown: ShownProduct) {
    this.#shown = shown;
    makeAutoObservable(this, { latest: observableRef });
  }

  get now(): Doings {
    const { product, variant } = this.#shown.view;
    if (this.latest?.product === product) return this.latest;
    return { product, first: variant, picture: 0, pieces: 1, said: '', missed: null };
  }

  /** The first one also notes with which variant the page was opened. */
  note(change: Partial<Omit<Doings, 'product' | 'first'>>): void {
    this.latest = { ...this.now, ...change };
  }
}
