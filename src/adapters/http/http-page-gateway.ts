import { parseShopPage, type WireShopPage } from '#adapters/wire/parse-shop-page.ts';
import { mapped } from '#adapters/wire/parser.ts';
import { searchQuery } from '#domain/catalog/search-query.ts';
import type { PageGateway } from '#domain/content/page-gateway.ts';
import type { ShopPage } from '#domain/content/shop-page.ts';
import { withValue } from '#domain/shared/reply.ts';
import type { EntitySearch } from './entity-search.ts';
import type { Transport } from './transport.ts';

type Ports = { readonly transport: Transport; readonly searchEntities: EntitySearch };

/** The merchant's pages over HTTP. */
export function createHttpPageGateway({ transport, searchEntities }: Ports): PageGateway {
  return {
    async find(identifier, signal) {
      const url = `/api/ext/cms-data/cmsPageIdentifier/${encodeURIComponent(identifier)}/storeId/${STORE_ID}`;
      return transport.send({ method: 'GET', url, parse: mapped(parseShopPage, pageOf), isSilent: true }, signal);
    },
    async search(text, signal) {
      const query = searchQuery({ text, conditions: [ofThisStore], size: MOST_PAGES });
      const reply = await searchEntities('cms_page', query, { include: ['identifier', 'title'] }, signal);
      return withValue(reply, ({ items }) => items.items);
    },
  };
}

/** The one store of this storefront; a store without pages of its own has those for all. */
const STORE_ID = 1;
const EVERY_STORE = 0;
const MOST_PAGES = 3;

const ofThisStore = { field: 'store_id', kind: 'any-of', values: [EVERY_STORE, STORE_ID] } as const;

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
