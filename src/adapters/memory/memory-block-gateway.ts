import type { BlockGateway } from '#domain/content/block-gateway.ts';
import type { ShopBlock } from '#domain/content/shop-block.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { createMemoryLink, type MemoryLink, refused } from './memory-link.ts';

export interface MemoryBlockGateway extends BlockGateway, MemoryLink<keyof BlockGateway> {
  /** One more block; one with the identifier of another takes its place. */
  write(block: ShopBlock): void;
}

type Options = { readonly isReachable?: () => boolean };

/** Blocks that a test has written; none at first. */
export function createMemoryBlockGateway({ isReachable }: Options = {}): MemoryBlockGateway {
  const link = createMemoryLink<keyof BlockGateway>(isReachable);
  const blocks = new Map<string, ShopBlock>();
  const all = () => [...blocks.values()];
  return {
    ...link,
    find: (identifier, signal) => link.answer('find', [identifier], () => answerWith(blocks.get(identifier)), signal),
    findById: (id, signal) =>
      link.answer('findById', [id], () => answerWith(all().find((block) => block.id === id)), signal),
    startingWith: (word) =>
      link.answer('startingWith', [word], () => ({
        kind: 'ok',
        value: all().filter(({ identifier }) => identifier.startsWith(`${word}-`)),
      })),
    write: (block) => void blocks.set(block.identifier, block),
  };
}

function answerWith(block: ShopBlock | undefined): Reply<ShopBlock> {
  return block ? { kind: 'ok', value: block } : refused(404, 'CMS block query returned empty result');
}
