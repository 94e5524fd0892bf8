import { hasPart, type Page, type Target, thePart } from './page.ts';
import type { AnsweringForWaiting, Elsewhere, FollowingOrder, PaymentTold } from './paying.ts';

const install: Target = { role: 'region', name: 'Install' };
const waiting = 'Waiting to be sent';
const waitingButtons = { send: 'Send now', edit: 'Edit', cancel: 'Cancel' };
const asked: Target = { role: 'dialog', name: 'Waiting orders' };
const payNow: Target = { role: 'link', name: 'Pay now' };
const headingsOfPayment: Readonly<Record<string, PaymentTold>> = {
  'We are checking with your bank': 'checking',
  'Your order is not paid yet': 'due',
  'Your payment did not go through': 'lost',
};
const account: Target = { role: 'dialog', name: 'Account' };

/** Sees what becomes of an order, and answers for those that wait. */
export function createPageOrdering(page: Page, elsewhere: Elsewhere): FollowingOrder & AnsweringForWaiting {
  return { ...followingOrder(page, elsewhere), ...answeringForWaiting(page, elsewhere) };
}

function followingOrder(page: Page, { gateway }: Elsewhere): FollowingOrder {
  return {
    isThanked: () => hasPart(page, { role: 'heading', level: 1, startsWith: 'Thank you' }),
    async paysElsewhere(outcome) {
      const back = await gateway(outcome);
      if (back !== null) await page.goTo(back);
    },
    async paymentTold() {
      const { text } = await thePart(page, { role: 'heading', level: 1 });
      return headingsOfPayment[text] ?? null;
    },
    canPayNow: () => hasPart(page, payNow),
    async ordersListed() {
      return (await inAccount({ role: 'strong', within: account })).map(({ text }) => text);
    },
    async orderNames() {
      const orders = { role: 'list', name: 'Orders', within: account } as const;
      return (await inAccount({ role: 'listitem', within: orders })).map(({ links: [name = ''] }) => name);
    },
    isToldToWait: () => hasPart(page, { role: 'heading', level: 1, name: waiting }),
    orderPaidBy: async () => (await thePart(page, { role: 'main' })).terms['Payment'] ?? '',
    async confirmation() {
      const lines = await page.all({ role: 'listitem', within: { role: 'list', name: 'Ordered items' } });
      if (lines.length === 0) return null;
      const { terms } = await thePart(page, { role: 'region', name: 'Order summary' });
      return { lines: lines.map(({ text }) => lineOf(text)), total: terms['Total'] ?? '' };
    },
    isOfferedInstall: () => hasPart(page, install),
    answersInstall: (answer) =>
      page.press({ role: 'button', name: answer === 'yes' ? 'Install' : 'No, thanks', within: install }),
  };

  /** What stands in the account, which is closed again. */
  async function inAccount(parts: Target) {
    await page.press({ role: 'button', name: 'Account' });
    const found = await page.all(parts);
    await page.press({ role: 'button', name: 'Close', within: account });
    return found;
  }
}

function answeringForWaiting(page: Page, { waitingOrders }: Elsewhere): AnsweringForWaiting {
  return {
    waitingOrders,
    askedAbout: async () => (await page.all({ role: 'listitem', within: asked })).length,
    answersForWaiting: (answer) =>
      page.press({ role: 'button', name: answer === 'send' ? 'Send now' : 'Cancel orders', within: asked }),
    handlesWaiting: (how) => page.press({ role: 'button', startsWith: waitingButtons[how] }),
    async answerForWaiting() {
      const told = await page.all({ role: ['status', 'alert'] });
      return told.map(({ text }) => text).join(' ');
    },
  };
}

/** A line reads `Kurta Set 2 pieces ₹6,000`. */
function lineOf(text: string): { readonly name: string; readonly quantity: number } {
  const [, name = '', pieces] = /^(.*?)(?: \w+: .*)? ?(\d+) pieces?/.exec(text) ?? [];
  return { name, quantity: Number(pieces) };
}
