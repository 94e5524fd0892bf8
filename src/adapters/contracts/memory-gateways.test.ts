import { createMemoryCartGateway } from '#adapters/memory/memory-cart-gateway.ts';
import { createMemoryHomeGateway } from '#adapters/memory/memory-home-gateway.ts';
import { createMemoryIds } from '#adapters/memory/memory-ids.ts';
import { createMemoryOrderGateway, productNotAvailable } from '#adapters/memory/memory-order-gateway.ts';
import { createMemoryStockCheck } from '#adapters/memory/memory-stock-check.ts';
import type { CountryId } from '#domain/storeview/store-view.ts';
import { cartGatewayContract } from './cart-gateway-contract.ts';
import { homeGatewayContract } from './home-gateway-contract.ts';
import { orderGatewayContract } from './order-gateway-contract.ts';
import { KURTA_S } from './samples.ts';
import { stockCheckContract } from './stock-check-contract.ts';

const outOfReach = { isReachable: () => false };

cartGatewayContract('the cart in memory', async () => {
  let country: CountryId = 'IN';
  const gateway = createMemoryCartGateway({ country: () => country });
  return {
    gateway,
    goTo(next) {
      country = next;
    },
  };
});

orderGatewayContract('the orders in memory', async () => {
  const gateway = createMemoryOrderGateway();
  const ids = createMemoryIds();
  return {
    gateway,
    newId: () => `1795168800123-${ids.next()}`,
    sellOut: (sku) => gateway.failNext(productNotAvailable(sku), { verb: 'place' }),
  };
});

stockCheckContract('the stock in memory', async () => {
  const stock = createMemoryStockCheck();
  stock.put(KURTA_S, 'out-of-stock');
  return { stock, unreachable: createMemoryStockCheck(outOfReach) };
});

homeGatewayContract('the home page in memory', async () => {
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
  return { gateway, unreachable: createMemoryHomeGateway(outOfReach) };
});
