import type { TellRefusal } from '#domain/notices/tell-refusal.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import { itemsIn, type ListId, type NamedLists } from './named-lists.ts';
import { MOST_SHARED, type SharedList, type SharedListGateway } from './shared-list.ts';
import type { Sharings } from './sharings.ts';
import type { Wishlist } from './wishlist.ts';

/** What came of it. `refused` was told in the shop's words. */
export type SharingOutcome = 'done' | 'offline' | 'refused' | 'failed';

/** Shows a list as it is at this moment to whoever has its link. */
export type ShareWishlist = (named: Pick<SharedList, 'title' | 'name'>, list: ListId) => Promise<SharingOutcome>;

/** Shows it to nobody any more. */
export type StopSharing = (list: ListId) => Promise<SharingOutcome>;

type Ports = {
  readonly wishlist: ReadonlyCell<Wishlist>;
  readonly namedLists: ReadonlyCell<NamedLists>;
  readonly sharings: Sharings;
  readonly sharedListGateway: SharedListGateway;
  readonly connectivity: Pick<Connectivity, 'isOnline'>;
  readonly tellRefusal: TellRefusal;
};

/**
 * The newest first, as the list shows them. A list of who has left meanwhile, or that was deleted meanwhile, is not shown:
 * nobody could end it.
 */
export function createShareWishlist(ports: Ports): ShareWishlist {
  const { wishlist, namedLists, sharings, sharedListGateway, connectivity, tellRefusal } = ports;
  return async ({ title, name }, list) => {
    if (!connectivity.isOnline()) return 'offline';
    const sharing = sharings.of(list);
    const before = sharing.forgettings();
    const skus = itemsIn(wishlist.get(), list, namedLists.get()).map(({ tile }) => tile.sku);
    const newest = skus.toReversed().slice(0, MOST_SHARED);
    const reply = await sharedListGateway.share({ title: title.trim(), name: name.trim(), skus: newest });
    if (reply.kind === 'refused') tellRefusal(reply);
    if (reply.kind !== 'ok') return reply.kind === 'refused' ? 'refused' : 'failed';
    if (before === sharing.forgettings()) {
      sharing.update(() => reply.value);
      if (sharing.get() !== null) return 'done';
    }
    await sharedListGateway.end(reply.value);
    return 'failed';
  };
}

/** What could not be ended is known still, so that it can be tried again. */
export function createStopSharing(ports: Omit<Ports, 'wishlist' | 'namedLists'>): StopSharing {
  const { sharings, sharedListGateway, connectivity, tellRefusal } = ports;
  return async (id) => {
    const sharing = sharings.of(id);
    const shared = sharing.get();
    if (shared === null) return 'done';
    if (!connectivity.isOnline()) return 'offline';
    const { list, secret } = shared;
    const reply = await sharedListGateway.end({ list, secret });
    if (reply.kind === 'refused') tellRefusal(reply);
    if (reply.kind !== 'ok') return reply.kind === 'refused' ? 'refused' : 'failed';
    sharing.update((now) => (now?.list === list ? null : now));
    return 'done';
  };
}
