import { CATEGORY_VIEW } from '#composition/catalog/tokens.ts';
import { SHOP_PAGE_VIEW } from '#composition/content/tokens.ts';
import { PRODUCT_VIEW } from '#composition/product/tokens.ts';
import { SHOP_RULES } from '#composition/settings/tokens.ts';
import type { Resolve } from '#composition/visit.ts';
import { categoryAddress, productAddress } from '#domain/catalog/addresses.ts';
import type { ScreenName } from './page.ts';

/**
 * The one address of what a page shows, whatever led there: home has several, a product one for each variant, a list
 * one for each order. Each page of a list stands for itself. Null for a page that is nobody else's to find.
 */
export function canonicalAddress(shows: ScreenName, get: Resolve, search: string): string | null {
  switch (shows) {
    case 'home':
      return '/';
    case 'category': {
      const view = get(CATEGORY_VIEW).get();
      return view.kind === 'ready' ? categoryAddress(view.category, get(SHOP_RULES)) + pageOf(search) : null;
    }
    case 'product':
    case 'product-set': {
      const view = get(PRODUCT_VIEW).get();
      return view.kind === 'ready' ? productAddress(view.product, null, get(SHOP_RULES)) : null;
    }
    case 'text-page': {
      const view = get(SHOP_PAGE_VIEW).get();
      return view.kind === 'ready' ? `/i/${encodeURIComponent(view.page.identifier)}` : null;
    }
    case 'contact':
      return '/contact-us';
    case 'track-order':
      return '/track-order';
    case 'store-locator':
      return '/store-locator';
    default:
      return null;
  }
}

/** The page of a list as its links write it; what is no further page is the first. */
function pageOf(search: string): string {
  const page = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d{0,2}$/.test(page) && page !== '1' ? `?page=${page}` : '';
}
