import { capitalised } from '../support/vocabulary.ts';
import { type Page, type Target, thePart } from './page.ts';
import { createPageAwaiting } from './page-awaiting.ts';
import { createPageBrowsing } from './page-browsing.ts';
import { createPageCarting } from './page-carting.ts';
import { createPageChoosing } from './page-choosing.ts';
import { createPageComparing } from './page-comparing.ts';
import { createPageContacting } from './page-contacting.ts';
import { createPageKeeping } from './page-keeping.ts';
import { createPagePaying } from './page-paying.ts';
import { createPagePrinting } from './page-printing.ts';
import { createPageRestocking } from './page-restocking.ts';
import { createPageReviewing } from './page-reviewing.ts';
import { createPageSaving } from './page-saving.ts';
import { createPageSearching } from './page-searching.ts';
import { createPageSigningIn } from './page-signing-in.ts';
import { createPageSubscribing } from './page-subscribing.ts';
import { createPageTracking } from './page-tracking.ts';
import type { Elsewhere } from './paying.ts';
import type { Shopper } from './shopper.ts';

const notices: Target = { role: 'region', name: 'Notices' };
const gallery: Target = { role: 'region', name: 'Gallery' };
const PROCEED = 'Proceed to checkout';

/** Uses the shop's pages the way a person does: looks for names, presses, types and reads. */
export function createPageShopper(page: Page, elsewhere: Elsewhere): Shopper {
  return {
    ...createPageBrowsing(page),
    ...createPageAwaiting(page),
    ...createPageChoosing(page),
    ...createPageSearching(page),
    ...createPageSaving(page),
    ...createPageComparing(page),
    ...createPageReviewing(page),
    ...createPageSubscribing(page),
    ...createPageRestocking(page),
    ...createPageCarting(page),
    ...createPagePaying(page, elsewhere),
    ...createPageKeeping(page),
    ...createPageSigningIn(page),
    ...createPageContacting(page),
    ...createPageTracking(page),
    ...createPagePrinting(page),
    settles: () => page.settle(),
    comesBack: () => page.comesBack(),
    async notices() {
      const told = await page.all({ role: ['status', 'alert'], within: notices });
      const buttons = await page.all({ role: 'button', within: notices });
      const offers = buttons
        .map(({ name }) => name)
        .join()
        .split('OK');
      return told.map(({ text }, at) => ({ text, offersCheckout: offers[at]?.includes(PROCEED) ?? false }));
    },
    async toldBefore() {
      const account: Target = { role: 'dialog', name: 'Account' };
      await page.press({ role: 'button', name: 'Account' });
      const told = await page.all({ role: 'paragraph', within: { role: 'list', name: 'Messages', within: account } });
      await page.press({ role: 'button', name: 'Close', within: account });
      return told.map(({ text }) => text);
    },
    pressesOk: () => page.press({ role: 'button', name: 'OK', within: notices }),
    viewsCart: () => page.press({ role: 'link', name: 'View cart', within: notices }),
    proceedsToCheckout: () => page.press({ role: 'button', name: PROCEED, within: notices }),
    title: () => page.title(),
    async head() {
      const controls = await page.all({ role: ['link', 'button', 'searchbox'], within: { role: 'banner' } });
      return controls.map(({ name }) => name);
    },
    mainText: async () => (await thePart(page, { role: 'main' })).text,
    async ways() {
      const ways = await page.all({ role: ['link', 'button'], within: { role: 'main' } });
      return ways.map(({ name }) => name);
    },
    address: () => page.address(),
    goesBack: () => page.goBack(),
    pressesKey: (key) => page.pressKey(key),
    async goesByKeys(names) {
      for (const name of names) {
        await page.tabTo(name);
        await page.pressKey('Enter');
      }
    },
    focusedName: () => page.focusedName(),
    pageHeading: async () => (await thePart(page, { role: 'heading', level: 1 })).name,
    turnsGallery: (to) => page.press({ role: 'button', name: `${capitalised(to)} picture`, within: gallery }),
    async galleryPlace() {
      const [, at, of] = /(\d+) of (\d+)/.exec((await thePart(page, gallery)).text) ?? [];
      return { at: Number(at), of: Number(of) };
    },
    looksClosely: () => page.press({ role: 'button', name: 'Zoom', within: gallery }),
  };
}
