import type { TokenGateway } from '#domain/session/token-gateway.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { createMemoryLink, type MemoryLink, refused } from './memory-link.ts';
import { createShopAccounts, type ShopAccounts } from './shop-accounts.ts';

export interface MemoryTokenGateway extends TokenGateway, MemoryLink<keyof TokenGateway> {
  /** The next renewal is made, but the answer never arrives. */
  loseNextRenewal(): void;
}

type Options = { readonly accounts?: ShopAccounts; readonly isReachable?: () => boolean };

const badSignIn = refused(401, 'You did not sign in correctly or your account is temporarily disabled.');
const noRenewal = refused(401, 'Error refreshing user token. User is not authorized to access the resource');
export const wrongPassword = refused(
  422,
  "The password doesn't match this account. Verify the password and try again.",
);
export const notAuthorized = refused(401, "The consumer isn't authorized to access self.");

/** A shop that gives out tokens for its accounts. */
export function createMemoryTokenGateway({
  accounts = createShopAccounts(),
  isReachable,
}: Options = {}): MemoryTokenGateway {
  const link = createMemoryLink<keyof TokenGateway>(isReachable);
  let losesRenewal = false;
  return {
    ...link,
    loseNextRenewal() {
      losesRenewal = true;
    },
    signIn: (credentials) =>
      link.answer('signIn', [credentials], () => {
        const account = accounts.find(credentials.email);
        const isRight = account?.password === credentials.password;
        return account && isRight ? ok(accounts.give(account.customer.id)) : badSignIn;
      }),
    renew: (refresh) =>
      link.answer('renew', [refresh], () => {
        const tokens = accounts.renew(refresh);
        if (!losesRenewal) return tokens ? ok(tokens) : noRenewal;
        losesRenewal = false;
        return { kind: 'unreachable' };
      }),
    holder: (access) =>
      link.answer('holder', [access], () => {
        const customer = accounts.holder(access);
        return customer ? ok(customer) : notAuthorized;
      }),
    changePassword: (access, { current, next }) =>
      link.answer('changePassword', [access, '…'], () => {
        const customer = accounts.holder(access);
        if (!customer) return notAuthorized;
        if (accounts.find(customer.email)?.password !== current) return wrongPassword;
        accounts.keep(customer, next);
        accounts.endSessions(customer.id);
        return ok(true);
      }),
  };
}

function ok<T>(value: T): Reply<T> {
  return { kind: 'ok', value };
}
