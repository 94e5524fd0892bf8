import type { Reply } from '#domain/shared/reply.ts';
import type { Customer } from './customer.ts';
import type { AccessToken, RefreshToken, Tokens } from './session.ts';

/** What a customer types to sign in. */
export type Credentials = { readonly email: string; readonly password: string };

export type PasswordChange = { readonly current: string; readonly next: string };

/** What the shop gives out tokens for. None of its calls is made in the name of the present session. */
export interface TokenGateway {
  /** Refused with 401 when e-mail and password belong to nobody (SESS-10). */
  signIn(credentials: Credentials): Promise<Reply<Tokens>>;
  /** Refused with 400 or 401 when the token is worth nothing any more (SESS-24). */
  renew(refresh: RefreshToken): Promise<Reply<Tokens>>;
  /** Whose the token is (SESS-21). */
  holder(access: AccessToken): Promise<Reply<Customer>>;
  /** From then on every token of the customer is worth nothing (SESS-26). Refused with 422 when `current` is not the password. */
  changePassword(access: AccessToken, change: PasswordChange): Promise<Reply<true>>;
}
