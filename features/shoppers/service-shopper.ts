import { cartScreenModule } from '#composition/screens/cart-screens-module.ts';
import { checkoutScreenModule } from '#composition/screens/checkout-screen-module.ts';
import { confirmationScreenModule } from '#composition/screens/confirmation-screen-module.ts';
import { homeModule } from '#composition/screens/home-module.ts';
import { newsletterModule } from '#composition/screens/newsletter-module.ts';
import { productModule } from '#composition/screens/product-module.ts';
import { productMoreModule } from '#composition/screens/product-more-module.ts';
import { productSetModule } from '#composition/screens/product-set-module.ts';
import { searchPanelModule } from '#composition/screens/search-panel-module.ts';
import { takingBackModule } from '#composition/screens/taking-back-module.ts';
import { waitingOrdersModule } from '#composition/screens/waiting-orders-module.ts';
import { CONTACT, KEPT_CELLS, NOTICES, WORDS } from '#composition/tokens.ts';
import type { Visit } from '#composition/visit.ts';
import { leadsToCart, withoutNotice } from '#domain/notices/notices.ts';
import { textOf } from '#viewmodels/messages.ts';
import type { OpenShop } from '../assemblies/memory-stage.ts';
import { createServiceBrowsing, type Whereabouts } from './service-browsing.ts';
import { createServiceCarting } from './service-carting.ts';
import { createServiceChoosing } from './service-choosing.ts';
import { createServicePaying } from './service-paying.ts';
import { createServiceReviewing } from './service-reviewing.ts';
import { createServiceSaving } from './service-saving.ts';
import { createServiceSearching } from './service-searching.ts';
import { createServiceSubscribing } from './service-subscribing.ts';
import type { Gateway, Shopper } from './shopper.ts';

type Parts = {
  readonly open: () => Promise<OpenShop>;
  readonly reopen: () => Promise<void>;
  readonly gateway: Gateway;
  /** Resolves when nothing is under way: no promise that could still go on. */
  readonly idle: () => Promise<void>;
};

/** Calls the verbs of the shop directly: no screen between the shopper and the rules. */
export async function createServiceShopper({ open, reopen, gateway, idle }: Parts): Promise<Shopper> {
  let visit = await opened();
  const visitNow = () => visit;
  const whereabouts: Whereabouts = { place: 'elsewhere', address: '/' };
  const get: Visit['get'] = (name) => visitNow().get(name);
  const settles = async (): Promise<void> => {
    await idle();
    await Promise.all(get(KEPT_CELLS).map((cell) => cell.settled()));
  };
  const browsing = createServiceBrowsing(visitNow, whereabouts);

  return {
    ...browsing,
    ...createServiceChoosing(get, browsing, whereabouts),
    ...createServiceSearching(get, browsing),
    ...createServiceSaving(get),
    ...createServiceReviewing(get),
    ...createServiceSubscribing(get),
    ...createServiceCarting(visitNow, settles),
    ...createServicePaying({ visitNow, browsing, whereabouts, gateway, settles }),
    settles,
    async comesBack() {
      await settles();
      await reopen();
      visit = await opened();
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

  /** The screens of sets keep what was put together, so a shopper without screens has their models. */
  async function opened(): Promise<Visit> {
    const { shop, visit } = await open();
    shop.load(
      productModule,
      productSetModule,
      productMoreModule,
      newsletterModule,
      searchPanelModule,
      cartScreenModule,
      checkoutScreenModule,
      takingBackModule,
      confirmationScreenModule,
      homeModule,
      waitingOrdersModule,
    );
    return visit;
  }

  function closeLast(): void {
    const last = get(NOTICES).get().shown.at(-1);
    if (last) get(NOTICES).update((now) => withoutNotice(now, last.id));
  }
}

function noPage(): Promise<never> {
  return Promise.reject(new Error('There is no page in this assembly: the example needs the tag @page.'));
}
