import { createMemoryCartGateway } from '#adapters/memory/memory-cart-gateway.ts';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryConnectivity } from '#adapters/memory/memory-connectivity.ts';
import { createMemoryJournal } from '#adapters/memory/memory-journal.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryStockCheck } from '#adapters/memory/memory-stock-check.ts';
import { createMemoryTabMessages } from '#adapters/memory/memory-tab-messages.ts';
import { createShopAccounts } from '#adapters/memory/shop-accounts.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import { sumNames } from '#adapters/stored/amount-names.ts';
import { asKept, fromKept } from '#adapters/stored/kept-form.ts';
import { readStoredCart } from '#adapters/stored/stored-cart.ts';
import type { Cart, CartId, CartLine } from '#domain/cart/cart.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import type { CartGateway, ServerItem } from '#domain/cart/cart-gateway.ts';
import { defaultCartRules } from '#domain/cart/cart-rules-for-tests.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { keyOf, type LineKey } from '#domain/cart/line-parts.ts';
import { createOpenAccountsCart } from '#domain/cart/open-accounts-cart.ts';
import { createOpenServerCart } from '#domain/cart/open-server-cart.ts';
import { createRunStep } from '#domain/cart/run-step.ts';
import { createSyncCart } from '#domain/cart/sync-cart.ts';
import { createUnownedJournal } from '#domain/session/owned-store.ts';
import { signedIn } from '#domain/session/renewal.ts';
import { ownerOf } from '#domain/session/session.ts';
import { createPersistedCell } from '#domain/storage/persisted-cell.ts';
import type { Kind, MergeCase } from './merge-case.ts';

const GUEST = 'guest' as CartId;
const KEY = 'cart';
/** A device is slower than an answer that is on its way already. */
const TICKS_OF_A_WRITE = 40;

/** When a tab is gone: after so many calls; the last one may have reached the shop all the same. */
export type Death = { readonly calls: number; readonly reaches: boolean };

export type Pieces = Readonly<Record<LineKey, number>>;

/** A device on which somebody signs in, and the shop that keeps a cart for their account. */
export async function openMergeWorld({ device, account }: MergeCase) {
  const accounts = createShopAccounts();
  const owner = accounts.add({ email: 'asha@mail.test', firstName: 'Asha', lastName: 'Rao', password: 'indigo lotus' });
  if (!owner) throw new Error('There is somebody.');
  const tokens = accounts.give(owner.id);
  const shop = createMemoryCartGateway({ accounts });
  const theirs = shop.as(tokens.access);
  const opened = await theirs.create();
  if (opened.kind !== 'ok') throw new Error('The account has a cart.');
  const id = opened.value;
  for (const { kind, quantity } of account) await theirs.update(id, lineOfKind(kind, quantity));

  const lines = device.map(({ kind, quantity, tie }, at) => {
    const twin = shop.linesOf(id).find((each) => keyOf(each) === keyOf(lineOfKind(kind, quantity)));
    const guests = { id: at + 1, cartId: GUEST, quantity };
    const ofAccount = twin ? { id: twin.id, cartId: id, quantity: twin.quantity } : null;
    return lineOfKind(kind, quantity, { none: null, guest: guests, account: ofAccount }[tie]);
  });
  const kept = new Map([[KEY, JSON.stringify({ ...emptyCart, id: GUEST, lines } satisfies Cart)]]);
  const shared = { locks: createMemoryLocks(), kept, theirs };
  const session = createMemoryCell(signedIn(tokens, owner, 0));
  return {
    openTab: (death?: Death) => openTab({ ...shared, session }, death),
    inShop: (): Pieces => piecesOf(shop.linesOf(id)),
    onDevice: (): Pieces => piecesOf(readStoredCart(JSON.parse(kept.get(KEY) ?? 'null'))?.lines ?? []),
  };
}

export function lineOfKind(
  { sku, parts }: Kind,
  quantity: number,
  serverItem: CartLine['serverItem'] = null,
): CartLine {
  return lineForTests(sku, quantity, { parts, serverItem });
}

export function piecesOf(lines: readonly (Pick<CartLine, 'sku' | 'parts'> & { readonly quantity: number })[]): Pieces {
  return Object.fromEntries(lines.map((line) => [keyOf(line), line.quantity]));
}

type Shared = {
  readonly locks: ReturnType<typeof createMemoryLocks>;
  readonly kept: Map<string, string>;
  readonly theirs: CartGateway;
  readonly session: Parameters<typeof createOpenAccountsCart>[0]['session'];
};

