import { createReadCredit } from '#domain/account/read-credit.ts';
import { createReadHistory } from '#domain/account/read-history.ts';
import { createSaveProfile, createSaveShippingAddress } from '#domain/account/save-profile.ts';
import { createTakeOverChange } from '#domain/account/take-over-change.ts';
import { createAuthoriseCart } from '#domain/cart/authorise-cart.ts';
import { createOpenAccountsCart } from '#domain/cart/open-accounts-cart.ts';
import { createRenew } from '#domain/session/renew-session.ts';
import { createEnterAccount } from '#domain/workflows/enter-account.ts';
import { createLeavePerson } from '#domain/workflows/leave-person.ts';
import { createLoadCustomer } from '#domain/workflows/load-customer.ts';
import { createLoseSession } from '#domain/workflows/lose-session.ts';
import { createRegister } from '#domain/workflows/register.ts';
import { createSignIn } from '#domain/workflows/sign-in.ts';
import { createSignOut } from '#domain/workflows/sign-out.ts';
import { queue } from './queue.ts';

/** What is done for who is signed in, or signs in or out. */
export const sessions = {
  renew: createRenew,
  openAccountsCart: createOpenAccountsCart,
  authoriseCart: createAuthoriseCart,
  loadCustomer: createLoadCustomer,
  signIn: createSignIn,
  signOut: createSignOut,
  loseSession: createLoseSession,
  leavePerson: createLeavePerson,
  readHistory: createReadHistory,
  readCredit: createReadCredit,
  takeOverChange: createTakeOverChange,
};

/** What is done for people with accounts. In the browser its code comes when it is asked for. */
export const accounts = {
  ...queue,
  ...sessions,
  register: createRegister,
  enterAccount: createEnterAccount,
  saveShippingAddress: createSaveShippingAddress,
  saveProfile: createSaveProfile,
};
