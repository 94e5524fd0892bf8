import type { Contacting } from './contacting.ts';
import { type Page, type Target, thePart } from './page.ts';

const form: Target = { role: 'form', name: 'Write to us' };
const main: Target = { role: 'main' };
const shops: Target = { role: 'list', name: 'Shops', within: main };

/** Writes to the shop and looks for shops to walk into. */
export function createPageContacting(page: Page): Contacting {
  return {
    async writesToShop(filling) {
      for (const [name, text] of Object.entries(filling)) await page.fill({ name, within: form }, text);
      await page.press({ role: 'button', name: 'Send message', within: form });
      await page.settle();
    },
    messageProblemAt: async (name) => (await thePart(page, { name, within: form })).problem,
    messageTyped: async () => (await thePart(page, { name: 'Message', within: form })).value,
    async contactMessages() {
      const told = await page.all({ role: ['status', 'alert'], within: main });
      return told.map(({ text }) => text).join(' ');
    },
    async looksForShops(text) {
      await page.fill({ role: 'searchbox', name: 'City or PIN code', within: main }, text);
      await page.press({ role: 'button', name: 'Find shops', within: main });
      await page.settle();
    },
    async shopsListed() {
      const listed = await page.all({ role: 'heading', level: 2, within: shops });
      return listed.map(({ name }) => name);
    },
    async shopTold(name) {
      const listed = await page.all({ role: 'article', within: shops });
      const at = listed.findIndex(({ text }) => text.startsWith(name));
      const shop = listed[at];
      if (!shop) throw new Error(`The shop "${name}" is not listed.`);
      const groups = await page.all({ role: 'group', within: shops });
      const addresses = groups.filter(({ text }) => !text.startsWith('Opening hours'));
      return { address: addresses[at]?.text ?? '', telephone: shop.links[0] ?? '', hours: shop.terms };
    },
    shopsSentence: async () => (await thePart(page, { role: 'status', within: main })).text,
  };
}
