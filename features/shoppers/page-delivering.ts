import type { Delivering } from './delivering.ts';
import { hasPart, type Page, type Target, thePart } from './page.ts';

const form: Target = { role: 'form', name: 'When will it arrive?' };
const pinCode: Target = { role: 'textbox', name: 'Delivery to PIN code', within: form };

/** Writes into the form beside a piece or a cart, which comes once the page has come to rest. */
export function createPageDelivering(page: Page): Delivering {
  return {
    async asksWhenItArrives(typed) {
      await page.fill(pinCode, typed);
      await page.press({ role: 'button', name: 'Check', within: form });
    },
    async delivery() {
      await page.settle();
      if (!(await hasPart(page, form))) return null;
      const { value, problem } = await thePart(page, pinCode);
      const lines = await page.all({ role: 'paragraph', within: { role: 'status', within: form } });
      return { pinCode: value ?? '', words: lines.map(({ text }) => text), problem: problem ?? null };
    },
  };
}
