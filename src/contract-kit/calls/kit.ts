import { randomUUID } from 'node:crypto';
import type { Contract } from '#contract-kit/contract/load-contract.ts';
import type { Client } from './client.ts';
import { KURTA_M, MEERA, MUMBAI, TEE } from './reference-data.ts';
import type { Found, Product, TaxRule } from './shapes.ts';

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

export type Session = {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly refreshToken: string;
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
  /** A token that was good before its owner chose a new password. */
  revoked(): Promise<string>;
  /** A session of the account with store credit. */
  account(): Promise<Session>;
  /** The first products by id, at most a thousand, as country IN sees them. */
  catalogue(): Promise<readonly Product[]>;
  taxRules(): Promise<readonly TaxRule[]>;
  /** Lets time go by, for checks that need it; sessions from before are not used again. */
  pass(milliseconds: number): Promise<void>;
}

const MOST_PRODUCTS = 1_000;

/** What was asked for once is remembered as long as the era lasts, but for a failure. */
function remembered<T>(ask: () => Promise<T>, era: () => number = () => 0): () => Promise<T> {
  let known: { readonly era: number; readonly answer: Promise<T> } | null = null;
  return () => {
    if (known?.era === era()) return known.answer;
    const answer = ask().catch((error: unknown) => {
      known = null;
      throw error;
    });
    known = { era: era(), answer };
    return answer;
  };
}

export function createKit(client: Client, contract: Contract, options: KitOptions): Kit {
  const newCart = () => client.succeed<string>('cartCreate', { query: { token: '' } });

  async function filledCart(): Promise<string> {
    const cart = await newCart();
    await putLine(client, { cart, sku: KURTA_M, qty: 2 });
    await putLine(client, { cart, sku: TEE, qty: 1 });
    return cart;
  }

  async function newUser(): Promise<Session> {
    const email = newEmail();
    const password = `Kit ${randomUUID()}`;
    const customer = { email, firstname: 'Contract', lastname: 'Kit' };
    await client.succeed('userCreate', { body: { customer, password } });
    return logIn(client, email, password);
  }

  let era = 0;
  const now = () => era;
  const account = remembered(newUser);
  const newSession = async () => {
    const { email, password } = await account();
    return logIn(client, email, password);
  };
  const another = remembered(newUser);

  return {
    client,
    contract,
    options,
    newCart,
    filledCart,
    sharedCart: remembered(filledCart),
    newUser,
    sharedUser: remembered(newSession, now),
    newSession,
    stranger: remembered(async () => {
      const { email, password } = await another();
      return logIn(client, email, password);
    }, now),
    revoked: remembered(async () => {
      const { token, password } = await newUser();
      const body = { currentPassword: password, newPassword: `Kit ${randomUUID()}` };
      await client.succeed('userChangePassword', { query: { token }, body });
      return token;
    }),
    account: remembered(() => logIn(client, options.account.username, options.account.password), now),
    catalogue: remembered(async () => {
      const query = { type: 'product', size: String(MOST_PRODUCTS), sort: 'id:asc' };
      return (await client.succeed<Found<Product>>('catalogSearch', { query })).items;
    }),
    pass: async (milliseconds) => {
      era += 1;
      await options.pass?.(milliseconds);
    },
    taxRules: remembered(async () => {
      const query = { type: 'taxrule', size: '1000' };
      return (await client.succeed<Found<TaxRule>>('catalogSearch', { query })).items;
    }),
  };
}

export async function logIn(client: Client, email: string, password: string): Promise<Session> {
  const { result: token, meta } = await client.call<string>('userLogin', { body: { username: email, password } });
  return { email, password, token, refreshToken: (meta as { readonly refreshToken: string }).refreshToken };
}

type Line = { readonly cart: string; readonly sku: string; readonly qty: number; readonly token?: string };

/** Sets the pieces of a line. */
export function putLine(client: Client, { cart, sku, qty, token = '' }: Line): Promise<unknown> {
  return client.succeed('cartUpdate', { query: { token, cartId: cart }, body: { cartItem: { sku, qty } } });
}

/** An address of nobody (RFC 2606). */
export function newEmail(): string {
  return `contract-kit-${randomUUID()}@example.com`;
}

export function newOrderId(): string {
  return `${Date.now()}-${randomUUID()}`;
}

type OrderParts = {
  readonly lines: readonly { readonly sku: string; readonly qty: number }[];
  readonly order_id?: string;
  readonly cart?: string;
  readonly payment?: string;
};

/** The body of an order that goes to Mumbai. */
export function orderOf({ lines, order_id = newOrderId(), cart = '', payment = 'cashondelivery' }: OrderParts) {
  return {
    order_id,
    cart_id: cart,
    products: lines.map(({ sku, qty }) => ({ sku, qty, price: 1 })),
    addressInformation: {
      shippingAddress: MUMBAI,
      billingAddress: MUMBAI,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
      payment_method_code: payment,
    },
  };
}