/** One open page. Without its death it lives on; a dead tab keeps no turn: the browser gives it to the next. */
function openTab({ locks, kept, theirs, session }: Shared, death?: Death) {
  const gateway = death
    ? dying(theirs, death)
    : { calls: theirs, died: new Promise<never>(() => undefined), isDead: () => false };
  const turnsOfTab = death ? createMemoryLocks() : locks;
  const log = createMemoryLog();
  const store = storeOf(kept, gateway.isDead);
  const cart = createPersistedCell<Cart>({
    cell: createMemoryCell(emptyCart),
    key: KEY,
    store: async () => store,
    journal: createUnownedJournal(createMemoryJournal()), // its own: who is put aside writes down for nobody
    locks: turnsOfTab,
    tabMessages: createMemoryTabMessages(), // it hears of no other tab, as one that was put aside
    log,
    parse: readStoredCart,
    write: (what) => asKept(what, sumNames),
    read: (change) => fromKept(change, sumNames),
  });
  const syncing = createSyncing({ cart, gateway: gateway.calls, session, turnsOfTab, log });

  /** As signing in does: both carts come together, then they are made to agree. */
  async function signIn(): Promise<void> {
    await cart.open();
    if ((await syncing.openServerCart()).kind === 'ok') await syncing.syncCart();
    await cart.settled();
  }

  const mayDie = () => Promise.race([signIn(), gateway.died]).catch(() => undefined);
  return { cart, syncCart: syncing.syncCart, signIn: mayDie };
}

/** What the device keeps, as a tab comes to it that may be gone before it is written. */
function storeOf(kept: Map<string, string>, isDead: () => boolean) {
  const device = createMemoryKeyValueStore(kept);
  return {
    get: async (key: string) => ({ kind: 'kept', value: valueIn(await device.get(key)), marks: {} }) as const,
    refuses: () => false,
    isLate: () => false,
    onReturn: () => undefined,
    set: async (key: string, value: unknown) => {
      for (let tick = 0; tick < TICKS_OF_A_WRITE; tick += 1) await null;
      if (isDead()) return new Promise<never>(() => undefined);
      return (await device.set(key, value)).kind === 'ok';
    },
  };
}

type Syncing = {
  readonly cart: ReturnType<typeof createPersistedCell<Cart>>;
  readonly gateway: CartGateway;
  readonly session: Shared['session'];
  readonly turnsOfTab: Shared['locks'];
  readonly log: ReturnType<typeof createMemoryLog>;
};

/** How a tab makes its cart and that of the account agree. */
function createSyncing({ cart, gateway, session, turnsOfTab, log }: Syncing) {
  const shops = { cart, cartGateway: gateway };
  const ordersUnderWay = async () => ({ hasInFlightOrder: false, orderedLines: [] });
  const openAccountsCart = createOpenAccountsCart({ ...shops, session, adoptLines, ordersUnderWay, locks: turnsOfTab });
  const openServerCart = createOpenServerCart({ session, cartGateway: gateway, openAccountsCart });
  const syncCart = createSyncCart({
    ...shops,
    ordersUnderWay,
    ownership: {
      present: () => ownerOf(session.get()),
      find: async () => ({ owner: ownerOf(session.get()), isSure: true }),
    },
    deviceStore: async () => ({ refuses: () => false }),
    openServerCart,
    runStep: createRunStep({ ...shops, adoptLines, stockCheck: createMemoryStockCheck(), notify: () => undefined }),
    loadTotals: async () => undefined,
    cartRules: defaultCartRules,
    locks: turnsOfTab,
    clock: createMemoryClock(),
    connectivity: createMemoryConnectivity(),
    log,
    isInCheckout: () => false,
  });
  return { openServerCart, syncCart };
}

async function adoptLines(shops: readonly ServerItem[]): Promise<readonly CartLine[]> {
  return shops.map(({ sku, parts, quantity, id, cartId }) =>
    lineOfKind({ sku, parts }, quantity, { id, cartId, quantity }),
  );
}

function valueIn(answer: { readonly kind: string; readonly value?: unknown }): unknown {
  return answer.kind === 'ok' ? answer.value : null;
}

/** The way to the shop of a tab that dies: nothing of it goes on after that. */
function dying(theirs: CartGateway, { calls, reaches }: Death) {
  let left = calls;
  const { promise: died, reject } = Promise.withResolvers<never>();
  const handed = async (verb: keyof CartGateway, args: readonly unknown[]): Promise<unknown> => {
    const call = theirs[verb] as (...args: readonly unknown[]) => Promise<unknown>;
    left -= 1;
    if (left >= 0) return call(...args);
    if (left === -1 && reaches) await call(...args);
    reject(new Error('The tab is gone.'));
    return new Promise(() => undefined);
  };
  const verbs = Object.keys(theirs) as (keyof CartGateway)[];
  const handing = verbs.map((verb) => [verb, (...args: readonly unknown[]) => handed(verb, args)]);
  return { calls: Object.fromEntries(handing) as unknown as CartGateway, died, isDead: () => left < 0 };
}
