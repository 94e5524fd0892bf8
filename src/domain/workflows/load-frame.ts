import type { LoadCategories } from '#domain/catalog/load-categories.ts';
import type { LoadPromos } from '#domain/content/load-promos.ts';

/** Loads what surrounds every page: the categories of its menu, which are answered, and what the merchant announces. */
export type LoadFrame = LoadCategories;

type Ports = { readonly loadCategories: LoadCategories; readonly loadPromos: LoadPromos };

export function createLoadFrame({ loadCategories, loadPromos }: Ports): LoadFrame {
  return async () => (await Promise.all([loadCategories(), loadPromos()]))[0];
}
