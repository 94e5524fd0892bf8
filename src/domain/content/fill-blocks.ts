import type { Log } from '#domain/shared/log.ts';
import type { Reply } from '#domain/shared/reply.ts';
import type { BlockGateway } from './block-gateway.ts';
import { blockName, type PlacedBlock, placedBlocks, withBlocks } from './placed-blocks.ts';
import type { ShopBlock } from './shop-block.ts';

type Ports = { readonly blockGateway: BlockGateway; readonly log: Log };

/**
 * A text of the merchant with what its blocks say. One that cannot be had leaves no trace in it (CONT-19); one that
 * nobody wrote is told to who looks after the shop.
 */
export type FillBlocks = (text: string, signal?: AbortSignal) => Promise<string>;

export function createFillBlocks({ blockGateway, log }: Ports): FillBlocks {
  return async (text, signal) => {
    const placed = placedBlocks(text);
    const found = await Promise.all(
      placed.map(async (block) => [blockName(block), await read(block, signal)] as const),
    );
    const contents = new Map(found);
    return withBlocks(text, (block) => contents.get(blockName(block)) ?? '');
  };

  async function read(block: PlacedBlock, signal?: AbortSignal): Promise<string> {
    const reply = await find(block, signal);
    if (reply.kind === 'ok') return reply.value.content;
    if (reply.kind === 'refused') log.info(`${reply.message}: ${blockName(block)}`);
    return '';
  }

  function find(block: PlacedBlock, signal?: AbortSignal): Promise<Reply<ShopBlock>> {
    return block.kind === 'id' ? blockGateway.findById(block.id, signal) : blockGateway.find(block.identifier, signal);
  }
}
