import type { Location } from 'react-router';
import type { Params, Placeholder, ScreenName, Shell } from '#app/page/page.ts';
import { categoryAddress } from '#domain/catalog/addresses.ts';
import type { Tile } from '#domain/listing/tile.ts';
import { seenCategory, seenTile } from '#domain/workflows/seen.ts';
import { placeholderCategory } from '#viewmodels/catalog/placeholder-category.ts';
import { productPreview } from '#viewmodels/product/product-preview.ts';
import { searchedIn } from '#viewmodels/search/search-address.ts';
import { pageAt, type ShownPage, type World } from './open-page.ts';
import { urlOf } from './place.ts';
import { routeAt } from './route-at.ts';

/**
 * What can be shown of a page that is on its way, from what the shopper has seen; null where nothing is known of it, and
 * where what stands is the same list in another light, which says itself that it changes.
 */
export async function placeholderPage(
  { pages, visit: { shop } }: World,
  location: Location,
  stands: ShownPage | null,
): Promise<ShownPage | null> {
  if (stands && isListStanding(shop, stands, urlOf(location))) return null;
  const { route, params } = routeAt(location.pathname);
  const placeholder = placeholderOf[route.page]?.(shop, { url: urlOf(location), params }) ?? null;
  if (placeholder === null) return null;
  await pages.fetch(placeholder.kind);
  return pageAt(location, placeholder.kind, { placeholder });
}

/** A category may have been opened by another path than the one that its list is sorted and narrowed at. */
function isListStanding(shop: Shell, { shows, hasFailed, placeholder }: ShownPage, { pathname }: URL): boolean {
  const view = shop.categoryView.get();
  const isShown = shows === 'category' && !hasFailed && placeholder === null;
  return isShown && view.kind === 'ready' && leadsTo(pathname)(categoryAddress(view.category, shop.shopRules));
}

type Opening = { readonly url: URL; readonly params: Params };
type PlaceholderOf = (shop: Shell, opening: Opening) => Placeholder | null;

const placeholderOf: Readonly<Partial<Record<ScreenName | 'address', PlaceholderOf>>> = {
  home: () => ({ kind: 'home' }),
  search: (_shop, { url }) => ({ kind: 'search', text: searchedIn(url.searchParams).text }),
  category: (shop, { url }) => categoryPlaceholder(shop, url),
  /** Its address says that it is a product's, also where none was seen that leads there. */
  product: (shop, { url }) => productPlaceholder(shop, tileAt(shop, url)),
  /** A path that nobody has seen leading anywhere may be anything. */
  address(shop, { url }) {
    const tile = tileAt(shop, url);
    return tile ? productPlaceholder(shop, tile) : categoryPlaceholder(shop, url);
  },
};

function productPlaceholder(shop: Shell, tile: Tile | null): Placeholder {
  const { country } = shop.market();
  const writing = { country, storeView: shop.storeView.get(), mediaBase: shop.mediaBase, messages: shop.messages };
  return { kind: 'product', preview: tile && productPreview(tile, writing) };
}

function categoryPlaceholder(shop: Shell, { pathname }: URL): Placeholder | null {
  const seen = {
    categories: shop.knownCategories.get(),
    menu: shop.menu.get(),
    view: shop.categoryView.get(),
    rules: shop.shopRules,
  };
  const known = seenCategory(seen, leadsTo(pathname));
  const writing = { mediaBase: shop.mediaBase, messages: shop.messages };
  return known && { kind: 'category', head: placeholderCategory(known, writing) };
}

function tileAt(shop: Shell, { pathname }: URL): Tile | null {
  const seen = {
    category: shop.categoryView.get(),
    search: shop.searchView.get(),
    home: shop.homeView.get(),
    more: shop.productMore.get(),
    suggestions: shop.suggestions.get(),
  };
  return seenTile(seen, leadsTo(pathname));
}

function leadsTo(pathname: string): (address: string) => boolean {
  return (address) => urlOf(address).pathname === pathname;
}
