import { createMemoryCartGateway, type MemoryCartGateway } from '#adapters/memory/memory-cart-gateway.ts';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryConnectivity } from '#adapters/memory/memory-connectivity.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryStockCheck } from '#adapters/memory/memory-stock-check.ts';
import type { ShopAccounts } from '#adapters/memory/shop-accounts.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import { skuOf } from '#domain/catalog/product.ts';
import type { Notice } from '#domain/notices/notices.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import type { Cell } from '#domain/shared/cell.ts';
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
type Owners = { present: CustomerId | null; kept: CustomerId | null; isSure: boolean; isRefused: boolean };

const nobody: Visitor = { token: '' };

export const A = skuOf('A');
export const C = skuOf('C');

/** A cart that nobody has told the shop of yet. */
export const withA = { lines: [lineForTests('A', 2)] };

/** A cart, a shop that keeps a copy of it, and what makes the two agree. */
export function openSyncWorld(own: Partial<Cart> = {}, rules: Partial<CartRules> = {}, visitor: Visitor = nobody) {
  const cart = createMemoryCell<Cart>({ ...emptyCart, ...own });
  const gateway = createMemoryCartGateway(visitor);
  const inTheirName = visitor === nobody ? gateway : namedCarts(gateway, visitor.token);
  const surroundings = surroundingsForTests({ ...defaultCartRules, ...rules });
  const syncCart = syncOf({ cart, inTheirName, surroundings });
  return { ...surroundings, ...seenOf(cart, gateway), cart, gateway, inTheirName, syncCart };
}

/** What the page and its device are like; a test may change it. */
function surroundingsForTests(rules: CartRules) {
  const owners: Owners = { present: null, kept: null, isSure: true, isRefused: false };
  const told: Notice[] = [];
  return {
    rules,
    told,
    owners,
    locks: createMemoryLocks(),
    clock: createMemoryClock(),
    connectivity: createMemoryConnectivity(),
    log: createMemoryLog(),
    stockCheck: createMemoryStockCheck(),
    checkout: { isOpen: false },
    orders: { hasInFlightOrder: false, orderedLines: [] },
    device: { ...keepsNothing },
    adoptLines: async (shops: readonly ReturnType<typeof serverItemForTests>[]) =>
      shops.map(({ sku, quantity, id, cartId }) =>
        lineForTests(sku, quantity, { serverItem: { id, cartId, quantity } }),
      ),
  };
}

type Parts = {
  readonly cart: Cell<Cart>;
  readonly inTheirName: CartGateway;
  readonly surroundings: ReturnType<typeof surroundingsForTests>;
};

function syncOf({ cart, inTheirName: cartGateway, surroundings }: Parts) {
  const { adoptLines, stockCheck, told, orders, owners, device, rules, locks, clock, connectivity, log, checkout } =
    surroundings;
  return createSyncCart({
    ordersUnderWay: async () => orders,
    ownership: { present: () => owners.present, find: async () => ({ owner: owners.kept, isSure: owners.isSure }) },
    deviceStore: async () => ({ refuses: () => owners.isRefused }),
    cart: { ...cart, ...keepsNothing, untilStored: () => device.untilStored() },
    cartGateway,
    openServerCart: () => cartGateway.create(),
    runStep: createRunStep({
      cart,
      cartGateway,
      adoptLines,
      stockCheck,
      notify: (notice) => void told.push(notice),
    }),
    loadTotals: createLoadTotals({
      ...surroundingsForTotals(),
      ...{ cart, cartGateway, storeView: createMemoryCell(defaultStoreView), clock },
    }),
    cartRules: rules,
    locks,
    clock,
    connectivity,
    log,
    isInCheckout: () => checkout.isOpen,
  });
}

/** What a test sees of the cart here and in the shop, and another tab that opens one there. */
function seenOf(cart: Cell<Cart>, gateway: MemoryCartGateway) {
  const idNow = () => cart.get().id ?? ('' as CartId);
  const textsOf = (lines: readonly { readonly sku: string; readonly quantity: number }[]) =>
    lines.map(({ sku, quantity }) => `${sku}*${quantity}`);
  /** Another tab opens a cart in the shop, which the device has from the moment it is taken. */
  const opensElsewhere = async () => {
    const reply = await gateway.create();
    if (reply.kind !== 'ok') throw new Error('The shop opens no cart.');
    return { id: reply.value, take: () => cart.update((now) => ({ ...now, id: reply.value })) };
  };
  return {
    idNow,
    opensElsewhere,
    asked: (verb: string) => gateway.calls().filter((call) => call.verb === verb).length,
    inShop: () => textsOf(gateway.linesOf(idNow())),
    here: () => textsOf(cart.get().lines),
  };
}

function namedCarts(gateway: MemoryCartGateway, token: string): CartGateway {
  const theirs = gateway.as(token);
  return { ...theirs, create: (whose) => (whose === 'guest' ? gateway : theirs).create() };
}
