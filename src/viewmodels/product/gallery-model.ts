import { makeAutoObservable } from 'mobx';
import type { Variant } from '#domain/catalog/product.ts';
import { type CurrentProduct, variantOf } from './current-product.ts';
import { type GalleryPicture, galleryPictures, indexOfPicture } from './gallery-picture.ts';
import type { ProductActions } from './product-actions.ts';

/** The pictures of what is chosen of a product, and which of them is looked at. */
export class GalleryModel {
  readonly #shown: CurrentProduct;
  readonly #actions: ProductActions;
  readonly #mediaBase: string;

  constructor(shown: CurrentProduct, actions: ProductActions, mediaBase: string) {
    this.#shown = shown;
    this.#actions = actions;
    this.#mediaBase = mediaBase;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get pictures(): readonly GalleryPicture[] {
    const { product, view } = this.#shown;
    return this.#picturesOf(variantOf(product, view.variant));
  }

  /** The place of the picture that is looked at. */
  get index(): number {
    return Math.min(this.#actions.now.picture, this.pictures.length - 1); // the variant may change from outside
  }

  show(picture: number): void {
    if (picture !== this.index) this.#actions.note({ picture });
  }

  /** Turns to the picture of a variant that is about to be chosen; where it has none of its own, the picture stays. */
  follow(variant: Variant): void {
    const looked = this.pictures[this.index]?.path;
    const pictures = this.#picturesOf(variant);
    const own = indexOfPicture(pictures, variant);
    const picture = own >= 0 ? own : pictures.findIndex(({ path }) => path === looked);
    this.#actions.note({ picture: Math.max(0, picture) });
  }

  #picturesOf(variant: Variant | null): readonly GalleryPicture[] {
    return galleryPictures(this.#shown.product, variant, this.#mediaBase);
  }
}
