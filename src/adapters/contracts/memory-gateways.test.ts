import { createMemoryCartGateway } from '#adapters/memory/memory-cart-gateway.ts';
import { createMemoryHomeGateway } from '#adapters/memory/memory-home-gateway.ts';
import { createMemoryIds } from '#adapters/memory/memory-ids.ts';
import { createMemoryOrderGateway, productNotAvailable } from '#adapters/memory/memory-order-gateway.ts';
import { createMemoryStockCheck } from '#adapters/memory/memory-stock-check.ts';
import type { CountryId } from '#domain/storeview/store-view.ts';
import { cartGatewayRules, filledCartRules, withFilledCart, withNewCart } from './cart-gateway-rules.ts';
import { homeGatewayRules } from './home-gateway-rules.ts';
import { orderGatewayRules } from './order-gateway-rules.ts';
import { proveRules } from './prove-rules.ts';
import { KURTA_S } from './samples.ts';
import { stockCheckRules } from './stock-check-rules.ts';

const outOfReach = { isReachable: () => false };

function cartInMemory() {
  let country: CountryId = 'IN';
  const gateway = createMemoryCartGateway({ country: () => country });
  return {
    gateway,
    goTo(next: CountryId) {
      country = next;
    },
  };
}

proveRules('the cart in memory', cartGatewayRules, () => withNewCart(cartInMemory()));
proveRules('the filled cart in memory', filledCartRules, () => withFilledCart(cartInMemory()));

proveRules('the orders in memory', orderGatewayRules, async () => {
  const gateway = createMemoryOrderGateway();
  const ids = createMemoryIds();
  return {
    gateway,
    newId: () => `1795168800123-${ids.next()}`,
    sellOut: (sku) => gateway.failNext(productNotAvailable(sku), { verb: 'place' }),
  };
});

proveRules('the stock in memory', stockCheckRules, async () => {
  const stock = createMemoryStockCheck();
  stock.put(KURTA_S, 'out-of-stock');
  return { stock, unreachable: createMemoryStockCheck(outOfReach) };
});

proveRules('the home page in memory', homeGatewayRules, async () => {
  const gateway = createMemoryHomeGateway();
  const banner = {
    title: 'The Wedding Edit',
    subtitle: '',
    image: '/b/w.jpg',
    narrowImage: '',
    link: '/c/w',
    buttonText: '',
  };
  gateway.put([
    { kind: 'banners', id: 1, title: 'The Wedding Edit', banners: [banner] },
    { kind: 'products', id: 2, title: 'New in', subtitle: '', link: '/c/new', source: { kind: 'category', id: 304 } },
  ]);
  gateway.announce({ id: 1, kind: 'strip', title: 'Festive offer', content: '', link: '' });
  return { gateway, unreachable: createMemoryHomeGateway(outOfReach) };
});
