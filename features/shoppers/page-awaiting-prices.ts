import type { AwaitingPrices } from './awaiting-prices.ts';
import { hasPart, type Page, type Target, thePart } from './page.ts';
import { waitingIn } from './page-restocking.ts';

const TELL = 'Tell me when a price falls';
const region: Target = { role: 'region', name: TELL };
const button: Target = { role: 'button', name: TELL, within: region };
const form: Target = { role: 'form', name: TELL, within: region };
const address: Target = { role: 'textbox', name: 'Email address', within: form };

/** Presses on the page of the wishlist, and writes into the form that opens there. */
export function createPageAwaitingPrices(page: Page): AwaitingPrices {
  return {
    async canAskAboutPrices() {
      await page.goTo('/wishlist');
      return hasPart(page, button);
    },
    wantsToHearOfPrices,
    async asksAboutPrices(email) {
      if (!(await hasPart(page, form))) await wantsToHearOfPrices();
      await page.fill(address, email);
      await page.press({ role: 'button', name: 'Tell me by email', within: form });
    },
    waitingForPrices: () => waitingIn(page, form),
  };

  async function wantsToHearOfPrices(): Promise<void> {
    await page.goTo('/wishlist');
    await page.press(button);
    await thePart(page, address);
  }
}
