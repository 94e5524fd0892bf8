import type { ChoosingVariant } from './browsing.ts';
import { capitalised } from './capitalised.ts';
import { hasPart, type Page, type Target, thePart } from './page.ts';

/** Where no scripts run what is chosen is sent. */
const showChoice: Target = { role: 'button', name: 'Show this choice' };
const instead: Target = { role: 'list', name: 'Available:' };
/** It is named by its which says what an answer does. */
const asking: Target = { role: 'dialog', startsWith: 'Choose a' };

/** Chooses colours and sizes on the page of a product. */
export function choosingVariant(page: Page): ChoosingVariant {
  return {
    async chooses(option, value) {
      await page.check(optionOf(option, value), true);
      if (await hasPart(page, showChoice)) await page.press(showChoice);
    },
    canChoose: async (option, value) => !(await thePart(page, optionOf(option, value))).isDisabled,
    goesToChoose: () => page.press({ role: 'button', startsWith: 'Add to cart: ', within: { role: 'article' } }),
    buysNow: () => page.press({ role: 'button', name: 'Buy now', within: { role: 'article' } }),
    async askedToChoose() {
      const [asked] = await page.all({ role: 'heading', level: 2, within: asking });
      return asked?.text ?? null;
    },
    answers: (value) => page.press({ role: 'button', startsWith: `${value} `, within: asking }), // then what it costs
    async offeredInstead() {
      const links = await page.all({ role: 'link', within: instead });
      return links.map(({ name }) => name);
    },
    takesInstead: (name) => page.press({ role: 'link', name, within: instead }),
  };
}

/** A value of a group, which is written with a capital letter. */
function optionOf(option: string, value: string): Target {
  return { role: 'radio', name: value, within: { role: 'group', name: capitalised(option) } };
}
