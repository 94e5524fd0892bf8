import type { Reply } from '#domain/shared/reply.ts';
import type { ShopBlock } from './shop-block.ts';

/** The pieces of text that the merchant wrote for several pages. A call whose signal ends is given up; it is `unreachable`. */
export interface BlockGateway {
  /** CONT-15; refused with 404 where there is none. */
  find(identifier: string, signal?: AbortSignal): Promise<Reply<ShopBlock>>;
  /** CONT-14; refused with 404 where there is none. */
  findById(id: number, signal?: AbortSignal): Promise<Reply<ShopBlock>>;
  /** Those whose identifiers begin with a word, such as `faq` for `faq-returns`: at most 500 (CONF-21), each identifier once. */
  startingWith(word: string): Promise<Reply<readonly ShopBlock[]>>;
}
