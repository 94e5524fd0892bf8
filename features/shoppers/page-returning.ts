import { hasPart, type Page, type Target, thePart } from './page.ts';
import type { Returning } from './returning.ts';

const main: Target = { role: 'main' };
const form: Target = { role: 'form', within: main };
const returns: Target = { role: 'region', name: 'Returns', within: main };
const way: Target = { role: 'link', name: 'Return pieces', within: returns };

/** Gives pieces back, and reads with the order what becomes of it. */
export function createPageReturning(page: Page): Returning {
  const opensReturn = async () => {
    await page.press(way);
    await page.settle();
  };
  return {
    opensReturn,
    async givesBack({ name, quantity, reason }) {
      if (!(await page.address()).startsWith('/return-pieces')) await opensReturn();
      await page.fill({ name: `How many of ${name}`, within: form }, String(quantity));
      if (reason !== null) await page.fill({ name: `Why ${name}`, within: form }, reason);
      await page.press({ role: 'button', name: 'Ask for the return', within: form });
      await page.settle();
    },
    async returnAnswer() {
      const told = await page.all({ role: 'alert', within: form });
      return told.map(({ text }) => text).join(' ');
    },
    returnProblemAt: async (name) => (await thePart(page, { name: `Why ${name}`, within: form })).problem,
    returnNoted: async () => (await thePart(page, main)).text,
    chosenToReturn: async (name) => Number((await thePart(page, { name: `How many of ${name}`, within: form })).value),
    async returnsTold() {
      if (!(await hasPart(page, returns))) return { note: '', returns: [], isOpen: false };
      const items = await page.all({ role: 'listitem', within: returns });
      const { text } = await thePart(page, returns);
      const [note = ''] = /(Can|Could) be returned until \d+ \w+ \d{4}|Pieces can be returned [^.]*\./.exec(text) ?? [];
      return { note, returns: items.map((item) => item.text), isOpen: await hasPart(page, way) };
    },
  };
}
