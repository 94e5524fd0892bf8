import type { Location } from 'react-router';
import type { Params, ScreenName, Sketch } from '#app/page/page.ts';
import { CATEGORY_VIEW, KNOWN_CATEGORIES, MENU } from '#composition/catalog/tokens.ts';
import { HOME_VIEW } from '#composition/content/tokens.ts';
import { PRODUCT_MORE } from '#composition/product/tokens.ts';
import { SEARCH_VIEW, SUGGESTIONS } from '#composition/search/tokens.ts';
import { MEDIA_BASE, SHOP_RULES } from '#composition/settings/tokens.ts';
import { MARKET, STORE_VIEW, WORDS } from '#composition/store/tokens.ts';
import type { Resolve } from '#composition/visit.ts';
import { seenCategory, seenTile } from '#domain/journeys/seen.ts';
import type { Tile } from '#domain/listing/tile.ts';
import { sketchedCategory } from '#viewmodels/catalog/sketched-category.ts';
import { productGlance } from '#viewmodels/product/product-glance.ts';
import { searchedIn } from '#viewmodels/search/search-address.ts';
import { pageAt, type ShownPage, type World } from './open-page.ts';
import { urlOf } from './place.ts';
import { routeAt } from './route-at.ts';

/** What can be shown of a page that is on its way, from what the shopper has seen; null where nothing is known of it. */
export async function sketchPage({ pages, visit: { get } }: World, location: Location): Promise<ShownPage | null> {
  const { route, params } = routeAt(location.pathname);
  const sketch = sketchOf[route.page]?.(get, { url: urlOf(location), params }) ?? null;
  if (sketch === null) return null;
  await pages.fetch(sketch.kind);
  return pageAt(location, sketch.kind, { sketch });
}

type Opening = { readonly url: URL; readonly params: Params };
type SketchOf = (get: Resolve, opening: Opening) => Sketch | null;

const sketchOf: Readonly<Partial<Record<ScreenName | 'address', SketchOf>>> = {
  home: () => ({ kind: 'home' }),
  search: (_get, { url }) => ({ kind: 'search', text: searchedIn(url.searchParams).text }),
  category: (get, { url }) => categorySketch(get, url),
  /** Its address says that it is a product's, also where none was seen that leads there. */
  product: (get, { url }) => productSketch(get, tileAt(get, url)),
  /** A path that nobody has seen leading anywhere may be anything. */
  address(get, { url }) {
    const tile = tileAt(get, url);
    return tile ? productSketch(get, tile) : categorySketch(get, url);
  },
};

function productSketch(get: Resolve, tile: Tile | null): Sketch {
  const { currency } = get(STORE_VIEW).get();
  const { country } = get(MARKET)();
  const writing = { country, currency, mediaBase: get(MEDIA_BASE), words: get(WORDS) };
  return { kind: 'product', glance: tile && productGlance(tile, writing) };
}

function categorySketch(get: Resolve, { pathname }: URL): Sketch | null {
  const seen = {
    categories: get(KNOWN_CATEGORIES).get(),
    menu: get(MENU).get(),
    view: get(CATEGORY_VIEW).get(),
    rules: get(SHOP_RULES),
  };
  const known = seenCategory(seen, leadsTo(pathname));
  const writing = { mediaBase: get(MEDIA_BASE), words: get(WORDS) };
  return known && { kind: 'category', head: sketchedCategory(known, writing) };
}

function tileAt(get: Resolve, { pathname }: URL): Tile | null {
  const seen = {
    category: get(CATEGORY_VIEW).get(),
    search: get(SEARCH_VIEW).get(),
    home: get(HOME_VIEW).get(),
    more: get(PRODUCT_MORE).get(),
    suggestions: get(SUGGESTIONS).get(),
  };
  return seenTile(seen, leadsTo(pathname));
}

function leadsTo(pathname: string): (address: string) => boolean {
  return (address) => urlOf(address).pathname === pathname;
}
