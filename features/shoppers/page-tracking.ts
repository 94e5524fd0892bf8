import { hasPart, type Page, type Target, thePart } from './page.ts';
import type { Tracking } from './tracking.ts';

const main: Target = { role: 'main' };
const form: Target = { role: 'form', within: main };
const fields = ['Order number', 'Email address'];

/** Finds orders by their number and e-mail, and opens those of which the page tells only a part. */
export function createPageTracking(page: Page): Tracking {
  return {
    async tracksOrder(filling) {
      if ((await page.address()) !== '/track-order') await page.goTo('/track-order');
      for (const [name, text] of Object.entries(filling)) await page.fill({ name, within: form }, text);
      await page.press({ role: 'button', name: 'Show order', within: form });
      await page.settle();
    },
    async showsOrderWhole(email) {
      await page.fill({ name: 'Email address', within: form }, email);
      await page.press({ role: 'button', name: 'Show all details', within: form });
      await page.settle();
    },
    trackingProblemAt: async (name) => (await thePart(page, { name, within: form })).problem,
    async trackingTyped() {
      const typed = fields.map(async (name) => [name, (await thePart(page, { name, within: form })).value] as const);
      return Object.fromEntries(await Promise.all(typed));
    },
    async trackingAnswer() {
      const told = await page.all({ role: 'alert', within: form });
      return told.map(({ text }) => text).join(' ');
    },
    async whoGetsOrder() {
      await thePart(page, { role: 'list', name: 'Ordered items' });
      return (await thePart(page, main)).terms['Deliver to'] ?? null;
    },
    orderMessages: async () => ((await hasPart(page, main)) ? (await thePart(page, main)).text : ''),
  };
}
