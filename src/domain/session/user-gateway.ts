import type { Reply } from '#domain/shared/reply.ts';
import type { CallWorld } from '#domain/storeview/store-view.ts';
import type { Customer, CustomerAddress } from './customer.ts';

/** What somebody types to get an account. */
export type Newcomer = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
};

/** What a customer changes of the account; `addresses`, when given, are all there are from then on. */
export type CustomerChange = Pick<Customer, 'email' | 'firstName' | 'lastName'> & {
  readonly addresses?: readonly CustomerAddress[];
  /** Needed where the e-mail changes. */
  readonly currentPassword?: string;
};

/** Accounts: made, read and changed (SESS-30). Only `register` and `resetPassword` are for who is not signed in. */
export interface UserGateway {
  /** `proof` is what shows that a person registers; null where none is asked for (SESS-17, SESS-18). Gives no session. */
  register(newcomer: Newcomer, proof: string | null): Promise<Reply<true>>;
  /** Answers the same for an address that has no account (SESS-25). */
  resetPassword(email: string): Promise<Reply<true>>;
  /** Who is signed in (SESS-21). */
  me(): Promise<Reply<Customer>>;
  /** Answers the customer after the change; doing it twice is doing it once (SESS-22). */
  change(change: CustomerChange, world?: CallWorld): Promise<Reply<Customer>>;
}
