import type { NoticeView } from '#viewmodels/notices/notice-view.ts';
import type { Awaiting } from './awaiting.ts';
import type { Reading, ReadingNotices } from './reading.ts';
import type { Pages } from './service-pages.ts';

/** What is told, by the model of the notices; all else that can be read is on a page alone. */
export function createServiceReading(pages: Pages): Reading & Awaiting {
  return { ...readingNotices(pages), ...onPageAlone };
}

const onPageAlone: Omit<Reading, keyof ReadingNotices> & Awaiting = {
  setsOutFor: noPage,
  awaited: noPage,
  isWaiting: noPage,
  title: noPage,
  head: noPage,
  ways: noPage,
  mainText: noPage,
  follows: noPage,
  goesBack: noPage,
  pressesKey: noPage,
  goesByKeys: noPage,
  focusedName: noPage,
  pageHeading: noPage,
  menuLevel: noPage,
  turnsGallery: noPage,
  galleryPlace: noPage,
  looksClosely: noPage,
};

function readingNotices({ opens, screens, settles }: Pages): ReadingNotices {
  return {
    async notices() {
      return (await told()).map(({ text, offersCheckout }) => ({ text, offersCheckout }));
    },
    async toldBefore() {
      await settles();
      const { account, frame } = screens();
      frame.openAccount();
      await account.opened();
      const { told } = account;
      account.close();
      return told.map(({ text }) => text);
    },
    pressesOk: async () => dismisses((await told()).at(-1)),
    async proceedsToCheckout() {
      dismisses((await told()).findLast(({ offersCheckout }) => offersCheckout));
      await opens('/checkout');
    },
    async viewsCart() {
      dismisses((await told()).findLast(({ leadsToCart }) => leadsToCart));
      await opens('/cart');
    },
  };

  async function told(): Promise<readonly NoticeView[]> {
    await settles();
    return screens().notices.all;
  }

  function dismisses(notice: NoticeView | undefined): void {
    if (!notice) throw new Error('There is no such notice.');
    screens().notices.dismiss(notice.id);
  }
}

function noPage(): Promise<never> {
  return Promise.reject(new Error('There is no page in this assembly: the example needs the tag @page.'));
}
