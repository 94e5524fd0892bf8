import { hasPicture, type Picture, type Product, type Variant } from './product.ts';

/** The pictures of a product and its variants, each once, without placeholders (CAT-105). */
export function picturesOf({ name, image, gallery, variants }: Product): readonly Picture[] {
  const own = gallery.length > 0 ? gallery : [{ path: image, alt: name }];
  const all = [...own, ...variants.map((variant) => ({ path: variant.image, alt: variant.name }))];
  const seen = new Set<string>();
  return all.filter(({ path }) => hasPicture(path) && !seen.has(path) && seen.add(path));
}

/**
 * Those of them that show a variant, or none in particular; all where the variant has no picture of its own. The shop tells
 * no colour of a picture: `plum-back.jpg` is of the variant whose picture is `plum.jpg`.
 */
export function picturesShowing(product: Product, variant: Pick<Variant, 'image'> | null): readonly Picture[] {
  const pictures = picturesOf(product);
  if (!variant || !hasPicture(variant.image)) return pictures;
  const stems = product.variants.map(({ image }) => stemOf(image));
  const stemFor = ({ path }: Picture): string | undefined =>
    stems.filter((stem) => isNamedAfter(stemOf(path), stem)).toSorted((one, other) => other.length - one.length)[0];
  return pictures.filter((picture) => [undefined, stemOf(variant.image)].includes(stemFor(picture)));
}

/** `/v/r/plum` of `/v/r/plum.jpg`. */
function stemOf(path: string): string {
  return path.replace(/\.\w+$/, '');
}

function isNamedAfter(name: string, stem: string): boolean {
  return name === stem || name.startsWith(`${stem}-`) || name.startsWith(`${stem}_`);
}
