import type { Customer, CustomerId } from '#domain/session/customer.ts';
import type { AccessToken, RefreshToken, Tokens } from '#domain/session/session.ts';
import type { Newcomer } from '#domain/session/user-gateway.ts';

type Account = { readonly customer: Customer; readonly password: string };
type Pair = {
  readonly owner: CustomerId;
  readonly tokens: Tokens;
  readonly isOver: boolean;
  readonly next: Tokens | null;
};

/** The accounts of a shop in memory, and the tokens that it has given out. */
export interface ShopAccounts {
  /** Makes an account; null when the e-mail has one. */
  add(newcomer: Newcomer): Customer | null;
  find(email: string): Account | null;
  keep(customer: Customer, password?: string): Customer;
  give(owner: CustomerId): Tokens;
  /** Whose an access token is; null when it is worth nothing. */
  holder(token: string): Customer | null;
  /** The next pair for a refresh token, the same as often as it is asked for; null when it is worth nothing. */
  renew(refresh: RefreshToken): Tokens | null;
  /** Access tokens are worth nothing from now on; sessions can be renewed. */
  endAccess(): void;
  /** No token of the customer is worth anything any more. */
  endSessions(owner?: CustomerId): void;
  /** The account is gone with its sessions; its number is given to nobody again. */
  remove(owner: CustomerId): void;
  /** Whether a token was good when its account was removed. */
  wasRemoved(token: string): boolean;
}

const FIRST_ID = 501;

export function createShopAccounts(): ShopAccounts {
  const accounts = new Map<CustomerId, Account>();
  let made = 0;
  const tokens = createTokens();
  const find = (email: string) =>
    [...accounts.values()].find(({ customer }) => customer.email.toLowerCase() === email.toLowerCase()) ?? null;

  return {
    find,
    add({ email, firstName, lastName, password }) {
      if (find(email)) return null;
      const id = String(FIRST_ID + made) as CustomerId;
      made += 1;
      const customer = { id, email, firstName, lastName, groupId: 1, groupToken: `gt-${id}`, addresses: [] };
      accounts.set(id, { customer, password });
      return customer;
    },
    keep(customer, password) {
      accounts.set(customer.id, { customer, password: password ?? accounts.get(customer.id)?.password ?? '' });
      return customer;
    },
    give: tokens.give,
    renew: tokens.renew,
    endAccess: tokens.endAccess,
    endSessions: tokens.endSessions,
    wasRemoved: tokens.wasRemoved,
    remove(owner) {
      tokens.remove(owner);
      accounts.delete(owner);
    },
    holder(token) {
      const owner = tokens.ownerOf(token);
      return (owner && accounts.get(owner)?.customer) ?? null;
    },
  };
}

type GivenTokens = Pick<ShopAccounts, 'give' | 'renew' | 'endAccess' | 'endSessions' | 'remove' | 'wasRemoved'> & {
  /** Whose an access token is; null when it is worth nothing. */
  readonly ownerOf: (token: string) => CustomerId | null;
};

function createTokens(): GivenTokens {
  let pairs: readonly Pair[] = [];
  let removed: readonly Pair[] = [];
  return {
    give,
    ownerOf: (token) => pairs.find(({ tokens, isOver }) => tokens.access === token && !isOver)?.owner ?? null,
    renew(refresh) {
      const pair = pairs.find(({ tokens }) => tokens.refresh === refresh);
      if (!pair) return null;
      const next = pair.next ?? give(pair.owner);
      pairs = pairs.map((each) => (each.tokens === pair.tokens ? { ...each, isOver: true, next } : each));
      return next;
    },
    endAccess() {
      pairs = pairs.map((pair) => ({ ...pair, isOver: true }));
    },
    remove(owner) {
      removed = [...removed, ...pairs.filter((pair) => pair.owner === owner && !pair.isOver)];
      pairs = pairs.filter((pair) => pair.owner !== owner);
    },
    wasRemoved: (token) => removed.some(({ tokens }) => tokens.access === token),
    endSessions(owner) {
      pairs = owner === undefined ? [] : pairs.filter((pair) => pair.owner !== owner);
    },
  };

  function give(owner: CustomerId): Tokens {
    const number = crypto.randomUUID();
    const tokens = { access: `ut-${number}` as AccessToken, refresh: `rt-${number}` as RefreshToken };
    pairs = [...pairs, { owner, tokens, isOver: false, next: null }];
    return tokens;
  }
}
