import { hasPart, type Page, type Target, thePart } from './page.ts';
import type { Subscribing } from './subscribing.ts';

const newsletter: Target = { role: 'region', name: 'Newsletter', within: { role: 'contentinfo' } };
const address: Target = { role: 'textbox', name: 'Email address', within: newsletter };
const unsubscribe: Target = { role: 'button', name: 'Unsubscribe', within: newsletter };

/** Writes into the form at the foot of the page. */
export function createPageSubscribing(page: Page): Subscribing {
  return {
    async givesAddress(email) {
      await page.fill(address, email);
      await page.pressKey('Tab');
    },
    typesAddress: (email) => page.fill(address, email),
    subscribes: () => page.press({ role: 'button', name: 'Subscribe', within: newsletter }),
    unsubscribes: () => page.press(unsubscribe),
    async newsletter() {
      const { value, problem } = await thePart(page, address);
      const failures = await page.all({ role: 'alert', within: newsletter });
      return {
        address: value,
        words: (await thePart(page, { role: 'status', within: newsletter })).text,
        problem,
        failure: failures[0]?.text ?? null,
        offersToUnsubscribe: await hasPart(page, unsubscribe),
      };
    },
  };
}
