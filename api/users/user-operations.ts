import type { Shop } from '#api/shop/shop.ts';
import { BODY_LIMIT, forUser, missingText, type Operation } from '#api/transport/call.ts';
import { changePassword } from './change-password.ts';
import { logIn } from './log-in.ts';
import { orderHistory } from './order-history.ts';
import { refresh } from './refresh.ts';
import { register } from './register.ts';
import { missingEmail, requestReset } from './reset-password.ts';
import { showUser } from './show-user.ts';
import { creditHistory, showSpending, spend } from './store-credit.ts';
import { updateUser } from './update-user.ts';

const get = { method: 'GET', cache: 'private' } as const;
const post = { method: 'POST', cache: 'private', bodyLimit: BODY_LIMIT } as const;

/** Accounts: signing in, and what belongs to who is signed in. */
export function userOperations(shop: Shop): readonly Operation[] {
  return [...openOperations(shop), ...ownOperations(shop), ...creditOperations(shop)];
}

/** For whoever is not signed in yet: a token has no part in them, so a bad one is not refused. */
function openOperations(shop: Shop): readonly Operation[] {
  const open = { ...post, ownTokenCheck: true } as const;
  return [
    { ...open, operationId: 'userLogin', path: '/api/user/login', answer: (call) => logIn(shop, call) },
    { ...open, operationId: 'userCreate', path: '/api/user/create', answer: (call) => register(shop, call) },
    {
      ...open,
      operationId: 'userRefresh',
      path: '/api/user/refresh',
      missing: missingText('refreshToken', 'No refresh token provided'),
      answer: (call) => refresh(shop, call),
    },
    {
      ...open,
      operationId: 'userResetPassword',
      path: '/api/user/reset-password',
      missing: missingEmail,
      answer: (call) => requestReset(shop, call),
    },
  ];
}

function ownOperations(shop: Shop): readonly Operation[] {
  return [
    { ...get, operationId: 'userMe', path: '/api/user/me', ...forUser((_, user) => showUser(shop, user)) },
    {
      ...post,
      operationId: 'userUpdate',
      path: '/api/user/me',
      ...forUser((call, user) => updateUser(shop, call, user)),
    },
    {
      ...post,
      operationId: 'userChangePassword',
      path: '/api/user/change-password',
      ...forUser((call, user) => changePassword(shop, call, user)),
    },
    {
      ...get,
      operationId: 'userOrderHistory',
      path: '/api/user/order-history',
      ...forUser((call, user) => orderHistory(shop, call, user)),
    },
  ];
}

function creditOperations(shop: Shop): readonly Operation[] {
  const path = '/api/giftcard/store-credit-spending';
  return [
    {
      ...get,
      operationId: 'storeCreditTransactions',
      path: '/api/giftcard/store-credit-transaction',
      ...forUser((_, user) => creditHistory(shop, user)),
    },
    { ...get, operationId: 'storeCreditSpending', path, ...forUser((call) => showSpending(shop, call)) },
    { ...post, operationId: 'storeCreditSpend', path, ...forUser((call, user) => spend(shop, call, user)) },
  ];
}
