import { hasPicture, type Product, type Variant } from './product.ts';

/** The picture that a variant is shown by: its own, else its product's. */
export function pictureFor(product: Pick<Product, 'image'>, variant: Pick<Variant, 'image'> | null): string {
  return variant && hasPicture(variant.image) ? variant.image : product.image;
}
