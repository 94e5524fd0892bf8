import { ContainerModule } from 'inversify';
import { createFillIn, type FillIn } from '#domain/account/fill-in.ts';
import {
  createReadCreditUse,
  createSpendCredit,
  type ReadCreditUse,
  type SpendCredit,
} from '#domain/account/spend-credit.ts';
import { createPaying } from '#viewmodels/checkout/paying-model.ts';
import { createSavedAddresses } from '#viewmodels/checkout/saved-addresses-model.ts';
import { ACCOUNT_GATEWAY } from '../account/kept-tokens.ts';
import { CART } from '../cart/start-tokens.ts';
import { CHECKOUT, NEW_ACCOUNT } from '../checkout/tokens.ts';
import { CLOCK } from '../device/tokens.ts';
import { PANELS, TELL_REFUSAL } from '../interface/tokens.ts';
import { CHECKOUT_SCREEN, PAYING_PERSON, SAVED_ADDRESSES } from '../orders/tokens.ts';
import { provide } from '../provide.ts';
import { SESSION, SIGN_IN_FORM } from '../session/tokens.ts';
import { STORE_VIEW, WORDS } from '../store/tokens.ts';
import { token } from '../token.ts';

const FILL_IN = token<FillIn>('fill-in');
const READ_CREDIT_USE = token<ReadCreditUse>('read-credit-use');
const SPEND_CREDIT = token<SpendCredit>('spend-credit');

/** What of the checkout depends on who pays. */
export const payingModule = new ContainerModule(({ bind }) => {
  const shop = { cart: CART, accountGateway: ACCOUNT_GATEWAY, clock: CLOCK };
  provide(bind, FILL_IN, createFillIn, { session: SESSION, checkoutDetails: CHECKOUT });
  provide(bind, READ_CREDIT_USE, createReadCreditUse, shop);
  provide(bind, SPEND_CREDIT, createSpendCredit, { ...shop, tellRefusal: TELL_REFUSAL });
  provide(bind, SAVED_ADDRESSES, createSavedAddresses, {
    session: SESSION,
    fillIn: FILL_IN,
    checkoutScreen: CHECKOUT_SCREEN,
  });
  provide(bind, PAYING_PERSON, createPaying, {
    session: SESSION,
    cart: CART,
    newAccount: NEW_ACCOUNT,
    readCreditUse: READ_CREDIT_USE,
    spendCredit: SPEND_CREDIT,
    panels: PANELS,
    signInForm: SIGN_IN_FORM,
    storeView: STORE_VIEW,
    words: WORDS,
  });
});
