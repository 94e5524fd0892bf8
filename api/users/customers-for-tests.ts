import { expect } from 'vitest';
import { openTestApi, type TestApi, TODAY } from '#api/testing/open-test-api.ts';

export const MEERA = { email: 'meera.iyer@mail.test', password: 'correct horse 9' };
export const TARA = { email: 'tara@mail.test', password: 'a quiet river' };
export const HOUR = 60 * 60_000;

type Pair = { readonly token: string; readonly refreshToken: string };

export async function signIn(shop: TestApi, { email: username, password }: typeof MEERA): Promise<Pair> {
  const { body } = await shop.call('userLogin', '/api/user/login', { body: { username, password } });
  const { result, meta } = body as { readonly result: string; readonly meta: { readonly refreshToken: string } };
  return { token: result, refreshToken: meta.refreshToken };
}

export async function cartOf(shop: TestApi, token: string): Promise<string> {
  return (await shop.call<string>('cartCreate', `/api/cart/create?token=${token}`)).result;
}

async function fill(shop: TestApi, token: string, cart: string): Promise<void> {
  const cartItem = { sku: 'RT-TE-220', qty: 1 };
  const line = await shop.call('cartUpdate', `/api/cart/update?token=${token}&cartId=${cart}`, { body: { cartItem } });
  expect(line.status).toBe(200);
}

export const address = {
  firstname: 'Meera',
  lastname: 'Iyer',
  street: ['12B', 'Hill Road, Bandra West'],
  city: 'Mumbai',
  region: 'Maharashtra',
  country_id: 'IN',
  postcode: '400050',
  telephone: '+91 98200 00000',
  email: MEERA.email,
};

export async function order(shop: TestApi, token: string): Promise<string> {
  const order_id = `${TODAY}-${crypto.randomUUID()}`;
  const addressInformation = {
    shippingAddress: address,
    billingAddress: address,
    shipping_carrier_code: 'flatrate',
    shipping_method_code: 'flatrate',
    payment_method_code: 'cashondelivery',
    payment_method_additional: {},
  };
  const products = [{ sku: 'RT-TE-220', name: 'Tee', qty: 1, price: 1 }];
  const body = { order_id, cart_id: '', user_id: '501', products, addressInformation };
  expect((await shop.call('orderCreate', `/api/order?token=${token}`, { body })).status).toBe(200);
  return order_id;
}

export type ShopOfTwo = { readonly shop: TestApi; readonly meerasCart: string };

/** A shop in which Tara has an account, and Meera a full cart and two orders. */
export async function openShopOfTwo(): Promise<ShopOfTwo> {
  const shop = await openTestApi();
  const customer = { email: TARA.email, firstname: 'Tara', lastname: 'Sen' };
  await shop.call('userCreate', '/api/user/create', { body: { customer, password: TARA.password } });
  const { token } = await signIn(shop, MEERA);
  const meerasCart = await cartOf(shop, token);
  await fill(shop, token, meerasCart);
  await order(shop, token);
  await order(shop, token);
  return { shop, meerasCart };
}
