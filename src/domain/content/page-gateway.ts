import type { PageHint, PageSearch } from '#domain/listing/page-search.ts';
import type { Reply } from '#domain/shared/reply.ts';
import type { ShopPage } from './shop-page.ts';

/** The pages the merchant wrote. A call whose signal ends is given up; it is `unreachable`. */
export interface PageGateway extends PageSearch {
  /** CONT-15; refused with 404 where there is none. */
  find(identifier: string, signal?: AbortSignal): Promise<Reply<ShopPage>>;
  /** CONT-14; refused with 404 where there is none. */
  findById(id: number, signal?: AbortSignal): Promise<Reply<ShopPage>>;
  /** Those that can be opened: at most 500 (CONF-21). */
  all(): Promise<Reply<readonly PageHint[]>>;
}
