import { hasPicture, type Picture, type Product, type Variant } from './product.ts';

/** The pictures of a product and its variants, each once, without placeholders (CAT-105). */
export function picturesOf({ name, image, gallery, variants }: Product): readonly Picture[] {
  const own = gallery.length > 0 ? gallery : [{ path: image, alt: name }];
  const all = [...own, ...variants.map((variant) => ({ path: variant.image, alt: variant.name }))];
  const seen = new Set<string>();
  return all.filter(({ path }) => hasPicture(path) && !seen.has(path) && seen.add(path));
}

/** Those of them that show a variant, or none in particular; all where none is known to show it. */
export function picturesShowing(
  product: Product,
  variant: Pick<Variant, 'image' | 'choice'> | null,
): readonly Picture[] {
  const pictures = picturesOf(product);
  const ofVariants = product.variants.map(({ image }) => image);
  const shows = ({ path, color }: Picture): boolean =>
    color === undefined ? path === variant?.image : color === variant?.choice['color'];
  if (!pictures.some(shows)) return pictures;
  return pictures.filter((each) => shows(each) || (each.color === undefined && !ofVariants.includes(each.path)));
}
