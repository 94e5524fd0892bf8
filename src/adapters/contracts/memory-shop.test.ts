import { describe } from 'vitest';
import { usualMarket } from '#adapters/memory/usual-market.ts';
import { type Product, skuOf, type Variant } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { accountGatewayRules } from './account-gateway-rules.ts';
import { cartGatewayRules, withFilledCart } from './cart-gateway-rules.ts';
import { customersInMemory } from './customer-shops.ts';
import { mailGatewayRules } from './mail-gateway-rules.ts';
import { newsletterGatewayRules } from './newsletter-gateway-rules.ts';
import { orderGatewayRules } from './order-gateway-rules.ts';
import { pageGatewayRules } from './page-gateway-rules.ts';
import { proveRules } from './prove-rules.ts';
import { createMemoryShop, memoryOutOfReach } from './reference-shops.ts';
import { restockGatewayRules } from './restock-gateway-rules.ts';
import { indigoM, KURTA, KURTA_M, KURTA_S, kurtaLine, TEE, teeLine } from './samples.ts';
import { stockCheckRules } from './stock-check-rules.ts';
import { trackingGatewayRules } from './tracking-gateway-rules.ts';

const inIndia = (regular: number, special = 0): Product['prices'] => ({
  india: { regular, special },
  ...{ us: null, others: null, specialFrom: null, specialTo: null },
});

const [colour, size] = indigoM.map(({ attributeId, valueId, label, value }) => ({
  ...{ attributeId, code: label === 'Size' ? 'size' : 'color', label },
  values: [{ id: valueId, label: value }],
}));

function kurtaVariant(sku: typeof KURTA_M, chosen: number, pieces: number): Variant {
  const { name, price, regularPrice } = kurtaLine;
  const stock = { pieces, isInStock: pieces > 0, status: pieces > 0 ? 1 : 0 };
  const choice = { color: 49, size: chosen };
  return { id: chosen, sku, name, status: 1, prices: inIndia(regularPrice, price), stock, choice, image: '' };
}

/** The goods of the contract's examples, and an hour that is not sent. */
const goods = [
  productForTests(KURTA, {
    ...{ id: 1042, type: 'configurable', name: 'Indigo Block Print Kurta Set' },
    prices: inIndia(kurtaLine.regularPrice, kurtaLine.price),
    options: colour && size ? [colour, { ...size, values: [...size.values, { id: 166, label: 'S' }] }] : [],
    variants: [kurtaVariant(KURTA_M, 167, 7), kurtaVariant(KURTA_S, 166, 0)],
  }),
  productForTests(TEE, {
    ...{ id: teeLine.productId, name: teeLine.name, prices: inIndia(teeLine.price) },
    stock: { pieces: 50, isInStock: true, status: 1 },
  }),
  productForTests(skuOf('HOUR'), { id: 900, type: 'virtual' }),
];

function openShop() {
  const shop = createMemoryShop(usualMarket);
  shop.goods.put(...goods);
  return shop;
}

const withUnreachable = () => ({ ...openShop(), unreachable: memoryOutOfReach() });

/** The fakes keep the rules of their ports with the few goods of the contract's examples, too: so each is tried at once. */
describe('a small shop in memory', () => {
  proveRules('the cart', cartGatewayRules, () => withFilledCart(openShop()));
  proveRules('orders', orderGatewayRules, openShop);
  proveRules('stock', stockCheckRules, withUnreachable);
  proveRules('mail to the shop', mailGatewayRules, withUnreachable);
  proveRules('the newsletter', newsletterGatewayRules, withUnreachable);
  proveRules('waiting for what is sold out', restockGatewayRules, withUnreachable);
  proveRules('what merchants hear', trackingGatewayRules, withUnreachable);
  proveRules('the pages of the merchant', pageGatewayRules, withUnreachable);
  proveRules('the accounts of customers', accountGatewayRules, customersInMemory);
});
