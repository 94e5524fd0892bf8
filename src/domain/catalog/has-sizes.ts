import type { Product } from './product.ts';

/** Whether a size is to be chosen of it; where none is, nobody asks how it fits. */
export function hasSizes({ options }: Pick<Product, 'options'>): boolean {
  return options.some(({ code }) => code === 'size');
}
