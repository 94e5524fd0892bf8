import { describe } from 'vitest';
import { proveRules } from '#adapters/contracts/prove-rules.ts';
import { indigoM, KURTA, KURTA_M, KURTA_S, kurtaLine, TEE, teeLine } from '#adapters/contracts/samples.ts';
import { usualMarket } from '#adapters/memory/usual-market.ts';
import { type Product, skuOf, type Variant } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { type Money, nothing } from '#domain/shared/money.ts';
import { accountGatewayRules } from './account-gateway-rules.ts';
import { customersInMemory } from './customer-shops.ts';
import { proveShop } from './prove-shop.ts';
import { createMemoryShop, memoryOutOfReach } from './reference-shops.ts';

const inIndia = (regular: Money, special = nothing): Product['prices'] => ({
  india: { regular, special },
  ...{ us: null, others: null, specialFrom: null, specialTo: null },
});

const [colour, size] = indigoM.map(({ attributeId, valueId, label, value }) => ({
  ...{ attributeId, code: label === 'Size' ? 'size' : 'color', label },
  values: [{ id: valueId, label: value }],
}));

function kurtaVariant(sku: typeof KURTA_M, chosen: number, quantity: number): Variant {
  const { name, price, regularPrice } = kurtaLine;
  const stock = { quantity, isInStock: quantity > 0, status: quantity > 0 ? 1 : 0 };
  const choice = { color: 49, size: chosen };
  const made = { choice, image: '', readyQuantity: quantity, tiers: [] };
  return { id: chosen, sku, name, status: 1, prices: inIndia(regularPrice, price), stock, ...made };
}

/** The products of the contract's examples, and an hour that is not sent. */
const products = [
  productForTests(KURTA, {
    ...{ id: 1042, type: 'configurable', name: 'Indigo Block Print Kurta Set', readyToShip: '' },
    prices: inIndia(kurtaLine.regularPrice, kurtaLine.price),
    options: colour && size ? [colour, { ...size, values: [...size.values, { id: 166, label: 'S' }] }] : [],
    variants: [kurtaVariant(KURTA_M, 167, 7), kurtaVariant(KURTA_S, 166, 0)],
  }),
  productForTests(TEE, {
    ...{ id: teeLine.productId, name: teeLine.name, prices: inIndia(teeLine.price) },
    stock: { quantity: 50, isInStock: true, status: 1 },
  }),
  productForTests(skuOf('HOUR'), { id: 900, type: 'virtual' }),
];

function openShop() {
  const shop = createMemoryShop(usualMarket);
  shop.products.put(...products);
  return shop;
}

/** The fakes keep the rules of their ports with the few products of the contract's examples, too: so each is tried at once. */
describe('a small shop in memory', () => {
  proveShop({ open: openShop, nowhere: memoryOutOfReach });
  proveRules('the accounts of customers', accountGatewayRules, customersInMemory);
});
