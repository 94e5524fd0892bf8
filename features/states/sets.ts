import type { Product } from '#domain/catalog/product.ts';
import { productOf } from '../assemblies/memory-products.ts';
import { productSpec } from '../support/product-spec.ts';
import { pictured, simplePieces } from './pieces.ts';

const [juttis, potli, jhumkas] = simplePieces.map(({ sku }) => sku as string);

/** Juttis, a potli and jhumkas, each in its own number. */
export const grouped: Product = pictured(
  productOf({
    ...productSpec('Bridal Trousseau', 801),
    type: 'grouped',
    designer: 'Sitara',
    price: 4_600,
    associated: [juttis ?? '', potli ?? '', jhumkas ?? ''],
  }),
  '/v/r/vr-pt-2070-wine',
);

/** One of each kind. */
export const bundle: Product = pictured(
  productOf({
    ...productSpec('Sangeet Set', 802),
    type: 'bundle',
    designer: 'Sitara',
    price: 9_800,
    bundle: [
      { title: 'Shoes', skus: [juttis ?? ''], flagged: [juttis ?? ''] },
      { title: 'With it', skus: [potli ?? '', jhumkas ?? ''], flagged: [potli ?? ''] },
    ],
  }),
  '/s/t/st-jt-5041-wine',
);

/** A sewing pattern in two files. */
export const pattern: Product = pictured(
  productOf({
    ...productSpec('Kurta Pattern', 803),
    type: 'downloadable',
    designer: 'Anjora',
    price: 900,
    files: [
      { title: 'Pattern, A4 pages', price: 0 },
      { title: 'Pattern, one large sheet', price: 350 },
    ],
  }),
  '/a/j/aj-ks-1042-indigo',
);
