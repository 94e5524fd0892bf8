import type { Contract } from '#api/contract-kit/contract/load-contract.ts';
import type { Client } from './client.ts';
import { MEERA } from './reference-data.ts';
import type { ChangingSession, Product, Session, TaxRule } from './shapes.ts';

export type KitOptions = {
  /** An origin whose pages may call, for the rules of CORS. */
  readonly origin: string;
  /** The account with the store credit of section 9. */
  readonly account: { readonly username: string; readonly password: string };
  /** An address of the shop that takes contact mail. */
  readonly mailTo: string;
  /** Lets time go by on the server; absent where that cannot be done. */
  readonly pass?: (milliseconds: number) => Promise<void>;
};

export const defaultOptions: KitOptions = {
  origin: 'http://localhost:3000',
  account: MEERA,
  mailTo: 'care@shop.test',
};

/** What a check works with: calls, and carts and users of the kit's own. */
export interface Kit {
  readonly client: Client;
  readonly contract: Contract;
  readonly options: KitOptions;
  /** A guest cart for one check. */
  newCart(): Promise<string>;
  /** A guest cart with two kurtas and a tee, for one check. */
  filledCart(): Promise<string>;
  /** A cart like that which checks share, none of which may change it. */
  sharedCart(): Promise<string>;
  /** A new account, logged in. */
  newUser(): Promise<Session>;
  /** An account that checks share, none of which may change its password. */
  sharedUser(): Promise<Session>;
  /** Another session of the shared account, for a check that ends it. */
  newSession(): Promise<Session>;
  /** Another account that checks share: it may see nothing of the others. */
  stranger(): Promise<Session>;
  /** An account for calls that change its password, if they succeed. */
  passwordChanger(): Promise<ChangingSession>;
  /** An account that checks may delete. */
  leaver(): Promise<Session>;
  /** A token that was good before its owner chose a new password. */
  revoked(): Promise<string>;
  /** A session of the account with store credit. */
  account(): Promise<Session>;
  /** The first products by id, at most a thousand, as country IN sees them. */
  catalog(): Promise<readonly Product[]>;
  taxRules(): Promise<readonly TaxRule[]>;
  /** Lets time go by, for checks that need it; sessions from before are not used again. */
  pass(milliseconds: number): Promise<void>;
}
