import type { NoticeView } from '#viewmodels/notices/notice-view.ts';
import type { PlainShop } from '../assemblies/plain-shop.ts';
import type { Elsewhere } from './paying.ts';
import { createServiceBrowsing } from './service-browsing.ts';
import { createServiceCarting } from './service-carting.ts';
import { createServiceChoosing } from './service-choosing.ts';
import { createServiceComparing } from './service-comparing.ts';
import { createServiceContacting } from './service-contacting.ts';
import { createServiceKeeping } from './service-keeping.ts';
import { createServicePages } from './service-pages.ts';
import { createServicePaying } from './service-paying.ts';
import { createServicePrinting } from './service-printing.ts';
import { createServiceRestocking } from './service-restocking.ts';
import { createServiceReviewing } from './service-reviewing.ts';
import { createServiceSaving } from './service-saving.ts';
import { createServiceSearching } from './service-searching.ts';
import { createServiceSigningIn } from './service-signing-in.ts';
import { createServiceSubscribing } from './service-subscribing.ts';
import { createServiceTracking } from './service-tracking.ts';
import type { Shopper } from './shopper.ts';

type Parts = {
  readonly open: () => Promise<PlainShop>;
  /** Closes the shop and opens it again on the same device. */
  readonly reopen: () => Promise<PlainShop>;
  readonly elsewhere: Elsewhere;
  /** Resolves when nothing is under way: no promise that could still go on. */
  readonly idle: () => Promise<void>;
};

/** Presses and reads what the screens' models offer, where nothing is drawn. */
export async function createServiceShopper({ open, reopen, elsewhere, idle }: Parts): Promise<Shopper> {
  let shop = await open();
  const pages = createServicePages({ shop: () => shop, idle });
  const { opens, screens, settles } = pages;

  return {
    ...createServiceBrowsing(pages),
    ...createServiceChoosing(pages),
    ...createServiceSearching(pages),
    ...createServiceSaving(pages),
    ...createServiceComparing(pages),
    ...createServiceReviewing(pages),
    ...createServiceSubscribing(pages),
    ...createServiceRestocking(pages),
    ...createServiceCarting(pages),
    ...createServicePaying({ pages, elsewhere }),
    ...createServiceKeeping(pages),
    ...createServiceSigningIn(pages),
    ...createServiceContacting(pages),
    ...createServiceTracking(pages),
    ...createServicePrinting(pages),
    settles,
    async comesBack() {
      await settles();
      const address = pages.address();
      shop = await reopen();
      await opens(address);
    },
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
    async viewsCart() {
      dismisses((await told()).findLast(({ leadsToCart }) => leadsToCart));
      await opens('/cart');
    },
    async proceedsToCheckout() {
      dismisses((await told()).findLast(({ offersCheckout }) => offersCheckout));
      await opens('/checkout');
    },
    title: noPage,
    head: noPage,
    ways: noPage,
    mainText: noPage,
    address: noPage,
    goesBack: noPage,
    setsOutFor: noPage,
    awaited: noPage,
    pressesKey: noPage,
    goesByKeys: noPage,
    focusedName: noPage,
    pageHeading: noPage,
    turnsGallery: noPage,
    galleryPlace: noPage,
    looksClosely: noPage,
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
