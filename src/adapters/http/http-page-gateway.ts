import { parseShopPage, type WireShopPage } from '#adapters/wire/parse-shop-page.ts';
import { mapped } from '#adapters/wire/parser.ts';
import type { PageGateway } from '#domain/content/page-gateway.ts';
import type { ShopPage } from '#domain/content/shop-page.ts';
import { withValue } from '#domain/shared/reply.ts';
import { cmsById, cmsByIdentifier, cmsOfStore } from './cms-calls.ts';
import type { EntitySearch } from './entity-search.ts';
import { spokenIn } from './spoken-in.ts';
import type { Transport } from './transport.ts';

type Ports = {
  readonly transport: Transport;
  readonly searchEntities: EntitySearch;
  /** The number of the store view in the API. */
  readonly storeId: number;
};

/** The merchant's pages over HTTP. */
export function createHttpPageGateway({ transport, searchEntities, storeId }: Ports): PageGateway {
  const wish = { include: ['identifier', 'title'] };
  return {
    find: (identifier, signal) => transport.send(cmsByIdentifier('Page', identifier, storeId, parsePage), signal),
    findById: (id, signal) => transport.send(cmsById('Page', id, parsePage), signal),
    async search(text, signal) {
      const query = cmsOfStore(storeId, { text, size: MOST_HINTS });
      const reply = await searchEntities('cms_page', query, wish, signal);
      return withValue(reply, ({ items }) => items.items);
    },
    async all() {
      return withValue(await searchEntities('cms_page', cmsOfStore(storeId), wish), ({ items }) => items.items);
    },
  };
}

const MOST_HINTS = 3;

const parsePage = mapped(parseShopPage, pageOf);

function pageOf(page: WireShopPage): ShopPage {
  const { id, identifier, title, content, content_heading, meta_description, update_time } = page;
  const updatedAt = Number.isNaN(Date.parse(update_time)) ? '' : update_time;
  return {
    ...{ id, identifier, title: content_heading || title, description: meta_description, content, updatedAt },
    ...spokenIn(page),
  };
}
