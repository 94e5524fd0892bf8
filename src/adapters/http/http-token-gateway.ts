import { parseTokens, parseUser } from '#adapters/wire/parse-user.ts';
import { anything, mapped } from '#adapters/wire/parser.ts';
import type { TokenGateway } from '#domain/session/token-gateway.ts';
import { customerOf, tokensOf } from './customer-of.ts';
import type { Transport } from './transport.ts';

const readTokens = mapped(parseTokens, tokensOf);
const readCustomer = mapped(parseUser, customerOf);
const readDone = mapped(anything, () => true as const);

/** Tokens over HTTP. */
export function createHttpTokenGateway({ transport }: { readonly transport: Transport }): TokenGateway {
  return {
    signIn: ({ email, password }) =>
      transport.send({
        method: 'POST',
        url: '/api/user/login',
        body: { username: email, password },
        parse: readTokens,
        hasMeta: true,
      }),
    renew: (refreshToken) =>
      transport.send({
        method: 'POST',
        url: '/api/user/refresh',
        body: { refreshToken },
        parse: readTokens,
        hasMeta: true,
      }),
    holder: (access) =>
      transport.send({
        method: 'GET',
        url: `/api/user/me?token=${encodeURIComponent(access)}`,
        parse: readCustomer,
      }),
    changePassword: (access, { current, next }) =>
      transport.send({
        method: 'POST',
        url: `/api/user/change-password?token=${encodeURIComponent(access)}`,
        body: { currentPassword: current, newPassword: next },
        parse: readDone,
      }),
  };
}
