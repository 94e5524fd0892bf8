import { describe, expect, test } from 'vitest';
import { noLabels } from '#adapters/http/option-labels.ts';
import { productOf } from '#adapters/http/product-of.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { parseProduct } from '#adapters/wire/parse-product.ts';
import { productReply } from '#api/catalog/product-reply.ts';
import { demoCollection } from '#api/demo/collection/collection.ts';
import { settingsOf } from '#composition/areas/settings.ts';
import { defaultConfig } from '#config/shop-config.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { lineOf } from '#domain/cart/line-of.ts';
import { daysToShip } from '#domain/catalog/days-to-ship.ts';
import { isShippable, type Product } from '#domain/catalog/product.ts';
import { daysOnTheWay, deliveryDays } from '#domain/checkout/delivery-days.ts';
import { unreduced } from '#domain/pricing/price-tag.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createCartScreen } from '#viewmodels/cart/cart-screen-model.ts';
import { inEnglish } from '#viewmodels/messages/writing/messages.ts';
import { FactsModel } from '#viewmodels/product/facts-model.ts';

const TODAY = '2026-11-20';
const collection = demoCollection(TODAY);
const { contact, deliveryRules, returnDays } = settingsOf(defaultConfig);
const products = collection.products.map((record) => {
  const world = {
    set: 'IN',
    today: TODAY,
    rate: 1200,
    origin: 'https://zari.example',
    stock: [],
    reviews: null,
  } as const;
  const parsed = parseProduct(JSON.parse(JSON.stringify(productReply({ ...record, category: [] }, world))));
  if (parsed.kind !== 'ok') throw new Error(`${record.sku} cannot be read.`);
  return productOf(parsed.value, noLabels);
});

/** The block "Delivery and returns" of the page of a product. */
function factsOf(product: Product, country: 'IN' | 'GB'): FactsModel {
  const ports = {
    storeView: createMemoryCell(defaultStoreView),
    market: () => ({ country, today: TODAY }),
    ...{ deliveryRules, returnDays, contact, messages: inEnglish },
    sessionRules: { hasPriceTiers: false },
  };
  const page = { shown: { product, variant: null }, choosing: { groups: [] } };
  return new FactsModel(ports, page as unknown as ConstructorParameters<typeof FactsModel>[1]);
}

/** What the page of the cart says of returns when these are in it. */
function returnsInCart(...products: readonly Product[]): string | null {
  const price = unreduced(moneyOf(1));
  const lines = products.map((product) => lineOf({ product, variant: null, price, address: '' }, 1));
  const ports = { cart: createMemoryCell({ ...emptyCart, lines }), returnDays, messages: inEnglish };
  return createCartScreen(ports as unknown as Parameters<typeof createCartScreen>[0]).returns;
}

const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ');
const contents = collection.contentEntities.flatMap((entity) => ('content' in entity.record ? [entity.record] : []));
const pagesCalled = (identifier: string): readonly string[] =>
  contents.filter((record) => record.identifier === identifier).map(({ content }) => textOf(content));

describe.each(products.map((product) => [product.sku, product] as const))('%s', (_sku, product) => {
  test('page and cart say the same of returns', () => {
    expect(factsOf(product, 'IN').returns).toBe(returnsInCart(product));
    expect(factsOf(product, 'IN').returns !== null).toBe(isShippable(product));
  });

  test('the page tells the days that the checkout counts with', () => {
    const atDoor = /(\d+) to (\d+) working days/.exec(factsOf(product, 'GB').arrival ?? '');
    const days = atDoor ? { least: Number(atDoor[1]), most: Number(atDoor[2]) } : null;
    const promised = daysOnTheWay('GB', deliveryRules, daysToShip(product, null));
    expect(days).toEqual(isShippable(product) ? promised : null);
  });

  test('what the merchant adds does not say otherwise', () => {
    const { readyToShip, description, tag } = product;
    const words = [readyToShip ?? '', textOf(description), tag ?? ''].join(' ');
    if (isShippable(product))
      expect(words).not.toMatch(/with you in|made to order|from your measure|allow \w+ (?:days|weeks)/i);
    const leaves = Number(/(\d+) (?:working )?days/.exec(readyToShip ?? '')?.[1] ?? 0);
    expect(leaves).toBeLessThan(deliveryRules.india.least);
  });
});

test('of products that are sent and others in one cart, those that are sent are told of', () => {
  const [clothes] = products.filter(isShippable);
  const [pattern] = products.filter((product) => !isShippable(product));
  if (!clothes || !pattern) throw new Error('There are not products of both kinds.');
  expect(returnsInCart(clothes, pattern)).toBe(returnsInCart(clothes));
  expect(returnsInCart(pattern)).toBeNull();
});

test('the pages about delivery name the days of the settings, and no others', () => {
  const pages = pagesCalled('shipping-policy');
  expect(pages).toHaveLength(2);
  for (const page of pages) {
    const named = [...page.matchAll(/(\d+) (?:to|bis) (\d+) (?:working days|Werktage)/g)].map(([, least, most]) => ({
      least: Number(least),
      most: Number(most),
    }));
    expect(named).toEqual([deliveryRules.india, deliveryRules.abroad]);
  }
});

test('a Sunday is no working day, for the pages and for the checkout', () => {
  for (const page of pagesCalled('shipping-policy')) expect(page).toMatch(/Sunday|Sonntag/);
  expect(
    deliveryDays(Date.parse('2026-11-21T06:00:00Z'), 'IN', { ...deliveryRules, india: { least: 1, most: 1 } }),
  ).toEqual({
    first: '2026-11-23',
    last: '2026-11-23',
  });
});

test('the pages about returns name the days of the settings', () => {
  expect(returnDays).toBe(15);
  const pages = [...pagesCalled('returns'), ...pagesCalled('home-delivery')];
  expect(pages).toHaveLength(3);
  for (const page of pages) expect(page).toMatch(/fifteen days|fünfzehn Tage/);
});
