import { CONTACT, KEPT_CELLS, NOTICES, WORDS } from '#composition/tokens.ts';
import type { Visit } from '#composition/visit.ts';
import { leadsToCart, withoutNotice } from '#domain/notices/notices.ts';
import { textOf } from '#viewmodels/messages.ts';
import type { OpenShop } from '../assemblies/memory-stage.ts';
import { screensOf } from '../assemblies/screens.ts';
import { createServiceBrowsing, type Whereabouts } from './service-browsing.ts';
import { createServiceCarting } from './service-carting.ts';
import { createServiceChoosing } from './service-choosing.ts';
import { createOwnPages } from './service-own-pages.ts';
import { createServicePaying } from './service-paying.ts';
import { createServiceReviewing } from './service-reviewing.ts';
import { createServiceSaving } from './service-saving.ts';
import { createServiceSearching } from './service-searching.ts';
import { createServiceSubscribing } from './service-subscribing.ts';
import type { Elsewhere, Shopper } from './shopper.ts';

type Parts = {
  readonly open: () => Promise<OpenShop>;
  readonly reopen: () => Promise<void>;
  readonly elsewhere: Elsewhere;
  /** Resolves when nothing is under way: no promise that could still go on. */
  readonly idle: () => Promise<void>;
};

/** Presses and reads what the screens' models offer, where nothing is drawn. */
export async function createServiceShopper({ open, reopen, elsewhere, idle }: Parts): Promise<Shopper> {
  let { visit, screens } = await opened();
  const visitNow = () => visit;
  const screensNow = () => screens;
  const whereabouts: Whereabouts = { place: 'elsewhere', address: '/' };
  const get: Visit['get'] = (name) => visitNow().get(name);
  const comesToRest = async (): Promise<void> => {
    await idle();
    await Promise.all(get(KEPT_CELLS).map((cell) => cell.settled()));
  };
  const shop = createServiceBrowsing(visitNow, whereabouts);
  const pages = createOwnPages({ screens: screensNow, opens: shop.opens, whereabouts, settles: comesToRest });
  const { opens, settles } = pages;
  const browsing = { ...shop, opens };

  return {
    ...browsing,
    ...createServiceChoosing(get, browsing, whereabouts),
    ...createServiceSearching(get, browsing),
    ...createServiceSaving(get),
    ...createServiceReviewing(get),
    ...createServiceSubscribing(get),
    ...createServiceCarting({ screens: screensNow, pages }),
    ...createServicePaying({ screens: screensNow, pages, elsewhere }),
    settles,
    async comesBack() {
      await settles();
      await reopen();
      ({ visit, screens } = await opened());
      await browsing.opens(whereabouts.address);
      await settles();
    },
    async notices() {
      await settles();
      const shown = get(NOTICES).get().shown;
      return shown.map((notice) => ({
        text: textOf(notice, get(WORDS), get(CONTACT)),
        offersCheckout: notice.offersCheckout ?? false,
      }));
    },
    toldBefore: async () =>
      get(NOTICES)
        .get()
        .told.map((notice) => textOf(notice, get(WORDS), get(CONTACT))),
    pressesOk: async () => closeLast(),
    async viewsCart() {
      const offering = get(NOTICES).get().shown.findLast(leadsToCart);
      if (!offering) throw new Error('No notice leads to the cart.');
      get(NOTICES).update((now) => withoutNotice(now, offering.id));
      await browsing.opens('/cart');
    },
    async proceedsToCheckout() {
      closeLast();
      await browsing.opens('/checkout');
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
    turnsGallery: noPage,
    galleryPlace: noPage,
    looksClosely: noPage,
  };

  async function opened() {
    const opening = await open();
    return { visit: opening.visit, screens: screensOf(opening) };
  }

  function closeLast(): void {
    const last = get(NOTICES).get().shown.at(-1);
    if (last) get(NOTICES).update((now) => withoutNotice(now, last.id));
  }
}

function noPage(): Promise<never> {
  return Promise.reject(new Error('There is no page in this assembly: the example needs the tag @page.'));
}
