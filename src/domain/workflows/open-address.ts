import { urlPathOf } from '#domain/catalog/addresses.ts';
import type { MenuEntry } from '#domain/catalog/category-hint.ts';
import type { MenuView } from '#domain/catalog/menu-view.ts';
import type { AddressOutcome } from '#domain/interface/page-outcome.ts';
import type { CategoryView } from '#domain/listing/category-view.ts';
import type { OpenCategory } from '#domain/listing/open-category.ts';
import type { ListPlace } from '#domain/listing/product-list.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { OpenProduct } from './open-product.ts';

/**
 * Opens whatever lives at a path no route knows: a product, else a category (ROUTE-34 to ROUTE-36). The signal ends when
 * nobody waits for it any more.
 */
export type OpenAddress = (path: string, place: ListPlace, signal?: AbortSignal) => Promise<AddressOutcome>;

type Ports = {
  readonly openProduct: OpenProduct;
  readonly openCategory: OpenCategory;
  readonly categoryView: ReadonlyCell<CategoryView>;
  readonly menu: ReadonlyCell<MenuView>;
};

/** What a path was found to be is remembered, so that going back or narrowing asks for the page alone (ROUTE-39). */
export function createOpenAddress({ openProduct, openCategory, categoryView, menu }: Ports): OpenAddress {
  const categories = new Set<string>();

  return async (path, place, signal) => {
    const value = urlPathOf(path);
    if (!categories.has(value) && !isOf(categoryView.get(), value)) {
      const outcome = await openProduct({ by: { key: 'url_path', value }, variant: null }, signal);
      if (outcome === 'ready') return { kind: 'product', outcome };
      const isCategory = leadsTo(menu.get().entries, `/${value}`);
      if (outcome === 'failed' && !isCategory) return { kind: 'failed', asked: 'product' };
    }
    const outcome = await openCategory({ by: { key: 'urlPath', value }, place }, signal);
    if (outcome === 'empty') return { kind: 'not-found' };
    if (outcome === 'ready') categories.add(value);
    return outcome === 'failed' ? { kind: 'failed', asked: 'category' } : { kind: 'category', outcome };
  };
}

function isOf(view: CategoryView, urlPath: string): boolean {
  return view.kind === 'ready' && view.category.urlPath === urlPath;
}

/** What the menu names is a category, also where nobody can be asked. */
function leadsTo(entries: readonly MenuEntry[], address: string): boolean {
  return entries.some((entry) => entry.address === address || leadsTo(entry.children, address));
}
