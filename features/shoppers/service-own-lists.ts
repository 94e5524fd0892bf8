import type { OwnLists } from './own-lists.ts';
import type { Pages } from './service-pages.ts';

/** Keeps lists by the models of the wishlist's page. */
export function createServiceOwnLists(pages: Pages): OwnLists {
  return { ...naming(pages), ...moving(pages), ...readingLists(pages) };
}

function naming(pages: Pages) {
  const { settles } = pages;
  const { onPage } = onWishlistPage(pages);
  return {
    async makesList(name) {
      const form = (await onPage()).naming;
      form.startMaking();
      form.write(name);
      form.submit();
      await settles();
    },
    async leavesNaming() {
      const form = (await onPage()).naming;
      form.startMaking();
      form.cancel();
      await settles();
    },
    async renamesList(name) {
      const form = (await onPage()).naming;
      form.startRenaming();
      if (form.open !== 'rename') throw new Error('The first list has no name of its own.');
      form.write(name);
      form.submit();
      await settles();
    },
    async deletesList() {
      const lists = await onPage();
      if (lists.chosen.id === null) throw new Error('The first list cannot be deleted.');
      lists.remove();
      await settles();
    },
    problemOfName: async () => (await onPage()).naming.problem,
  } satisfies Partial<OwnLists>;
}

function moving(pages: Pages) {
  const { settles } = pages;
  const { onPage, listNamed } = onWishlistPage(pages);
  return {
    async movesToList(piece, list) {
      const lists = await onPage();
      const card = lists.pieces.cards.find(({ name }) => name === piece);
      if (!card) throw new Error(`"${piece}" is not in the list.`);
      lists.move(card, listNamed(list).id);
      await settles();
    },
    async movesListToCart() {
      const { pieces } = await onPage();
      if (!pieces.canMoveAll) throw new Error('There is nothing to move together.');
      await pieces.moveAll();
      await settles();
    },
    async takesBackOnPage() {
      const { doing } = (await onPage()).pieces;
      if (!doing.canUndo) throw new Error('There is nothing to take back.');
      doing.undo();
      await settles();
    },
  } satisfies Partial<OwnLists>;
}

function readingLists(pages: Pages) {
  const { screens, settles } = pages;
  const { onPage, listNamed } = onWishlistPage(pages);
  return {
    async looksAtList(name) {
      const lists = await onPage();
      lists.choose(listNamed(name).id);
      await settles();
    },
    async ownLists() {
      const { lists } = await onPage();
      return lists.length > 1 ? lists.map(({ label }) => label) : [];
    },
    async newsOfLists() {
      const { naming: form, pieces } = await onPage();
      return form.told || pieces.doing.words;
    },
    async listOfSaved(name) {
      const { frame, wishlist } = screens();
      frame.openWishlist();
      await settles();
      const card = wishlist.wishlist.cards.find((each) => each.name === name);
      wishlist.close();
      return card ? wishlist.listText(card.sku) : '';
    },
  } satisfies Partial<OwnLists>;
}

function onWishlistPage({ opens, screens, settles, shows }: Pages) {
  return { onPage, listNamed };

  async function onPage() {
    if (shows() !== 'wishlist') await opens('/wishlist');
    await settles();
    return screens().ownLists;
  }

  function listNamed(name: string) {
    const list = screens().ownLists.lists.find((each) => each.name === name);
    if (!list) throw new Error(`There is no list "${name}".`);
    return list;
  }
}
