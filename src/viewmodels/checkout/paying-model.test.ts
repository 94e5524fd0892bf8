import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import type { CreditUse } from '#domain/account/store-credit.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { noNewAccount } from '#domain/checkout/new-account.ts';
import { noPanels, type Panels } from '#domain/interface/panels.ts';
import { asha, pair } from '#domain/session/device-for-tests.ts';
import { signedIn } from '#domain/session/renewal.ts';
import type { Session } from '#domain/session/session.ts';
import type { SignInForm } from '#domain/session/sign-in-form.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { inEnglish } from '../words/writing/words.ts';
import { createPaying } from './paying-model.ts';

const totals = {
  ...{ subtotal: 1_000, discount: 0, shipping: 0, tax: 0, storeCredit: -750, grandTotal: 250 },
  ...{ coupon: null, promoMessage: null, segments: [], lines: [] },
};
const used = (isApplied: boolean): CreditUse => ({ isApplied, amount: isApplied ? 750 : 0, available: 750, totals });

/** The step of paying of a customer with 750 rupees of credit; the shop answers when a test says so. */
async function openPaying() {
  const answers: ((use: CreditUse | null) => void)[] = [];
  const asked: boolean[] = [];
  const model = createPaying({
    session: createMemoryCell<Session>(signedIn(pair(1), asha, 0)),
    cart: createMemoryCell(emptyCart),
    newAccount: createMemoryCell(noNewAccount),
    readCreditUse: async () => used(false),
    spendCredit(isApplied) {
      asked.push(isApplied);
      return new Promise((resolve) => answers.push(resolve));
    },
    panels: createMemoryCell<Panels>(noPanels),
    signInForm: createMemoryCell<SignInForm>('login'),
    storeView: createMemoryCell(defaultStoreView),
    words: inEnglish,
  });
  await model.begin();
  return { model, asked, answer: (use: CreditUse | null) => answers.shift()?.(use) };
}

test('CHK-07 what was pressed is shown at once, the sum that is left when the shop has reckoned it', async () => {
  const { model, answer } = await openPaying();
  const pressed = model.setCredit(true);
  expect([model.isCreditApplied, model.isBusy, model.leftText]).toEqual([true, true, null]);
  answer(used(true));
  await pressed;
  expect([model.isCreditApplied, model.isBusy, model.leftText]).toEqual([true, false, expect.any(String)]);
});

test('nothing else is asked while the shop reckons, and without an answer all is as it was', async () => {
  const { model, asked, answer } = await openPaying();
  const pressed = model.setCredit(true);
  await model.setCredit(false);
  expect(asked).toEqual([true]);
  answer(null);
  await pressed;
  expect([model.isCreditApplied, model.isBusy]).toEqual([false, false]);
});
