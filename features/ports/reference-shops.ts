import { KURTA } from '#adapters/contracts/samples.ts';
import { usualStore } from '#adapters/contracts/usual-store.ts';
import { gatewaysOver } from '#adapters/http/http-gateways.ts';
import { createMemoryGateways } from '#adapters/memory/memory-gateways.ts';
import { usualMarket } from '#adapters/memory/usual-market.ts';
import { type BySetting, searchCallBy } from '#composition/areas/search-call-by.ts';
import { allAttributes, allCategories, searchQuery } from '#domain/catalog/search-query.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import { dayAt } from '#domain/shared/clock.ts';
import type { CountryId } from '#domain/storeview/store-view.ts';
import { answered } from './answered.ts';
import type { ReferenceShop } from './reference-shop.ts';
import type { ShopPorts } from './shop-ports.ts';

/** The reference API through the adapters that the shop is shipped with. */
export function portsOverHttp({ log, today }: ReferenceShop, transport: Way, serverApi: ServerApi = 'api'): ShopPorts {
  let country: CountryId = 'IN';
  return {
    ...gatewaysOver({ ...usualStore, transport, log, loadSearchCall: searchCallBy(serverApi) }),
    goTo(next) {
      country = next;
      transport.goTo(next);
    },
    market: () => ({ country, today: dayAt(today().getTime()) }),
  };
}

type Way = ReturnType<ReferenceShop['transport']>;
type ServerApi = BySetting['serverApi'];

/** The fakes, with all that the shop behind other ports has. */
export async function portsInMemory(real: ShopPorts): Promise<ShopPorts> {
  const shop = createMemoryShop(real.market());
  shop.products.put(...answered(await real.search.products(searchQuery({ size: 4_000 }))).items);
  shop.search.putCategories(...answered(await real.search.categories(allCategories)).items);
  shop.search.putAttributes(...answered(await real.search.attributes(allAttributes)).items);
  await bringReviewed(real, shop);
  shop.home.put(answered(await real.home.sections()));
  shop.home.promote(answered(await real.home.promoted()));
  shop.promos.announce(...answered(await real.promos.current()));
  shop.stores.open(...answered(await real.stores.all()));
  return shop;
}

/** Fakes that nobody reaches. */
export function memoryOutOfReach(): ShopPorts {
  return createMemoryShop(usualMarket, { isReachable: () => false });
}

/** Fakes that sell nothing yet. */
export function createMemoryShop({ today }: Market, reach: { readonly isReachable?: () => boolean } = {}) {
  let country: CountryId = 'IN';
  const market = () => ({ country, today });
  return {
    ...createMemoryGateways({ ...reach, market }),
    goTo(next: CountryId) {
      country = next;
    },
    market,
  };
}

async function bringReviewed(real: ShopPorts, shop: ReturnType<typeof createMemoryShop>): Promise<void> {
  const product = shop.products.find(KURTA)?.product;
  if (!product) throw new Error(`The demo shop does not sell ${KURTA}.`);
  shop.reviews.put(product.id, answered(await real.reviews.latest(product.id)).latest);
  shop.sizeGuides.put(KURTA, answered(await real.sizeGuides.find(product)));
}
