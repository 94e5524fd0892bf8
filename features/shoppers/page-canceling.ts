import type { Canceling } from './canceling.ts';
import { hasPart, type Page, type Target, thePart } from './page.ts';

const main: Target = { role: 'main' };
const way: Target = { role: 'link', name: 'Cancel order', within: main };

/** Cancels an order, and reads with the order what becomes of it. */
export function createPageCanceling(page: Page): Canceling {
  const opensCanceling = async () => {
    await page.press(way);
    await page.settle();
  };
  return {
    opensCanceling,
    async cancelsPlaced() {
      if (!(await page.address()).startsWith('/cancel-order')) await opensCanceling();
      await page.press({ role: 'button', name: 'Cancel the order', within: main });
      await page.settle();
    },
    cancelingTold: async () => (await thePart(page, main)).text,
    async cancelingAnswer() {
      const told = await page.all({ role: 'alert', within: main });
      return told.map(({ text }) => text).join(' ');
    },
    cancellationTold: async () => ({ text: (await thePart(page, main)).text, isOpen: await hasPart(page, way) }),
  };
}
