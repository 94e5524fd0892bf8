import { categoryAddress, productAddress } from '#domain/catalog/addresses.ts';
import { pageAddress } from '#domain/content/page-address.ts';
import type { ScreenName, Shell } from './page.ts';

/**
 * The one address of what a page shows, whatever led there: home has several, a product one for each variant, a list
 * one for each order. Each page of a list stands for itself. Null for a page that is nobody else's to find.
 */
export function canonicalAddress(shows: ScreenName, shop: Shell, search: string): string | null {
  switch (shows) {
    case 'home':
      return '/';
    case 'category': {
      const view = shop.categoryView.get();
      return view.kind === 'ready' ? categoryAddress(view.category, shop.shopRules) + pageOf(search) : null;
    }
    case 'product':
    case 'product-set': {
      const view = shop.productView.get();
      return view.kind === 'ready' ? productAddress(view.product, null, shop.shopRules) : null;
    }
    case 'text-page': {
      const view = shop.shopPageView.get();
      return view.kind === 'ready' ? pageAddress(view.page.identifier) : null;
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
