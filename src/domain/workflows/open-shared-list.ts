import { findProducts } from '#domain/catalog/find-products.ts';
import type { SearchIndex } from '#domain/catalog/search-query.ts';
import { type TileRules, tilesOf } from '#domain/listing/tile.ts';
import type { SharedListGateway, SharedListView } from '#domain/lists/shared-list.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Reply } from '#domain/shared/reply.ts';

/** Opens a wishlist by its link, at the prices of now. `gone`: nobody shares it. The signal ends when nobody waits for it. */
export type OpenSharedList = (list: string, signal?: AbortSignal) => Promise<'ready' | 'gone' | 'failed'>;

type Ports = {
  readonly sharedListView: Cell<SharedListView>;
  readonly sharedListGateway: SharedListGateway;
  readonly searchIndex: SearchIndex;
  readonly market: () => Market;
  readonly shopRules: TileRules;
  /** The menu and what is announced, for the frame. */
  readonly loadFrame: () => Promise<unknown>;
};

const NOT_FOUND = 404;

export function createOpenSharedList(ports: Ports): OpenSharedList {
  return async (list, signal) => {
    const [view] = await Promise.all([readView(ports, list, signal), ports.loadFrame()]);
    if (!signal?.aborted) ports.sharedListView.update(() => view);
    return view.kind;
  };
}

type Read = Exclude<SharedListView, { readonly kind: 'none' }> & { readonly kind: 'ready' | 'gone' | 'failed' };

async function readView(ports: Ports, list: string, signal?: AbortSignal): Promise<Read> {
  const { sharedListGateway, searchIndex, market, shopRules } = ports;
  const reply = await sharedListGateway.read(list, signal);
  if (reply.kind !== 'ok') return { kind: isMissing(reply) ? 'gone' : 'failed' };
  const { title, name, skus } = reply.value;
  const products = await findProducts(searchIndex, skus);
  if (products === null) return { kind: 'failed' };
  const inOrder = skus.flatMap((sku) => products.find((product) => product.sku === sku) ?? []);
  const tiles = tilesOf(inOrder, { market: market(), rules: shopRules });
  return { kind: 'ready', title, name, tiles, missing: skus.length - tiles.length };
}

function isMissing(reply: Reply<unknown>): boolean {
  return reply.kind === 'refused' && reply.code === NOT_FOUND;
}
