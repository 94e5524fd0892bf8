import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryConnectivity } from '#adapters/memory/memory-connectivity.ts';
import { createMemoryIds } from '#adapters/memory/memory-ids.ts';
import { createMemoryJitter } from '#adapters/memory/memory-jitter.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryOrderGateway } from '#adapters/memory/memory-order-gateway.ts';
import { createMemoryOrderStore } from '#adapters/memory/memory-order-store.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { meeraDetails } from '#domain/checkout/details-for-tests.ts';
import type { NoticeCode } from '#domain/notices/notice-codes.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { keepsNothing } from '#domain/storage/keeps-nothing.ts';
import { filledCart, openTabForTests } from './tab-for-tests.ts';

/** The device and the shop of Meera, and the tabs she opens on them. */
export function openWorldForTests(shop: { readonly namedStore?: string; readonly visitor?: CustomerId } = {}) {
  const orderStore = createMemoryOrderStore();
  const orderGateway = createMemoryOrderGateway();
  const clock = createMemoryClock();
  const connectivity = createMemoryConnectivity();
  const log = createMemoryLog();
  const cart = { ...createMemoryCell(filledCart), ...keepsNothing };
  const checkoutDetails = createMemoryCell(meeraDetails);
  const told: NoticeCode[] = [];
  const synced: Cart[] = [];
  const outside = { ids: createMemoryIds(), locks: createMemoryLocks(), jitter: createMemoryJitter() };
  const syncCart = async () => {
    synced.push(cart.get());
    return { kind: 'in-sync' } as const;
  };
  const shared = {
    ...outside,
    ...shop,
    syncCart,
    orderStore,
    orderGateway,
    clock,
    connectivity,
    log,
    cart,
    checkoutDetails,
    told,
    createCell: createMemoryCell,
  };
  const openTab = (kept?: Parameters<typeof openTabForTests>[1]) => openTabForTests(shared, kept);
  const stored = async () => {
    const answer = await orderStore.all();
    return answer.kind === 'ok' ? answer.value : [];
  };
  const sent = () => orderGateway.calls().filter(({ verb }) => verb === 'place');
  return { ...shared, ...openTab(), openTab, stored, sent, synced };
}
