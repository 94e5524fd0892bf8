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

/** A list that the shop does not know any more. */
const UNKNOWN = 404;

/** What it refuses in any other way, as while it has too much to do, is to be ended still. */
export function createEndDeletedLinks({ namedLists, sharedListGateway, connectivity }: Ports): EndDeletedLinks {
  return async () => {
    if (!connectivity.isOnline()) return;
    const shared = namedLists
      .get()
      .flatMap(({ id, isDeleted, sharing }) => (isDeleted && sharing ? { id, sharing } : []));
    for (const { id, sharing } of shared) {
      const { list, secret } = sharing;
      const reply = await sharedListGateway.end({ list, secret });
      const isOver = reply.kind === 'ok' || (reply.kind === 'refused' && reply.code === UNKNOWN);
      if (isOver) namedLists.update((now) => withoutLink(now, id, list));
    }
  };
}

/** Without that link; one that came in its place stays. */
function withoutLink(lists: NamedLists, id: string, link: string): NamedLists {
  return lists.some((list) => list.id === id && list.sharing?.list === link)
    ? withList(lists, id, { sharing: null })
    : lists;
}

export function createForgetDeletedLists({ namedLists }: Pick<Ports, 'namedLists'>): ForgetDeletedLists {
  return () => {
    const isOver = ({ isDeleted, sharing }: NamedLists[number]): boolean => isDeleted && sharing === null;
    if (namedLists.get().some(isOver)) namedLists.update((now) => now.filter((list) => !isOver(list)));
  };
}
