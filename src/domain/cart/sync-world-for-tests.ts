import { createMemoryCartGateway, type MemoryCartGateway } from '#adapters/memory/memory-cart-gateway.ts';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryConnectivity } from '#adapters/memory/memory-connectivity.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryStockCheck } from '#adapters/memory/memory-stock-check.ts';
import type { ShopAccounts } from '#adapters/memory/shop-accounts.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import type { Notice } from '#domain/notices/notices.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { keepsNothing } from '#domain/storage/keeps-nothing.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import type { Cart, CartId } from './cart.ts';
import { emptyCart } from './cart.ts';
import type { CartGateway } from './cart-gateway.ts';
import type { CartRules } from './cart-rules.ts';
import { defaultCartRules } from './cart-rules-for-tests.ts';
import { lineForTests, type serverItemForTests } from './line-for-tests.ts';
import { createLoadTotals } from './load-totals.ts';
import { surroundingsForTotals } from './open-cart-for-tests.ts';
import { createRunStep } from './run-step.ts';
import { createSyncCart } from './sync-cart.ts';

type Visitor = { readonly accounts?: ShopAccounts; readonly token: string };

/** Whose the page is, and who is signed in on the device. */
type Owners = { present: CustomerId | null; kept: CustomerId | null };

const nobody: Visitor = { token: '' };

/** A cart, a shop that keeps a copy of it, and what makes the two agree. */
export function openSyncWorld(own: Partial<Cart> = {}, rules: Partial<CartRules> = {}, visitor: Visitor = nobody) {
  const cart = createMemoryCell<Cart>({ ...emptyCart, ...own });
  const gateway = createMemoryCartGateway(visitor);
  const inTheirName = visitor === nobody ? gateway : namedCarts(gateway, visitor.token);
  const clock = createMemoryClock();
  const connectivity = createMemoryConnectivity();
  const log = createMemoryLog();
  const locks = createMemoryLocks();
  const told: Notice[] = [];
  const checkout = { isOpen: false };
  const orders = { hasInFlightOrder: false, orderedLines: [] };
  const device = { ...keepsNothing };
  const owners: Owners = { present: null, kept: null };
  const adoptLines = async (shops: readonly ReturnType<typeof serverItemForTests>[]) =>
    shops.map(({ sku, pieces, id, cartId }) => lineForTests(sku, pieces, { shopsLine: { id, cartId, pieces } }));
  const stock = createMemoryStockCheck();
  const runStep = createRunStep({
    cart,
    cartGateway: inTheirName,
    adoptLines,
    stockCheck: stock,
    notify: (notice) => void told.push(notice),
  });
  const syncCart = createSyncCart({
    ordersUnderWay: async () => orders,
    ownership: { present: () => owners.present, find: async () => ({ owner: owners.kept, isSure: true }) },
    cart: { ...cart, ...keepsNothing, untilStored: () => device.untilStored() },
    cartGateway: inTheirName,
    openServerCart: () => inTheirName.create(),
    runStep,
    loadTotals: createLoadTotals({
      ...surroundingsForTotals(),
      ...{ cart, cartGateway: inTheirName, storeView: createMemoryCell(defaultStoreView), clock },
    }),
    cartRules: { ...defaultCartRules, ...rules },
    locks,
    clock,
    connectivity,
    log,
    isInCheckout: () => checkout.isOpen,
  });
  const idNow = () => cart.get().id ?? ('' as CartId);
  const asked = (verb: string) => gateway.calls().filter((call) => call.verb === verb).length;
  const inShop = () => gateway.linesOf(idNow()).map(({ sku, pieces }) => `${sku}*${pieces}`);
  /** Another tab opens a cart in the shop, which the device has from the moment it is taken. */
  const opensElsewhere = async () => {
    const reply = await gateway.create();
    if (reply.kind !== 'ok') throw new Error('The shop opens no cart.');
    return { id: reply.value, take: () => cart.update((now) => ({ ...now, id: reply.value })) };
  };
  const here = () => cart.get().lines.map(({ sku, pieces }) => `${sku}*${pieces}`);
  const around = { locks, adoptLines, stockCheck: stock, rules: { ...defaultCartRules, ...rules } };
  return {
    ...around,
    cart,
    gateway,
    inTheirName,
    clock,
    connectivity,
    log,
    told,
    checkout,
    orders,
    device,
    owners,
    opensElsewhere,
    syncCart,
    asked,
    inShop,
    here,
    idNow,
  };
}

function namedCarts(gateway: MemoryCartGateway, token: string): CartGateway {
  const theirs = gateway.as(token);
  return { ...theirs, create: (whose) => (whose === 'guest' ? gateway : theirs).create() };
}
