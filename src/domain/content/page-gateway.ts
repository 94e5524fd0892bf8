import type { PageSearch } from '#domain/listing/page-search.ts';
import type { Reply } from '#domain/shared/reply.ts';
import type { ShopPage } from './shop-page.ts';

/** The pages the merchant wrote. */
export interface PageGateway extends PageSearch {
  /** CONT-15; refused with 404 where there is none. A call whose signal ends is given up; it is `unreachable`. */
  find(identifier: string, signal?: AbortSignal): Promise<Reply<ShopPage>>;
}
