import { tileOf } from '#domain/listing/tile.ts';
import type { CustomerAddress } from '#domain/session/customer.ts';
import { hasCredit, home, isSignedIn } from '../asha-is-signed-in.ts';
import { placeOrder } from '../meera-checks-out.ts';
import { dearest, kurtaSet, longNamed } from '../pieces.ts';
import { saysWhoSells } from '../sells.ts';
import { goesOffline, type OpenPage, type States, type World } from '../state.ts';

const address = '/my-account';
const orders = `${address}/orders`;
const credit = `${address}/credit-details`;
const data = `${address}/my-data`;
const recent = `${address}/recently-viewed`;
const given = isSignedIn;

const moved: CustomerAddress = { ...home, id: null, phone: '+919820000000' };

async function orderTwice(page: OpenPage): Promise<string> {
  await placeOrder(page);
  await placeOrder(page);
  return orders;
}

/** The number of the first order of the fakes. */
async function orderOnce(page: OpenPage): Promise<string> {
  await placeOrder(page);
  return `${orders}/70001`;
}

/** The same, once its gateway has told that it is paid. */
async function payOnce(page: OpenPage): Promise<string> {
  const at = await orderOnce(page);
  page.api.fakes.orders.settle('paid');
  return at;
}

async function sells(world: World): Promise<void> {
  await isSignedIn(world);
  saysWhoSells(world);
}

function lookAtSome(shop: OpenPage): void {
  const seen = [kurtaSet, longNamed, dearest];
  shop.recentlyViewed.update(() => seen.map(({ parentSku }) => parentSku));
  shop.recentTiles.update(() => seen.map((product) => tileOf(product, shop.market(), shop.shopRules)));
}

export const accountPageStates: States = {
  profile: { address, given },
  loading: { address, given, waitsFor: 'nothing' },
  'profile-waiting': {
    address,
    given,
    when: async (page) => {
      goesOffline(page);
      await page.saveProfile({ firstName: 'Asha', lastName: 'Menon', email: 'asha.1@mail.test' }, '');
    },
  },
  shipping: { address: `${address}/shipping-details`, given },
  'shipping-waiting': {
    address: `${address}/shipping-details`,
    given,
    when: async (page) => {
      goesOffline(page);
      await page.saveShippingAddress(moved);
    },
  },
  'shipping-problems': { address: `${address}/shipping-details`, given, presses: ['Save address'] },
  newsletter: { address: `${address}/newsletter`, given },
  'newsletter-unknown': {
    address: `${address}/newsletter`,
    given: async (world) => {
      await isSignedIn(world);
      world.api.fakes.newsletter.cut();
    },
  },
  orders: { address: orders, given, when: orderTwice },
  'orders-waiting': {
    address: orders,
    given,
    when: async (page) => {
      await placeOrder(page);
      goesOffline(page);
      await placeOrder(page);
      return orders;
    },
  },
  'orders-empty': { address: orders, given },
  'orders-failed': {
    address: orders,
    given: async (world) => {
      await isSignedIn(world);
      world.api.fakes.account.cut();
    },
  },
  'orders-offline': { address: orders, given, when: goesOffline },
  order: { address: orders, given, when: orderOnce },
  /** What comes out of a printer: a shop that says who sells gives an invoice of the order. */
  'order-invoice': { address: orders, given: sells, when: payOnce, isOnPaper: true },
  'order-again': { address: orders, given, when: orderOnce, presses: ['Order again'] },
  'order-missing': { address: `${orders}/1`, given },
  recent: { address: recent, given, when: lookAtSome },
  'recent-empty': { address: recent, given },
  'recent-offline': {
    address: recent,
    given,
    when: (page) => {
      lookAtSome(page);
      goesOffline(page);
    },
  },
  credit: {
    address: credit,
    given: async (world) => {
      await isSignedIn(world);
      hasCredit(world);
    },
  },
  'credit-empty': { address: credit, given },
  data: { address: data, given },
  'data-credit': {
    address: data,
    given: async (world) => {
      await isSignedIn(world);
      hasCredit(world);
    },
  },
  'data-saved': { address: data, given, presses: ['Download my data'] },
  'data-offline': { address: data, given, when: goesOffline, presses: ['Download my data'] },
  'data-problems': { address: data, given, presses: ['Delete account for good'] },
};
