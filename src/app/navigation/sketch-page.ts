import type { Location } from 'react-router';
import type { Params, ScreenName, Shell, Sketch } from '#app/page/page.ts';
import { seenCategory, seenTile } from '#domain/journeys/seen.ts';
import type { Tile } from '#domain/listing/tile.ts';
import { sketchedCategory } from '#viewmodels/catalog/sketched-category.ts';
import { productGlance } from '#viewmodels/product/product-glance.ts';
import { searchedIn } from '#viewmodels/search/search-address.ts';
import { pageAt, type ShownPage, type World } from './open-page.ts';
import { urlOf } from './place.ts';
import { routeAt } from './route-at.ts';

/** What can be shown of a page that is on its way, from what the shopper has seen; null where nothing is known of it. */
export async function sketchPage({ pages, visit: { shop } }: World, location: Location): Promise<ShownPage | null> {
  const { route, params } = routeAt(location.pathname);
  const sketch = sketchOf[route.page]?.(shop, { url: urlOf(location), params }) ?? null;
  if (sketch === null) return null;
  await pages.fetch(sketch.kind);
  return pageAt(location, sketch.kind, { sketch });
}

type Opening = { readonly url: URL; readonly params: Params };
type SketchOf = (shop: Shell, opening: Opening) => Sketch | null;

const sketchOf: Readonly<Partial<Record<ScreenName | 'address', SketchOf>>> = {
  home: () => ({ kind: 'home' }),
  search: (_shop, { url }) => ({ kind: 'search', text: searchedIn(url.searchParams).text }),
  category: (shop, { url }) => categorySketch(shop, url),
  /** Its address says that it is a product's, also where none was seen that leads there. */
  product: (shop, { url }) => productSketch(shop, tileAt(shop, url)),
  /** A path that nobody has seen leading anywhere may be anything. */
  address(shop, { url }) {
    const tile = tileAt(shop, url);
    return tile ? productSketch(shop, tile) : categorySketch(shop, url);
  },
};

function productSketch(shop: Shell, tile: Tile | null): Sketch {
  const { currency } = shop.storeView.get();
  const { country } = shop.market();
  const writing = { country, currency, mediaBase: shop.mediaBase, messages: shop.messages };
  return { kind: 'product', glance: tile && productGlance(tile, writing) };
}

function categorySketch(shop: Shell, { pathname }: URL): Sketch | null {
  const seen = {
    categories: shop.knownCategories.get(),
    menu: shop.menu.get(),
    view: shop.categoryView.get(),
    rules: shop.shopRules,
  };
  const known = seenCategory(seen, leadsTo(pathname));
  const writing = { mediaBase: shop.mediaBase, messages: shop.messages };
  return known && { kind: 'category', head: sketchedCategory(known, writing) };
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
