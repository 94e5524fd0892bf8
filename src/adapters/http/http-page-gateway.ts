import { parsePageHints, parseShopPage, type WireShopPage } from '#adapters/wire/parse-shop-page.ts';
import { mapped } from '#adapters/wire/parser.ts';
import type { PageGateway } from '#domain/content/page-gateway.ts';
import type { ShopPage } from '#domain/content/shop-page.ts';
import type { PageHint } from '#domain/listing/page-search.ts';
import type { Transport } from './transport.ts';

/** The merchant's pages over HTTP. */
export function createHttpPageGateway({ transport }: { readonly transport: Transport }): PageGateway {
  return {
    async find(identifier, signal) {
      const url = `/api/ext/cms-data/cmsPageIdentifier/${encodeURIComponent(identifier)}/storeId/${STORE_ID}`;
      return transport.send({ method: 'GET', url, parse: mapped(parseShopPage, pageOf), isSilent: true }, signal);
    },
    async search(text, signal) {
      const parse = mapped(parsePageHints, ({ items }): readonly PageHint[] => items.items);
      return transport.send(
        { method: 'GET', url: searchAddress(text), parse, limit: 'search', isSilent: true },
        signal,
      );
    },
  };
}

/** The one store of this storefront; a store without pages of its own has those for all. */
const STORE_ID = 1;
const EVERY_STORE = 0;
const MOST_PAGES = 3;

/** Contract, section 6: pages are found by their titles. */
function searchAddress(text: string): string {
  const stores = { attribute: 'store_id', value: { in: [EVERY_STORE, STORE_ID] } };
  const request = JSON.stringify({ _searchText: text, _appliedFilters: [stores] });
  const fields = { type: 'cms_page', size: String(MOST_PAGES), _sourceInclude: 'identifier,title', request };
  return `/api/catalog?${Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;
}

function pageOf({
  identifier,
  title,
  content,
  content_heading,
  meta_description,
  update_time,
}: WireShopPage): ShopPage {
  const updatedAt = Number.isNaN(Date.parse(update_time)) ? '' : update_time;
  return { identifier, title: content_heading || title, description: meta_description, content, updatedAt };
}
