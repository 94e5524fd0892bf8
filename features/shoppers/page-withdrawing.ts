import { hasPart, type Page, type Target, thePart } from './page.ts';
import type { Withdrawing } from './withdrawing.ts';

const main: Target = { role: 'main' };
const form: Target = { role: 'form', within: main };
const way: Target = { role: 'link', name: 'Withdraw from contract here', within: main };
const labels = {
  name: 'Name',
  order: 'Order number',
  email: 'Email address for the acknowledgement',
  pieces: 'Only these pieces',
};

/** Withdraws from orders, and reads what follows. */
export function createPageWithdrawing(page: Page): Withdrawing {
  const valueAt = async (name: string) => (await thePart(page, { name, within: form })).value;
  return {
    async statesWithdrawal({ pieces = '', ...typed }) {
      await page.goTo('/withdraw');
      for (const [field, text] of Object.entries({ ...typed, pieces }))
        await page.fill({ name: labels[field as keyof typeof labels], within: form }, text);
      await page.press({ role: 'button', name: 'Continue to confirmation', within: form });
      await page.settle();
    },
    async confirmsWithdrawal() {
      await page.press({ role: 'button', name: 'Confirm withdrawal', within: main });
      await page.settle();
    },
    withdrawalTold: async () => (await thePart(page, main)).text,
    async withdrawalAnswer() {
      const told = await page.all({ role: 'alert', within: main });
      return told.map(({ text }) => text).join(' ');
    },
    withdrawalProblemAt: async (name) => (await thePart(page, { name, within: form })).problem ?? '',
    withdrawalTyped: async () => ({
      name: await valueAt(labels.name),
      order: await valueAt(labels.order),
      email: await valueAt(labels.email),
    }),
    canWithdraw: () => hasPart(page, way),
    async opensWithdrawing() {
      await page.press(way);
      await page.settle();
    },
  };
}
