import type { PageGateway } from '#domain/content/page-gateway.ts';
import type { ShopPage } from '#domain/content/shop-page.ts';
import { parseShopPage, type WireShopPage } from '#wire/parse-shop-page.ts';
import { mapped } from '#wire/parser.ts';
import type { Transport } from './transport.ts';

/** The merchant's pages over HTTP. */
export function createHttpPageGateway({ transport }: { readonly transport: Transport }): PageGateway {
  return {
    async find(identifier, signal) {
      const url = `/api/ext/cms-data/cmsPageIdentifier/${encodeURIComponent(identifier)}/storeId/${STORE_ID}`;
      return transport.send({ method: 'GET', url, parse: mapped(parseShopPage, pageOf), isSilent: true }, signal);
    },
  };
}

/** The one store of this storefront; a store without pages of its own has those for all. */
const STORE_ID = 1;

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
