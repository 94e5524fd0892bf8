import type { BlockGateway } from '#domain/content/block-gateway.ts';
import type { ShopBlock } from '#domain/content/shop-block.ts';

/** What most people ask, as the merchant wrote it: a block titled with the question for each, named `faq-…`. */
export type LoadAnswers = () => Promise<readonly ShopBlock[]>;

type Ports = { readonly blockGateway: BlockGateway };

const QUESTIONS = 'faq';

/** None where they cannot be had: the page around them says enough without (CONT-19). */
export function createLoadAnswers({ blockGateway }: Ports): LoadAnswers {
  return async () => {
    const reply = await blockGateway.startingWith(QUESTIONS);
    return reply.kind === 'ok' ? reply.value : [];
  };
}
