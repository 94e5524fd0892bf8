import { usualStore } from '#adapters/contracts/usual-store.ts';
import { gatewaysOver } from '#adapters/http/http-gateways.ts';
import { createHttpTokenGateway } from '#adapters/http/http-token-gateway.ts';
import { createMemoryAccountGateway } from '#adapters/memory/memory-account-gateway.ts';
import { createMemoryCartGateway } from '#adapters/memory/memory-cart-gateway.ts';
import { createMemoryOrderGateway } from '#adapters/memory/memory-order-gateway.ts';
import { createMemoryTokenGateway } from '#adapters/memory/memory-token-gateway.ts';
import { createMemoryUserGateway } from '#adapters/memory/memory-user-gateway.ts';
import { createShopAccounts } from '#adapters/memory/shop-accounts.ts';
import type { AccountGateway } from '#domain/account/account-gateway.ts';
import type { CartGateway } from '#domain/cart/cart-gateway.ts';
import type { OrderGateway } from '#domain/orders/order-gateway.ts';
import type { TokenGateway } from '#domain/session/token-gateway.ts';
import type { UserGateway } from '#domain/session/user-gateway.ts';
import { asGuest, type WithAuthorization } from '#domain/session/with-authorization.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { answered } from './answered.ts';
import type { ReferenceShop } from './reference-shop.ts';

/** Of every customer of these shops. */
export const PASSWORD = 'indigo lotus 27';

/** What a shop does in the name of one customer. */
export type CustomerShop = {
  readonly id: string;
  readonly account: AccountGateway;
  readonly orders: Pick<OrderGateway, 'place' | 'get'>;
  readonly cart: Pick<CartGateway, 'create' | 'update' | 'totals'>;
  /** The shop gives them store credit, INR. */
  readonly getsCredit: (amount: number) => Promise<void>;
};

/** A customer who has just got the account, what the shop does in their name, and the same for somebody else. */
export type AccountWorld = { readonly asha: CustomerShop; readonly ravi: CustomerShop; readonly guest: AccountGateway };

type Ways = Pick<CustomerShop, 'account' | 'orders' | 'cart'>;

type Accounts = {
  readonly giveCredit: (email: string, amount: number) => Promise<void>;
  readonly users: UserGateway;
  readonly tokens: TokenGateway;
  readonly waysOf: (withAuthorization: WithAuthorization) => Ways;
};

/** Two customers of the reference API, who are new to it. */
export function customersOverHttp({ log, transport, giveCredit }: ReferenceShop): Promise<AccountWorld> {
  const waysOf = (withAuthorization: WithAuthorization) =>
    gatewaysOver({ ...usualStore, transport: transport(withAuthorization), log });
  const { users } = waysOf(asGuest);
  return twoCustomers({ users, tokens: createHttpTokenGateway({ transport: transport() }), waysOf, giveCredit });
}

/** Two customers of the fakes, which sell whatever is asked for. */
export function customersInMemory(): Promise<AccountWorld> {
  const accounts = createShopAccounts();
  const orders = createMemoryOrderGateway({ accounts });
  const carts = createMemoryCartGateway({ accounts });
  const kept = createMemoryAccountGateway({ accounts, orders, carts });
  const waysOf = (withAuthorization: WithAuthorization): Ways => ({
    orders: { ...orders, get: (id) => withAuthorization((token) => orders.as(token).get(id)) },
    cart: {
      create: () => withAuthorization((token) => carts.as(token).create()),
      update: (id, line) => withAuthorization((token) => carts.as(token).update(id, line)),
      totals: (id) => withAuthorization((token) => carts.as(token).totals(id)),
    },
    account: {
      orderHistory: () => withAuthorization((token) => kept.as(token).orderHistory()),
      storeCredit: () => withAuthorization((token) => kept.as(token).storeCredit()),
      creditUse: (cart) => withAuthorization((token) => kept.as(token).creditUse(cart)),
      spendCredit: (cart, isApplied) => withAuthorization((token) => kept.as(token).spendCredit(cart, isApplied)),
      ownData: () => withAuthorization((token) => kept.as(token).ownData()),
      deleteAccount: (deletion) => withAuthorization((token) => kept.as(token).deleteAccount(deletion)),
    },
  });
  return twoCustomers({
    users: createMemoryUserGateway({ accounts }),
    tokens: createMemoryTokenGateway({ accounts }),
    giveCredit: async (email, amount) => kept.book(email, { amount: moneyOf(amount) }),
    waysOf,
  });
}

async function twoCustomers(accounts: Accounts): Promise<AccountWorld> {
  const [asha, ravi] = await Promise.all([newCustomer('Asha', accounts), newCustomer('Ravi', accounts)]);
  return { asha, ravi, guest: accounts.waysOf((call) => call('')).account };
}

async function newCustomer(firstName: string, { users, tokens, giveCredit, waysOf }: Accounts): Promise<CustomerShop> {
  const email = `${firstName.toLowerCase()}.${crypto.randomUUID()}@mail.test`;
  const password = PASSWORD;
  answered(await users.register({ email, firstName, lastName: 'Rao', password }, null));
  const { access } = answered(await tokens.signIn({ email, password }));
  const { id } = answered(await tokens.holder(access));
  return { id, getsCredit: (amount) => giveCredit(email, amount), ...waysOf((call) => call(access)) };
}
