import { makeAutoObservable } from 'mobx';
import type { Variant } from '#domain/catalog/product.ts';
import { type GalleryPicture, galleryPictures, indexOfPicture } from './gallery-picture.ts';
import type { ProductDoings } from './product-doings.ts';
import { type ShownProduct, variantOf } from './shown-product.ts';

/** The pictures of what is chosen of a product, and which of them is looked at. */
export class GalleryModel {
  readonly #shown: ShownProduct;
  readonly #doings: ProductDoings;
  readonly #mediaBase: string;

  constructor(shown: ShownProduct, doings: ProductDoings, mediaBase: string) {
    this.#shown = shown;
    this.#doings = doings;
    this.#mediaBase = mediaBase;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get pictures(): readonly GalleryPicture[] {
    const { product, view } = this.#shown;
    return this.#picturesOf(variantOf(product, view.variant));
  }

  /** The place of the picture that is looked at. */
  get index(): number {
    return Math.min(this.#doings.now.picture, this.pictures.length - 1); // the variant may change from outside
  }

  show(picture: number): void {
    if (picture !== this.index) this.#doings.note({ picture });
  }

  /** Turns to the picture of a variant that is about to be chosen; where it has none of its own, the picture stays. */
  follow(variant: Variant): void {
    const looked = this.pictures[this.index]?.path;
    const pictures = this.#picturesOf(variant);
    const own = indexOfPicture(pictures, variant);
    const picture = own >= 0 ? own : pictures.findIndex(({ path }) => path === looked);
    this.#doings.note({ picture: Math.max(0, picture) });
  }

  #picturesOf(variant: Variant | null): readonly GalleryPicture[] {
    return galleryPictures(this.#shown.product, variant, this.#mediaBase);
  }
}
