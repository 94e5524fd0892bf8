import type { Gateways } from '#adapters/gateways.ts';
import type { Attribute } from '#domain/catalog/attribute.ts';
import type { Category } from '#domain/catalog/category.ts';
import type { Product } from '#domain/catalog/product.ts';
import type { SearchQuery, SearchResult } from '#domain/catalog/search-query.ts';
import type { HomeSection, Promoted } from '#domain/content/home.ts';
import type { Promo } from '#domain/content/promos.ts';
import type { ShopBlock } from '#domain/content/shop-block.ts';
import type { ShopPage } from '#domain/content/shop-page.ts';
import type { StoreLocation } from '#domain/content/store-location.ts';
import type { PageHint } from '#domain/listing/page-search.ts';
import { marketOfCall } from '#domain/offline/kept-keys.ts';
import type { FindPriceGroup } from '#domain/session/price-group.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { type CatalogNews, createRecall, type Recall } from './recall.ts';
import { searchKey } from './search-key.ts';

/** What the catalog answered, for all visits of the process; it knows no shopper. */
export type CatalogMemory = {
  readonly products: Recall<SearchResult<Product>>;
  readonly categories: Recall<SearchResult<Category>>;
  readonly attributes: Recall<SearchResult<Attribute>>;
  readonly sections: Recall<readonly HomeSection[]>;
  readonly promoted: Recall<Promoted>;
  readonly promos: Recall<readonly Promo[]>;
  readonly pages: Recall<ShopPage>;
  readonly blocks: Recall<ShopBlock>;
  readonly pageHints: Recall<readonly PageHint[]>;
  readonly stores: Recall<readonly StoreLocation[]>;
};

/** `patienceMs`: how long a page waits for an answer; later ones are there for the next page (CAT-060). */
export function createCatalogMemory(clock: Clock, patienceMs: number, news: Partial<CatalogNews> = {}): CatalogMemory {
  const ports = { clock, patienceMs, ...news };
  return {
    products: createRecall(ports),
    categories: createRecall(ports),
    attributes: createRecall(ports),
    sections: createRecall(ports),
    promoted: createRecall(ports),
    promos: createRecall(ports),
    pages: createRecall(ports),
    blocks: createRecall(ports),
    pageHints: createRecall(ports),
    stores: createRecall(ports),
  };
}

/** What all visits ask alike. */
export type Catalog = Pick<Gateways, 'search' | 'home' | 'pages' | 'blocks' | 'promos' | 'stores'>;

type Ports = Catalog & {
  readonly memory: CatalogMemory;
  readonly storeView: ReadonlyCell<StoreView>;
  /** Names the store view; '' where the shop has only one. */
  readonly namedStore: string;
  readonly findPriceGroup: FindPriceGroup;
};

/**
 * The catalog and the merchant's pages as one visit asks for them: what another visit was told counts here, too. An
 * answer is for all who ask, so nothing is given up when one of them has left.
 */
export function createRememberingCatalog(ports: Ports): Catalog {
  const { search, home, pages, blocks, promos, stores, memory, storeView, namedStore, findPriceGroup } = ports;
  /** Everything the API lets decide about its answer. */
  const question = (query: unknown): string => JSON.stringify([marketOfCall(storeView.get()), query]);
  const keyOf = (type: string, query: SearchQuery): string =>
    searchKey({ store: namedStore, market: marketOfCall(storeView.get()), type, query, group: findPriceGroup() });
  return {
    search: {
      products: (query) => memory.products(keyOf('product', query), () => search.products(query)),
      categories: (query) => memory.categories(keyOf('category', query), () => search.categories(query)),
      attributes: (query) => memory.attributes(keyOf('attribute', query), () => search.attributes(query)),
    },
    home: {
      sections: () => memory.sections(question(null), () => home.sections()),
      promoted: () => memory.promoted(question(null), () => home.promoted()),
    },
    pages: {
      ...pages,
      find: (identifier) => memory.pages(question(identifier), () => pages.find(identifier)),
      findById: (id) => memory.pages(question(id), () => pages.findById(id)),
      search: (text) => memory.pageHints(question(text), () => pages.search(text)),
    },
    blocks: {
      ...blocks,
      find: (identifier) => memory.blocks(question(identifier), () => blocks.find(identifier)),
      findById: (id) => memory.blocks(question(id), () => blocks.findById(id)),
    },
    promos: { current: () => memory.promos(question(null), () => promos.current()) },
    stores: { all: () => memory.stores(question(null), () => stores.all()) },
  };
}
