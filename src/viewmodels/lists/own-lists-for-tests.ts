import { createMemoryIds } from '#adapters/memory/memory-ids.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Drafts } from '#domain/interface/drafts.ts';
import { createChosenList } from '#domain/lists/chosen-list.ts';
import { createListChanges } from '#domain/lists/list-changes.ts';
import type { ListId, NamedList, NamedLists } from '#domain/lists/named-lists.ts';
import { inList, type Wishlist } from '#domain/lists/wishlist.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { tileForTests } from '../catalog/tile-for-tests.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { createListNaming } from './list-naming-model.ts';
import { createListPieces } from './list-pieces.ts';
import { createOwnLists } from './own-lists-model.ts';

export const diwali: NamedList = { id: 'd', name: 'Diwali', sharing: null, isDeleted: false };

/** The page of a wishlist with A in the first list, and B in that for Diwali. */
export function openOwnLists(lists: NamedLists = [diwali], tellsPriceFalls = true) {
  const saved = (sku: string, list: ListId) => inList({ tile: tileForTests({ sku }), qty: 1, savedAt: null }, list);
  const wishlist = createMemoryCell<Wishlist>([saved('A', null), saved('B', 'd')]);
  const namedLists = { ...createMemoryCell(lists), forgettings: () => 0 };
  const chosenList = createChosenList({ drafts: createMemoryCell<Drafts>({}), namedLists });
  const done: string[] = [];
  const does = (what: string) => async () => void done.push(what);
  const listChanges = createListChanges({ wishlist, namedLists, ids: createMemoryIds() });
  const own = { wishlist, namedLists, chosenList, listChanges, messages: inEnglish };
  const listNaming = createListNaming(own);
  const listPieces = createListPieces({
    ...own,
    isDeviceRead: createMemoryCell(true),
    storeView: createMemoryCell(defaultStoreView),
    openWishlist: async () => [],
    removeFromWishlist: does('removed'),
    addToCart: async () => ({ kind: 'added' }),
    moveWishlist: async (_products, items) => {
      done.push(`moved ${items.map(({ tile }) => tile.sku)}`);
      return { moved: 0, toChoose: 0, soldOut: 0, unsold: 0, isStockUnsure: false, undo: does('undone') };
    },
    mediaBase: '',
  });
  const model = createOwnLists({
    ...own,
    ...{ listNaming, listPieces },
    isOnline: createMemoryCell(true),
    priceFallRules: { tellsPriceFalls },
    endDeletedLinks: does('links ended'),
    forgetDeletedLists: () => void done.push('lists forgotten'),
  });
  const skus = () => model.pieces.cards.map(({ sku }) => sku);
  return { model, naming: listNaming, wishlist, namedLists, chosenList, done, skus };
}
