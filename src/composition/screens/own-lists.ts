import { createChosenList } from '#domain/lists/chosen-list.ts';
import { createEndDeletedLinks, createForgetDeletedLists } from '#domain/lists/end-deleted-links.ts';
import { createListChanges } from '#domain/lists/list-changes.ts';
import { createListNaming } from '#viewmodels/lists/list-naming-model.ts';
import { createListPieces } from '#viewmodels/lists/list-pieces.ts';
import { createOwnLists } from '#viewmodels/lists/own-lists-model.ts';

/** Lists beside the wishlist, on its page. Nothing else of the shop knows more of them than that they are kept. */
export const ownLists = {
  chosenList: createChosenList,
  listChanges: createListChanges,
  endDeletedLinks: createEndDeletedLinks,
  forgetDeletedLists: createForgetDeletedLists,
  listPieces: createListPieces,
  listNaming: createListNaming,
  ownLists: createOwnLists,
};
