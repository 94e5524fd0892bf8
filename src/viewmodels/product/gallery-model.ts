import { makeAutoObservable } from 'mobx';
import type { Variant } from '#domain/catalog/product.ts';
import { type GalleryPicture, galleryPictures, indexOfPicture } from './gallery-picture.ts';
import type { ProductDoings } from './product-doings.ts';
import { variantOf } from './shown-product.ts';

/** The pictures of a product, and which of them is looked at. */
export class GalleryModel {
  readonly #doings: ProductDoings;
  readonly #mediaBase: string;

  constructor(doings: ProductDoings, mediaBase: string) {
    this.#doings = doings;
    this.#mediaBase = mediaBase;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get pictures(): readonly GalleryPicture[] {
    const { product, first } = this.#doings.now;
    return galleryPictures(product, variantOf(product, first), this.#mediaBase);
  }

  /** The place of the picture that is looked at. */
  get index(): number {
    return this.#doings.now.picture;
  }

  show(picture: number): void {
    if (picture !== this.index) this.#doings.note({ picture });
  }

  /** Turns to the picture of a variant that is about to be chosen; without one of its own the picture stays. */
  follow(variant: Variant): void {
    const picture = indexOfPicture(this.pictures, variant);
    this.#doings.note(picture >= 0 ? { picture } : {}); // also notes how the page was opened, before that changes
  }
}
