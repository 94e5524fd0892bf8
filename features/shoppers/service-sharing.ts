import type { Pages } from './service-pages.ts';
import type { Sharing } from './sharing.ts';

/** Shares the wishlist and looks at lists of others, by their models. */
export function createServiceSharing({ opens, screens, settles, shows }: Pages): Sharing {
  return {
    async sharesWishlist(named) {
      await opens('/wishlist');
      const { sharingForm } = screens();
      if (!sharingForm.isThere) throw new Error('There is nothing to share.');
      sharingForm.write(named);
      await sharingForm.share();
      await settles();
    },
    async stopsSharing() {
      await opens('/wishlist');
      if (screens().sharingForm.address === null) throw new Error('Nothing is shared.');
      await screens().sharingForm.stop();
      await settles();
    },
    newsOfSharing: async () => screens().sharingForm.hurdle || screens().sharingForm.told,
    async sharedLink() {
      await opens('/wishlist');
      return screens().sharingForm.address;
    },
    async seenList() {
      const { state, title, byText, cards } = openList();
      const pieces = cards.map(({ name, price }) => ({ name, price: price.current }));
      return { title: state === 'gone' ? 'This wishlist is not shared' : title, by: byText, pieces };
    },
    async savesSeenList() {
      await openList().save();
      await settles();
    },
  };

  function openList() {
    if (shows() !== 'shared-list') throw new Error('No shared list is open.');
    return screens().sharedList;
  }
}
