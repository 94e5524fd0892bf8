import { urlPathOf } from '#domain/catalog/addresses.ts';
import type { LoadCategories } from '#domain/catalog/load-categories.ts';
import type { AddressOutcome } from '#domain/interface/page-outcome.ts';
import type { OpenCategory } from '#domain/listing/open-category.ts';
import type { ListPlace } from '#domain/listing/product-list.ts';
import { isSeenCategory, isSeenProduct, type PathsSeen } from './known-path.ts';
import type { OpenProduct } from './open-product.ts';

/**
 * Opens whatever lives at a path no route knows: a product, else a category (ROUTE-34 to ROUTE-36). The signal ends when
 * nobody waits for it any more.
 */
export type OpenAddress = (path: string, place: ListPlace, signal?: AbortSignal) => Promise<AddressOutcome>;

type Ports = PathsSeen & {
  readonly openProduct: OpenProduct;
  readonly openCategory: OpenCategory;
  readonly loadCategories: LoadCategories;
};

/** What is known to be a category is asked for as one first, and as a product only where it is none any more (ROUTE-39). */
export function createOpenAddress(ports: Ports): OpenAddress {
  const { openProduct, openCategory, loadCategories, menu } = ports;

  return async (path, place, signal) => {
    const value = urlPathOf(path);
    if (value === '') return { kind: 'not-found' }; // `/%23x`: the catalog refuses to look for nothing
    const ask = {
      product: () => openProduct({ by: { key: 'url_path', value }, variant: null }, signal),
      category: () => openCategory({ by: { key: 'urlPath', value }, place }, signal),
    };
    for (const kind of (await isCategory(value)) ? categoryFirst : productFirst) {
      const outcome = await ask[kind]();
      if (outcome === 'ready') return { kind, outcome };
      if (outcome === 'failed') return { kind: 'failed', asked: kind };
    }
    return { kind: 'not-found' };
  };

  /** A product that a list has shown is meant, whatever category is called so, too. */
  async function isCategory(value: string): Promise<boolean> {
    if (isSeenProduct(ports, value)) return false;
    if (!menu.get().isLoaded) await loadCategories(); // any page needs them for its menu
    return isSeenCategory(ports, value);
  }
}

const productFirst = ['product', 'category'] as const;
const categoryFirst = ['category', 'product'] as const;
