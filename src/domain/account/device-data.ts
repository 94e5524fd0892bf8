import type { Cart } from '#domain/cart/cart.ts';
import type { RecentSearches } from '#domain/catalog/recent-searches.ts';
import type { CheckoutDetails } from '#domain/checkout/details.ts';
import type { DeliveryMemory } from '#domain/delivery/delivery-memory.ts';
import type { Drafts } from '#domain/interface/drafts.ts';
import type { Compared } from '#domain/lists/compared.ts';
import { listOf, type NamedLists, presentList, presentLists } from '#domain/lists/named-lists.ts';
import type { RecentlyViewed } from '#domain/lists/recently-viewed.ts';
import { type Sharing, sharedListAddress } from '#domain/lists/shared-list.ts';
import type { Wishlist } from '#domain/lists/wishlist.ts';
import type { OrderRepository } from '#domain/orders/order-repository.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import type { OwnData } from './own-data.ts';

/** What this device keeps of whoever uses it, as the shop tells its own part: nothing that opens anything. */
export type ReadDeviceData = () => Promise<OwnData>;

type Kept<T> = Pick<PersistedCell<T>, 'open' | 'get'>;

type Ports = {
  readonly wishlist: Kept<Wishlist>;
  readonly namedLists: Kept<NamedLists>;
  readonly sharing: Kept<Sharing | null>;
  readonly compared: Kept<Compared>;
  readonly recentlyViewed: Kept<RecentlyViewed>;
  readonly recentSearches: Kept<RecentSearches>;
  readonly deliveryMemory: Kept<DeliveryMemory | null>;
  readonly cart: Kept<Cart>;
  readonly checkoutDetails: Kept<CheckoutDetails>;
  readonly drafts: Kept<Drafts>;
  readonly orderRepository: Pick<OrderRepository, 'all'>;
};

export function createReadDeviceData(ports: Ports): ReadDeviceData {
  const { wishlist, namedLists, sharing, compared, recentlyViewed, recentSearches, orderRepository } = ports;
  const { deliveryMemory, cart, checkoutDetails, drafts } = ports;
  const lists = [wishlist, namedLists, sharing, compared, recentlyViewed, recentSearches] as const;
  const others = [deliveryMemory, cart, checkoutDetails, drafts] as const;
  return async () => {
    await Promise.all([...lists, ...others].map((cell) => cell.open()));
    const { personal, shipping, billing } = checkoutDetails.get();
    return {
      wishlist: wishesOf(wishlist.get(), namedLists.get()),
      shared_lists: linksOf(sharing.get(), namedLists.get()),
      compared: compared.get().map(({ sku, name }) => ({ sku, name })),
      recently_viewed: recentlyViewed.get(),
      searches: recentSearches.get(),
      pin_code: deliveryMemory.get()?.pinCode ?? null,
      cart: cart.get().lines.map(({ sku, name, quantity }) => ({ sku, name, quantity })),
      checkout: { personal, shipping, billing },
      typed_and_not_sent: drafts.get(),
      orders: (await orderRepository.all()).map(({ id, status, createdAt }) => ({ id, status, created_at: createdAt })),
    };
  };
}

function wishesOf(wishlist: Wishlist, lists: NamedLists): readonly object[] {
  return wishlist.map(({ tile, ...item }) => ({
    sku: tile.sku,
    name: tile.name,
    list: presentList(lists, listOf(item, lists))?.name ?? null,
  }));
}

/** By which link each list is shown; what ends it stays on the device. */
function linksOf(sharing: Sharing | null, lists: NamedLists): readonly object[] {
  const named = presentLists(lists).map((list) => ({ name: list.name, sharing: list.sharing }));
  return [{ name: null, sharing }, ...named].flatMap(({ name, sharing: shared }) =>
    shared === null
      ? []
      : [{ list: name, address: sharedListAddress(shared.list), ends_at: new Date(shared.expiresAt).toISOString() }],
  );
}
