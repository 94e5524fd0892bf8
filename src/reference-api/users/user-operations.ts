import type { Shop } from '#reference-api/process/shop.ts';
import { BODY_LIMIT, forUser, missingText, type Operation } from '#reference-api/transport/call.ts';
import { logIn } from './log-in.ts';
import { refresh } from './refresh.ts';
import { showUser } from './show-user.ts';

const forAll = { method: 'POST', cache: 'private', bodyLimit: BODY_LIMIT, ownTokenCheck: true } as const;
const get = { method: 'GET', cache: 'private' } as const;

/** Accounts: signing in, and what belongs to who is signed in. */
export function userOperations(shop: Shop): readonly Operation[] {
  return [
    { ...forAll, operationId: 'userLogin', path: '/api/user/login', answer: (call) => logIn(shop, call) },
    {
      ...forAll,
      operationId: 'userRefresh',
      path: '/api/user/refresh',
      missing: missingText('refreshToken', 'No refresh token provided'),
      answer: (call) => refresh(shop, call),
    },
    { ...get, operationId: 'userMe', path: '/api/user/me', ...forUser((_, user) => showUser(shop, user)) },
  ];
}
