import type { Database } from '#api/database/open-database.ts';

/** What somebody must have, or know, to be the owner of an account. */
export type Account = {
  readonly id: number;
  readonly email: string;
  /** See emailKey. */
  readonly email_key: string;
  readonly password_hash: string;
};

const account = (db: Database, id: number) =>
  db.selectFrom('users').select(['id', 'email', 'email_key', 'password_hash']).where('id', '=', id);

/** An account as it is at the moment, which may be over before anything is written; undefined when it is gone. */
export function readAccount(db: Database, id: number): Promise<Account | undefined> {
  return account(db, id).executeTakeFirst();
}

/**
 * An account, locked until the transaction ends: whoever else would change it, sign in to it or mail a link for it waits.
 * Lock it before anything that belongs to it, so that nobody who waits is waited for. Undefined when it is gone.
 */
export function lockAccount(db: Database, id: number): Promise<Account | undefined> {
  return account(db, id).forUpdate().executeTakeFirst();
}
