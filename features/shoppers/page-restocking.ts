import { hasPart, type Page, type Target, thePart } from './page.ts';
import type { Restocking, WaitingSeen } from './restocking.ts';

const NOTIFY = 'Notify me';
const button: Target = { role: 'button', name: NOTIFY, within: { role: 'article' } };
const form: Target = { role: 'form', name: NOTIFY, within: { role: 'article' } };
const address: Target = { role: 'textbox', name: 'Email address', within: form };

/** Presses beside what is sold out, and writes into the form that opens there. */
export function createPageRestocking(page: Page): Restocking {
  return {
    canAskToBeTold: () => hasPart(page, button),
    wantsToWaitForPart: (name) => page.press({ role: 'link', name: `${NOTIFY}: ${name}`, within: { role: 'article' } }),
    wantsToBeTold,
    async asksToBeTold(email) {
      if (!(await hasPart(page, form))) await wantsToBeTold();
      await page.fill(address, email);
      await page.press({ role: 'button', name: NOTIFY, within: form });
    },
    waiting: () => waitingIn(page, form),
  };

  async function wantsToBeTold(): Promise<void> {
    await page.press(button);
    await thePart(page, address); // its code comes when it is wanted
  }
}

/** What a form says in which an address is left to hear of something. */
export async function waitingIn(page: Page, form: Target): Promise<WaitingSeen> {
  const [field] = await page.all({ role: 'textbox', name: 'Email address', within: form });
  const failures = await page.all({ role: 'alert', within: form });
  return {
    address: field?.value ?? '',
    words: (await thePart(page, { role: 'status', within: form })).text,
    problem: field?.problem ?? null,
    failure: failures[0]?.text ?? null,
  };
}
