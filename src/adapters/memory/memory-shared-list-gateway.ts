import { skuOf } from '#domain/catalog/product.ts';
import { MOST_SHARED, type SharedList, type SharedListGateway, type Sharing } from '#domain/lists/shared-list.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { createMemoryLink, type MemoryLink, refused } from './memory-link.ts';
import type { MemoryProducts } from './memory-products.ts';

export interface MemorySharedListGateway extends SharedListGateway, MemoryLink<keyof SharedListGateway> {}

type Options = {
  readonly isReachable?: () => boolean;
  readonly products: Pick<MemoryProducts, 'find'>;
  readonly now: () => number;
};

const SHARED_MS = 90 * 86_400_000; // contract, section 13
const LONGEST_TITLE = 60;
const LONGEST_NAME = 40;

/** Wishlists that somebody shares; none at first. */
export function createMemorySharedListGateway({ isReachable, products, now }: Options): MemorySharedListGateway {
  const link = createMemoryLink<keyof SharedListGateway>(isReachable);
  const lists = new Map<string, SharedList & Sharing>();
  const gone = refused(404, 'No such list');
  return {
    ...link,
    share: (list) => link.answer('share', [list], () => shared(list)),
    read: (name, signal) => link.answer('read', [name], () => shown(name), signal),
    end: (sharing) => link.answer('end', [sharing], () => ended(sharing)),
  };

  function shared({ title, name, skus }: SharedList): Reply<Sharing> {
    const isLine = (text: string, most: number) => text.length <= most && !/\p{Cc}/u.test(text);
    const fits = skus.length > 0 && skus.length <= MOST_SHARED;
    if (!fits || !isLine(title, LONGEST_TITLE) || !isLine(name, LONGEST_NAME)) return refused(400, 'is malformed');
    const sold = [...new Set(skus)].filter((sku) => products.find(skuOf(sku))?.product.sku === sku);
    if (sold.length === 0) return refused(400, 'Nothing to share');
    const number = lists.size + 1;
    const sharing = { list: `list-${number}`, secret: `secret-${number}`, expiresAt: now() + SHARED_MS };
    lists.set(sharing.list, { title: title.trim(), name: name.trim(), skus: sold, ...sharing });
    return { kind: 'ok', value: sharing };
  }

  function shown(list: string): Reply<SharedList> {
    const found = lists.get(list);
    if (!found || found.secret === '' || found.expiresAt <= now()) return gone;
    const { title, name, skus } = found;
    return { kind: 'ok', value: { title, name, skus } };
  }

  /** A list that has ended keeps its number, and has no secret. */
  function ended({ list, secret }: Pick<Sharing, 'list' | 'secret'>): Reply<true> {
    const found = lists.get(list);
    if (found && found.secret !== '' && found.secret !== secret) return gone;
    if (found) lists.set(list, { ...found, secret: '' });
    return { kind: 'ok', value: true };
  }
}
