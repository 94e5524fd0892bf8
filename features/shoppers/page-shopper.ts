import type { Page } from './page.ts';
import { createPageAwaiting } from './page-awaiting.ts';
import { createPageAwaitingPrices } from './page-awaiting-prices.ts';
import { createPageBrowsing } from './page-browsing.ts';
import { createPageCanceling } from './page-canceling.ts';
import { createPageCarting } from './page-carting.ts';
import { createPageChoosing } from './page-choosing.ts';
import { createPageComparing } from './page-comparing.ts';
import { createPageConsenting } from './page-consenting.ts';
import { createPageContacting } from './page-contacting.ts';
import { createPageDelivering } from './page-delivering.ts';
import { createPageKeeping } from './page-keeping.ts';
import { createPageOffers } from './page-offers.ts';
import { createPageOwnLists } from './page-own-lists.ts';
import { createPagePaying } from './page-paying.ts';
import { createPagePrinting } from './page-printing.ts';
import { createPageReading } from './page-reading.ts';
import { createPageReadingTexts } from './page-reading-texts.ts';
import { createPageRestocking } from './page-restocking.ts';
import { createPageReturning } from './page-returning.ts';
import { createPageReviewing } from './page-reviewing.ts';
import { createPageSaving } from './page-saving.ts';
import { createPageSearching } from './page-searching.ts';
import { createPageSharing } from './page-sharing.ts';
import { createPageSigningIn } from './page-signing-in.ts';
import { createPageSubscribing } from './page-subscribing.ts';
import { createPageTracking } from './page-tracking.ts';
import { createPageWithdrawing } from './page-withdrawing.ts';
import type { Elsewhere } from './paying.ts';
import type { Shopper } from './shopper.ts';

/** Uses the shop's pages the way a person does: looks for names, presses, types and reads. */
export function createPageShopper(page: Page, elsewhere: Elsewhere): Shopper {
  return {
    ...createPageBrowsing(page),
    ...createPageAwaiting(page),
    ...createPageChoosing(page),
    ...createPageSearching(page),
    ...createPageOwnLists(page),
    ...createPageSaving(page),
    ...createPageSharing(page),
    ...createPageComparing(page),
    ...createPageReviewing(page),
    ...createPageSubscribing(page),
    ...createPageRestocking(page),
    ...createPageAwaitingPrices(page),
    ...createPageOffers(page),
    ...createPageDelivering(page),
    ...createPageCarting(page),
    ...createPagePaying(page, elsewhere),
    ...createPageKeeping(page),
    ...createPageSigningIn(page),
    ...createPageContacting(page),
    ...createPageConsenting(page),
    ...createPageTracking(page),
    ...createPageCanceling(page),
    ...createPageWithdrawing(page),
    ...createPageReturning(page),
    ...createPagePrinting(page),
    ...createPageReading(page),
    ...createPageReadingTexts(page),
    settles: () => page.settle(),
    comesBack: () => page.comesBack(),
  };
}
