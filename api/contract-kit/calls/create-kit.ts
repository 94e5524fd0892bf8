import { randomUUID } from 'node:crypto';
import type { Contract } from '#api/contract-kit/contract/load-contract.ts';
import { remembered } from '#api/contract-kit/shared/remembered.ts';
import { putLine } from './cart-calls.ts';
import type { Client } from './client.ts';
import type { Kit, KitOptions } from './kit.ts';
import { createLeaver } from './leaver.ts';
import { createPasswordChanger } from './password-changer.ts';
import { KURTA_M, TEE } from './reference-data.ts';
import type { Found, Product, Session, TaxRule } from './shapes.ts';
import { logIn, register } from './user-calls.ts';

const MOST_PRODUCTS = 1_000;

/** A kit for one run: what checks share is made when the first of them asks for it. */
export function createKit(client: Client, contract: Contract, options: KitOptions): Kit {
  let era = 0;
  return {
    client,
    contract,
    options,
    ...cartsOf(client),
    ...usersOf(client, options, () => era),
    ...catalogOf(client),
    pass: async (milliseconds) => {
      era += 1;
      await options.pass?.(milliseconds);
    },
  };
}

function cartsOf(client: Client): Pick<Kit, 'newCart' | 'filledCart' | 'sharedCart'> {
  const newCart = () => client.succeed<string>('cartCreate', { query: { token: '' } });

  async function filledCart(): Promise<string> {
    const cart = await newCart();
    await putLine(client, { cart, sku: KURTA_M, qty: 2 });
    await putLine(client, { cart, sku: TEE, qty: 1 });
    return cart;
  }

  return { newCart, filledCart, sharedCart: remembered(filledCart) };
}

type Users = Pick<
  Kit,
  'newUser' | 'sharedUser' | 'newSession' | 'stranger' | 'passwordChanger' | 'leaver' | 'revoked' | 'account'
>;

/** Who is signed in stays so for an era: when time has passed, they sign in anew. */
function usersOf(client: Client, options: KitOptions, now: () => number): Users {
  async function newUser(): Promise<Session> {
    const { email, password } = await register(client);
    return logIn(client, email, password);
  }

  const account = remembered(() => register(client));
  const newSession = async () => {
    const { email, password } = await account();
    return logIn(client, email, password);
  };
  const another = remembered(() => register(client));

  return {
    newUser,
    sharedUser: remembered(newSession, now),
    newSession,
    stranger: remembered(async () => {
      const { email, password } = await another();
      return logIn(client, email, password);
    }, now),
    passwordChanger: createPasswordChanger(client, newUser),
    leaver: createLeaver(client, newUser),
    revoked: remembered(async () => {
      const { token, password } = await newUser();
      const body = { currentPassword: password, newPassword: `Kit ${randomUUID()}` };
      await client.succeed('userChangePassword', { query: { token }, body });
      return token;
    }),
    account: remembered(() => logIn(client, options.account.username, options.account.password), now),
  };
}

function catalogOf(client: Client): Pick<Kit, 'catalog' | 'taxRules'> {
  return {
    catalog: remembered(async () => {
      const query = { type: 'product', size: String(MOST_PRODUCTS), sort: 'id:asc' };
      return (await client.succeed<Found<Product>>('catalogSearch', { query })).items;
    }),
    taxRules: remembered(async () => {
      const query = { type: 'taxrule', size: '1000' };
      return (await client.succeed<Found<TaxRule>>('catalogSearch', { query })).items;
    }),
  };
}
