import { sampleOrder } from '#adapters/contracts/samples.ts';
import { type DeviceForTests, openDeviceForTests } from '#composition/roots/device-for-tests.ts';
import { loadLateParts } from '#composition/roots/load-late-parts.ts';
import type { TabForTests } from '#composition/roots/shop-for-tests.ts';
import { cartLines } from '#composition/screens/cart-lines.ts';
import type { ServicesOf } from '#composition/wiring/services.ts';
import { withLine } from '#domain/cart/cart.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { createPace, createTabLife } from './tab-life.ts';
import { watchCalls } from './watch-calls.ts';
import { type UnderWay, watchSession, watchShop } from './watch-session.ts';

/** The two who use the device. */
export const people = ['asha', 'ravi'] as const;
export type Name = (typeof people)[number];

/** What everybody may have, and both accounts begin with a piece of; all other things bear the name of who has them. */
export const COMMON = 'common';

const PASSWORD = 'indigo lotus';
const STEP_MS = 100;
const LONGEST_MS = 600_000; // whatever was begun has ended by then

export type SessionTab = TabForTests & ServicesOf<typeof cartLines>;

type Tab = { readonly visit: SessionTab; readonly close: () => void };

/** One device with up to three tabs, two people with accounts, and a shop in memory. */
export async function openSessionWorld() {
  await loadLateParts();
  const device = openDeviceForTests({ further: cartLines });
  const { api, time, connectivity } = device;
  const offset = { milliseconds: 0 };
  const [devicePace, shopPace] = [createPace(), createPace()];
  const now = () => time.now() + offset.milliseconds;
  const shop = watchShop(api.accounts);
  const session = watchSession(device.kept, time, shop);
  const calls = watchCalls({ session, shop, now });
  const ids = new Map(await Promise.all(people.map(async (name) => [name, await opened(api, name)] as const)));
  const idOf = (name: Name) => ids.get(name) as CustomerId;
  const nameOf = (id: CustomerId | null): Name | null => people.find((name) => ids.get(name) === id) ?? null;
  const tabs = new Map<number, Tab>();
  const left = new Set<UnderWay>();

  async function tab(at: number): Promise<SessionTab> {
    const known = tabs.get(at) ?? (await openTab());
    tabs.set(at, known);
    return known.visit;
  }

  async function openTab(): Promise<Tab> {
    const paces = { device: devicePace, shop: shopPace };
    const { surround, close } = createTabLife({ ...paces, ...calls, offset: () => offset.milliseconds });
    return { visit: await ended(device.openTab(surround)), close };
  }

  /** The end of something that waits for time to pass. */
  async function ended<T>(promise: Promise<T>): Promise<T> {
    let isOver = false;
    void promise.finally(() => {
      isOver = true;
    });
    for (let waited = 0; waited < LONGEST_MS && !isOver; waited += STEP_MS) await time.advance(STEP_MS);
    if (!isOver) throw new Error('Something that was begun has no end.');
    return promise;
  }

  /** What a closed tab has told goes on while it is in the journal: another one takes it in. */
  function settleLeft(): void {
    if (device.journal.entries.some(({ area }) => area === 'session')) return;
    for (const act of left) session.underWay.delete(act);
    left.clear();
  }

  /** Begins what may change who is signed in. */
  function begin(act: UnderWay, promise: Promise<unknown>): void {
    session.underWay.add(act);
    void promise.finally(() => session.underWay.delete(act));
  }

  return {
    ...{ device, session, devicePace, shopPace, tab, nameOf },
    tabs: (): readonly SessionTab[] => [...tabs.values()].map(({ visit }) => visit),
    isOnline: () => connectivity.isOnline(),
    async passes(milliseconds: number) {
      await time.advance(milliseconds);
      settleLeft();
    },
    endsSessions: () => shop.endsSessions(),
    clockJumps(milliseconds: number) {
      offset.milliseconds += milliseconds;
      calls.clockWasSet();
    },
    /** Everything that was begun comes to its end. */
    async rests() {
      await time.advance(0);
      for (let waited = 0; time.waiting() > 0; waited += STEP_MS) {
        if (waited > LONGEST_MS) throw new Error('The tabs do not come to rest.');
        await time.advance(STEP_MS);
      }
    },
    async signsIn(at: number, name: Name) {
      const shop = await tab(at);
      const signedIn = shop.signIn({ email: `${name}@mail.test`, password: PASSWORD });
      begin({ at, kind: 'sign-in', id: idOf(name) }, signedIn);
    },
    async signsOut(at: number) {
      const shop = await tab(at);
      begin({ at, kind: 'sign-out' }, shop.signOut());
    },
    /** Puts a thing wherever a shopper leaves a trace of it. */
    async adds(at: number, thing: string) {
      const shop = await tab(at);
      shop.cart.update((cart) => withLine(cart, lineForTests(thing, 1)));
      shop.recentSearches.update((searches) => [...searches, thing] as never);
      shop.notify({ code: 'server-message', text: thing });
      void shop.syncCart();
    },
    async orders(at: number, id: string) {
      const shop = await tab(at);
      // What waits for a network has left the cart, which goes on without it.
      void shop.orderRepository.keep(
        sampleOrder(id, { owner: shop.visitor.get() }, { status: 'queued', hasLeftCart: true }),
      );
    },
    async asks(at: number) {
      void (await tab(at)).userGateway.me();
    },
    async undoes(at: number) {
      const shop = await tab(at);
      void shop.undoMerge();
    },
    closes(at: number) {
      tabs.get(at)?.close();
      tabs.delete(at);
      for (const act of session.underWay) if (act.at === at) left.add(act);
      settleLeft();
    },
    /** The account's cart in the shop; null before it has one. */
    cartOf: (name: Name) => api.cart.openCartOf(idOf(name)),
  };
}

export type SessionWorld = Awaited<ReturnType<typeof openSessionWorld>>;

/** An account with something that only its customer may read, and with a piece in its cart. */
async function opened({ accounts, account, cart }: DeviceForTests['api'], name: Name): Promise<CustomerId> {
  const email = `${name}@mail.test`;
  const made = accounts.add({ email, firstName: name, lastName: 'Rao', password: PASSWORD });
  if (!made) throw new Error(`There is another ${name}.`);
  account.book(email, { amount: moneyOf(1), comment: creditOf(name) });
  const theirs = cart.as(accounts.give(made.id).access);
  const id = await theirs.create();
  if (id.kind !== 'ok') throw new Error(`${name} has no cart.`);
  await theirs.update(id.value, lineForTests(COMMON, 1));
  return made.id;
}

export function creditOf(name: Name): string {
  return `credit of ${name}`;
}
