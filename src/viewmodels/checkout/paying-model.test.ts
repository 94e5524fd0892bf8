import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { CreditUse } from '#domain/account/store-credit.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { noNewAccount } from '#domain/checkout/new-account.ts';
import { noPanels, type Panels } from '#domain/interface/panels.ts';
import { asha, pair } from '#domain/session/device-for-tests.ts';
import { signedIn } from '#domain/session/renewal.ts';
import { guestSession, type Session } from '#domain/session/session.ts';
import type { SignInForm } from '#domain/session/sign-in-form.ts';
import { type Money, moneyOf, nothing } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { payingMessages } from '../messages/paying/en.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { createPaying } from './paying-model.ts';

const totals = {
  ...{
    subtotal: moneyOf(1_000),
    discount: nothing,
    shipping: nothing,
    tax: nothing,
    storeCredit: moneyOf(-750),
    grandTotal: moneyOf(250),
  },
  ...{ coupon: null, promoMessage: null, segments: [], lines: [] },
};
const used = (isApplied: boolean): CreditUse => ({
  isApplied,
  amount: isApplied ? moneyOf(750) : nothing,
  available: moneyOf(750),
  totals,
});

type Given = { readonly session?: Session; readonly available?: Money };

/** The step of paying of a customer with 750 rupees of credit; the shop answers when a test says so. */
async function openPaying({ session = signedIn(pair(1), asha, 0), available = moneyOf(750) }: Given = {}) {
  const panels = createMemoryCell<Panels>(noPanels);
  const signInForm = createMemoryCell<SignInForm>('register');
  const newAccount = createMemoryCell(noNewAccount);
  const answers: ((use: CreditUse | null) => void)[] = [];
  const asked: boolean[] = [];
  const model = createPaying({
    session: createMemoryCell<Session>(session),
    cart: createMemoryCell(emptyCart),
    newAccount,
    readCreditUse: async () => ({ ...used(false), available }),
    spendCredit(isApplied) {
      asked.push(isApplied);
      return new Promise((resolve) => answers.push(resolve));
    },
    panels,
    signInForm,
    storeView: createMemoryCell(defaultStoreView),
    messages: inEnglish,
  });
  await model.begin();
  const answer = (use: CreditUse | null) => answers.shift()?.(use);
  return { model, asked, answer, panels, signInForm, newAccount };
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

test('credit is offered with its sum where there is any, and what it leaves to pay is told once it is used', async () => {
  const texts = inEnglish(payingMessages);
  const { model, answer } = await openPaying();
  expect([model.customer, model.creditLabel, model.leftText]).toEqual(['501', texts.creditOffer('₹750'), null]);
  const pressed = model.setCredit(true);
  answer(used(true));
  await pressed;
  expect(model.leftText).toBe(texts.leftToPay('₹0'));
  expect((await openPaying({ available: nothing })).model.creditLabel).toBeNull();
});

test('a guest has no credit, and whoever signs in over the checkout is asked for theirs', async () => {
  const { model, panels, signInForm } = await openPaying({ session: guestSession });
  expect([model.customer, model.creditLabel, model.isCreditApplied]).toEqual([null, null, false]);
  model.signIn();
  expect([panels.get().open, signInForm.get()]).toEqual(['sign-in', 'login']);
});

test('a guest who wants an account is told of a missing password once the order has waited for it', async () => {
  const { model, newAccount } = await openPaying({ session: guestSession });
  model.wantAccount(true);
  expect([model.isAccountWanted, model.passwordProblem]).toEqual([true, null]);
  newAccount.update((now) => ({ ...now, refusals: 1 }));
  expect(model.refusals).toBe(1);
  expect(model.passwordProblem).toEqual(expect.any(String));
  model.typePassword('long-enough');
  expect([model.password, model.passwordProblem]).toEqual(['long-enough', null]);
  model.typePassword('');
  model.wantAccount(true);
  expect(model.passwordProblem).toBeNull();
});
