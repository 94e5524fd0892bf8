import type { Consenting } from './consenting.ts';
import { hasPart, type Page, type Target, thePart } from './page.ts';

const question: Target = { role: 'region', name: 'Your privacy' };
const atFoot: Target = { role: 'button', name: 'Privacy choices' };
const choices: Target = { role: 'dialog', name: 'Privacy choices' };

/** Presses what stands on the page. */
export function createPageConsenting(page: Page): Consenting {
  return {
    async consentAsked() {
      await page.glimpse(atFoot); // the question comes with it, when the page has come to rest
      await page.settle();
      if (!(await hasPart(page, question))) return null;
      const ways = await page.all({ role: 'button', within: question });
      return { words: (await thePart(page, question)).text, ways: ways.map(({ name }) => name) };
    },
    async answersConsent(name) {
      await thePart(page, question); // it comes when the page has come to rest
      await page.press({ role: 'button', name, within: question });
    },
    async consentRecorded() {
      await thePart(page, atFoot);
      await page.press(atFoot);
      const { text } = await thePart(page, choices);
      await page.press({ role: 'button', name: 'Close', within: choices });
      return text;
    },
    async changesConsent(ticks) {
      await thePart(page, atFoot);
      await page.press(atFoot);
      for (const [name, isOn] of Object.entries(ticks))
        await page.check({ role: 'checkbox', name, within: choices }, isOn);
      await page.press({ role: 'button', name: 'Save my choice', within: choices });
    },
  };
}
