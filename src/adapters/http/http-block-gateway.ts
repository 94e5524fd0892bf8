import { parseShopBlock, type WireShopBlock } from '#adapters/wire/parse-shop-page.ts';
import { mapped } from '#adapters/wire/parser.ts';
import type { BlockGateway } from '#domain/content/block-gateway.ts';
import type { ShopBlock } from '#domain/content/shop-block.ts';
import type { Log } from '#domain/shared/log.ts';
import { withValue } from '#domain/shared/reply.ts';
import { cmsById, cmsByIdentifier, cmsOfStore } from './cms-calls.ts';
import type { EntitySearch } from './entity-search.ts';
import { logLeftOut } from './log-left-out.ts';
import type { Transport } from './transport.ts';

type Ports = {
  readonly transport: Transport;
  readonly searchEntities: EntitySearch;
  readonly log: Log;
  /** The number of the store view in the API. */
  readonly storeId: number;
};

/** The merchant's blocks over HTTP. */
export function createHttpBlockGateway({ transport, searchEntities, log, storeId }: Ports): BlockGateway {
  return {
    find: (identifier, signal) => transport.send(cmsByIdentifier('Block', identifier, storeId, parseBlock), signal),
    findById: (id, signal) => transport.send(cmsById('Block', id, parseBlock), signal),
    async startingWith(word) {
      const query = cmsOfStore(storeId, { conditions: [{ field: 'identifier', kind: 'begins', start: `${word}-` }] });
      return withValue(await searchEntities('cms_block', query), ({ items }) => {
        logLeftOut(log, 'block', items);
        return ownFirst(items.items).map(blockOf);
      });
    },
  };
}

const parseBlock = mapped(parseShopBlock, blockOf);

function blockOf({ id, identifier, title, content }: WireShopBlock): ShopBlock {
  return { id, identifier, title, content };
}

/** Of two with one identifier the one that a store has for itself, in the place of the first. */
function ownFirst(blocks: readonly WireShopBlock[]): readonly WireShopBlock[] {
  const byIdentifier = new Map<string, WireShopBlock>();
  for (const block of blocks) {
    const known = byIdentifier.get(block.identifier);
    if (!known || known.store_id < block.store_id) byIdentifier.set(block.identifier, block);
  }
  return [...byIdentifier.values()];
}
