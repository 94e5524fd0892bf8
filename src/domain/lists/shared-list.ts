import type { Tile } from '#domain/listing/tile.ts';
import type { Reply } from '#domain/shared/reply.ts';

/** A wishlist as it was shared. Title and name are '' where none was given. */
export type SharedList = { readonly title: string; readonly name: string; readonly skus: readonly string[] };

/** A list that this device shares. Whoever knows `list` reads it; `secret` ends it, and stays on the device. */
export type Sharing = {
  readonly list: string;
  readonly secret: string /** Ms since 1970. */;
  readonly expiresAt: number;
};

/** Where wishlists are shown by a link. */
export interface SharedListGateway {
  /** Asked twice, there are two lists. */
  share(list: SharedList): Promise<Reply<Sharing>>;
  /** Refused with 404 where nobody shares it, or nobody does any more. */
  read(list: string, signal?: AbortSignal): Promise<Reply<SharedList>>;
  /** To end what has ended does no harm. */
  end(sharing: Pick<Sharing, 'list' | 'secret'>): Promise<Reply<true>>;
}

/** As many as a list takes (contract, section 13). */
export const MOST_SHARED = 100;

/** Where a list is found by who has its link. */
export function sharedListAddress(list: string): string {
  return `/wishlist/shared/${encodeURIComponent(list)}`;
}

/** A shared list as its page has it; `missing` counts what is no longer sold. */
export type SharedListView =
  | { readonly kind: 'none' | 'gone' | 'failed' }
  | {
      readonly kind: 'ready';
      readonly title: string;
      readonly name: string;
      readonly tiles: readonly Tile[];
      readonly missing: number;
    };

export const noSharedList: SharedListView = { kind: 'none' };
