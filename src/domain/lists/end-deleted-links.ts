import type { Cell } from '#domain/shared/cell.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import { type NamedLists, withList } from './named-lists.ts';
import type { SharedListGateway } from './shared-list.ts';

/** Ends the links of lists that were deleted, as far as the shop can be asked. What could not be ended is tried another time. */
export type EndDeletedLinks = () => Promise<void>;

/** Forgets lists that were deleted and whose links lead nowhere. */
export type ForgetDeletedLists = () => void;

type Ports = {
  readonly namedLists: Cell<NamedLists>;
  readonly sharedListGateway: Pick<SharedListGateway, 'end'>;
  readonly connectivity: Pick<Connectivity, 'isOnline'>;
};

/** What the shop refuses to end it does not know any more. */
export function createEndDeletedLinks({ namedLists, sharedListGateway, connectivity }: Ports): EndDeletedLinks {
  return async () => {
    if (!connectivity.isOnline()) return;
    const shared = namedLists
      .get()
      .flatMap(({ id, isDeleted, sharing }) => (isDeleted && sharing ? { id, sharing } : []));
    for (const { id, sharing } of shared) {
      const { kind } = await sharedListGateway.end({ list: sharing.list, secret: sharing.secret });
      if (kind === 'ok' || kind === 'refused') namedLists.update((now) => withList(now, id, { sharing: null }));
    }
  };
}

export function createForgetDeletedLists({ namedLists }: Pick<Ports, 'namedLists'>): ForgetDeletedLists {
  return () => {
    const isOver = ({ isDeleted, sharing }: NamedLists[number]): boolean => isDeleted && sharing === null;
    if (namedLists.get().some(isOver)) namedLists.update((now) => now.filter((list) => !isOver(list)));
  };
}
