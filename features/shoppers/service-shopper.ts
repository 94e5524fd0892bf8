import type { PlainShop } from '../assemblies/plain-shop.ts';
import type { Elsewhere } from './paying.ts';
import { createServiceAwaitingPrices } from './service-awaiting-prices.ts';
import { createServiceBrowsing } from './service-browsing.ts';
import { createServiceCanceling } from './service-canceling.ts';
import { createServiceCarting } from './service-carting.ts';
import { createServiceChoosing } from './service-choosing.ts';
import { createServiceComparing } from './service-comparing.ts';
import { createServiceConsenting } from './service-consenting.ts';
import { createServiceContacting } from './service-contacting.ts';
import { createServiceDelivering } from './service-delivering.ts';
import { createServiceKeeping } from './service-keeping.ts';
import { createServiceOffers } from './service-offers.ts';
import { createServiceOwnLists } from './service-own-lists.ts';
import { createServicePages } from './service-pages.ts';
import { createServicePaying } from './service-paying.ts';
import { createServicePrinting } from './service-printing.ts';
import { createServiceReading } from './service-reading.ts';
import { createServiceReadingTexts } from './service-reading-texts.ts';
import { createServiceRestocking } from './service-restocking.ts';
import { createServiceReturning } from './service-returning.ts';
import { createServiceReviewing } from './service-reviewing.ts';
import { createServiceSaving } from './service-saving.ts';
import { createServiceSearching } from './service-searching.ts';
import { createServiceSharing } from './service-sharing.ts';
import { createServiceSigningIn } from './service-signing-in.ts';
import { createServiceSubscribing } from './service-subscribing.ts';
import { createServiceTracking } from './service-tracking.ts';
import { createServiceWithdrawing } from './service-withdrawing.ts';
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
  const { opens, settles } = pages;

  return {
    ...createServiceBrowsing(pages),
    ...createServiceChoosing(pages),
    ...createServiceSearching(pages),
    ...createServiceOwnLists(pages),
    ...createServiceSaving(pages),
    ...createServiceSharing(pages),
    ...createServiceComparing(pages),
    ...createServiceReviewing(pages),
    ...createServiceSubscribing(pages),
    ...createServiceRestocking(pages),
    ...createServiceAwaitingPrices(pages),
    ...createServiceOffers(pages),
    ...createServiceDelivering(pages),
    ...createServiceCarting(pages),
    ...createServicePaying({ pages, elsewhere }),
    ...createServiceKeeping(pages),
    ...createServiceSigningIn(pages),
    ...createServiceContacting(pages),
    ...createServiceConsenting(pages),
    ...createServiceTracking(pages),
    ...{ ...createServiceCanceling(pages), ...createServiceWithdrawing(pages) },
    ...createServiceReturning(pages),
    ...createServicePrinting(pages),
    ...createServiceReading(pages),
    ...createServiceReadingTexts(pages),
    settles,
    async comesBack() {
      await settles();
      const address = pages.address();
      shop = await reopen();
      await opens(address);
    },
  };
}
