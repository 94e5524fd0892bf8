import { openDeviceForTests } from '#composition/roots/device-for-tests.ts';
import { loadLateParts } from '#composition/roots/load-late-parts.ts';
import { cartLines } from '#composition/screens/cart-lines.ts';
import { createSessionDeeds } from './session-deeds.ts';
import { type Name, openAccounts } from './session-people.ts';
import { createSessionTabs, LONGEST_MS, STEP_MS } from './session-tabs.ts';
import { createPace } from './tab-life.ts';
import { watchCalls } from './watch-calls.ts';
import { type SessionWatch, type UnderWay, watchSession, watchShop } from './watch-session.ts';

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
  const { idOf, nameOf } = await openAccounts(api);
  const paces = { device: devicePace, shop: shopPace };
  const tabs = createSessionTabs({ device, life: { ...paces, ...calls, offset: () => offset.milliseconds } });
  const { begin, leaves, settleLeft } = followActs(session, device);
  return {
    ...{ device, session, devicePace, shopPace, tab: tabs.tab, nameOf },
    ...createSessionDeeds({ tab: tabs.tab, idOf, begin }),
    tabs: tabs.all,
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
    rests: () => rest(time),
    closes(at: number) {
      tabs.close(at);
      leaves(at);
    },
    /** The account's cart in the shop; null before it has one. */
    cartOf: (name: Name) => api.cart.openCartOf(idOf(name)),
  };
}

export type SessionWorld = Awaited<ReturnType<typeof openSessionWorld>>;

type Device = ReturnType<typeof openDeviceForTests>;

/** Everything that was begun comes to its end. */
async function rest(time: Device['time']): Promise<void> {
  await time.advance(0);
  for (let waited = 0; time.waiting() > 0; waited += STEP_MS) {
    if (waited > LONGEST_MS) throw new Error('The tabs do not come to rest.');
    await time.advance(STEP_MS);
  }
}

/** Follows what may change who is signed in, from its beginning to its end. */
function followActs({ underWay }: SessionWatch, { journal }: Pick<Device, 'journal'>) {
  const left = new Set<UnderWay>();

  /** What a closed tab has told goes on while it is in the journal: another one takes it in. */
  function settleLeft(): void {
    if (journal.entries.some(({ area }) => area === 'session')) return;
    for (const act of left) underWay.delete(act);
    left.clear();
  }

  function begin(act: UnderWay, promise: Promise<unknown>): void {
    underWay.add(act);
    void promise.finally(() => underWay.delete(act));
  }

  /** The tab is closed. */
  function leaves(at: number): void {
    for (const act of underWay) if (act.at === at) left.add(act);
    settleLeft();
  }

  return { begin, leaves, settleLeft };
}
