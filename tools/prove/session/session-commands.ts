import fc from 'fast-check';
import { openReceipt } from '#domain/cart/merge-receipt.ts';
import { ownerOf } from '#domain/session/session.ts';
import { expectAllKept, follow, rest } from './expect-kept.ts';
import { type Ledger, placesOrder, puts, takesBack } from './session-ledger.ts';
import { type Name, people } from './session-people.ts';
import { handOf } from './session-sight.ts';
import type { SessionWorld } from './session-world.ts';

export type Command = fc.AsyncCommand<Ledger, SessionWorld>;

type Act = (ledger: Ledger, world: SessionWorld) => unknown;
type Step = readonly [name: string, act: Act];

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const TAB = fc.integer({ min: 0, max: 2 });
/** How long until the next thing happens, in milliseconds; or when all that is under way has ended. */
const PAUSE = fc.constantFrom<'rest' | number>('rest', 'rest', 0, 150, 600, 3_000);
/** What calls take, in turn, in milliseconds; the device may take 800 in all, and a renewal less than its 30 seconds. */
const DEVICE_TAKES = fc.constantFrom(
  [],
  [0, 390, 0, 0, 0, 0, 0, 0, 0, 0],
  [200],
  [350, 0, 0, 20],
  [0, 0, 0, 390, 0],
  [300, 10, 350],
);
const SHOP_TAKES = fc.constantFrom([], [400], [0, 4_000], [3_000, 0, 0], [0, 0, 1_500, 100, 0]);

const steps: readonly fc.Arbitrary<Step>[] = [
  fc.tuple(TAB, fc.constantFrom(...people)).map(([at, name]) => [`${name} signs in at ${at}`, signIn(at, name)]),
  TAB.map((at) => [`signs out at ${at}`, signOut(at)]),
  fc.tuple(TAB, fc.integer({ min: 0, max: 2 })).map(([at, thing]) => [`adds ${thing} at ${at}`, add(at, thing)]),
  TAB.map((at) => [`undoes the merge at ${at}`, undo(at)]),
  TAB.map((at) => [`asks at ${at}`, (_, world) => world.asks(at)]),
  fc.constant(['asks in all tabs at once', askEverywhere]),
  TAB.map((at) => [`has a token that has ended at ${at}, and a slow renewal`, renewSlowly(at)]),
  TAB.map((at) => [`adds at ${at} and leaves before a slow device has it`, leaveSlowly(at)]),
  TAB.map((at) => [`orders without a network at ${at}`, order(at)]),
  TAB.map((at) => [`closes ${at}`, close(at)]),
  TAB.map((at) => [`reloads ${at}`, reload(at)]),
  DEVICE_TAKES.map((times) => [`the device takes [${times}] ms`, (_, world) => world.devicePace.set(times)]),
  SHOP_TAKES.map((times) => [`the shop takes [${times}] ms`, (_, world) => world.shopPace.set(times)]),
  fc.constant(['tokens end', (_, { device }) => device.api.accounts.endAccess()]),
  fc.constant(['the shop ends all sessions', endSessions]),
  fc.constant(['the next renewal is not answered', (_, { device }) => device.api.tokens.loseNextRenewal()]),
  fc.constant(['the next renewals fail', failRenewals]),
  fc.constant(['goes offline', (_, { device }) => device.connectivity.go('offline')]),
  fc.constant(['goes online', (_, { device }) => device.connectivity.go('online')]),
  fc.constant(['sleeps for a day', (_, world) => world.passes(DAY_MS)]),
  fc
    .constantFrom(-DAY_MS, -10 * MINUTE_MS, MINUTE_MS, DAY_MS)
    .map((jump) => [`the clock jumps by ${jump} ms`, (_, world) => world.clockJumps(jump)]),
];

/** A call is refused at once, and the answer to the renewal that follows takes its time. */
const RENEWAL_TAKES = [0, 0, 0, 8_000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** Everything that can happen to a session, in whatever order, and what else is under way when it does. */
export const sessionCommands: readonly fc.Arbitrary<Command>[] = steps.map((step) =>
  fc.tuple(step, PAUSE).map(([[name, act], pause]) => ({
    check: () => true,
    async run(ledger, world) {
      await act(ledger, world);
      if (pause === 'rest') await rest(ledger, world);
      else await world.passes(pause);
      await expectAllKept(ledger, world, pause === 'rest');
    },
    toString: () => (pause === 'rest' ? name : `${name} (${pause} ms)`),
  })),
);

/** Two people do not sign in at the same moment on one device. */
function signIn(at: number, name: Name): Act {
  return async (_, world) => {
    await world.tab(at);
    const isOther = [...world.session.underWay].every((act) => act.kind !== 'sign-in' || world.nameOf(act.id) !== name);
    if (!isOther || isWelcomed(world)) await world.signsIn(at, name);
  };
}

function signOut(at: number): Act {
  return async (_, world) => {
    await world.tab(at);
    if (isWelcomed(world)) await world.signsOut(at);
  };
}

function endSessions(_: Ledger, world: SessionWorld): void {
  if (isWelcomed(world)) world.endsSessions();
}

/** Whoever signs in has done so, and all tabs have heard of it. */
function isWelcomed({ session, tabs }: SessionWorld): boolean {
  const owner = ownerOf(session.session());
  const isComing = [...session.underWay].some(({ kind }) => kind === 'sign-in');
  return !isComing && tabs().every((shop) => shop.visitor.get() === owner);
}

function add(at: number, number: number): Act {
  return async (ledger, world) => {
    const shop = await world.tab(at);
    follow(ledger, world);
    const visitor = world.nameOf(shop.visitor.get());
    const by = visitor ?? ledger.owner; // a page that has not heard of a sign-in is theirs all the same
    const { isOne, isMerging } = handOf(by, world);
    const isBrought = by !== null && !isOne;
    const isAlone = number > 0 || by === null || !(isBrought || isMerging); // else the account may have it, too
    const isSure = world.session.underWay.size === 0 && visitor === ledger.owner && isAlone;
    await world.adds(at, puts(ledger, number, { by, isSure, isBrought }));
  };
}

/** Taken back where everything else rests, so that what was brought is known. */
function undo(at: number): Act {
  return async (ledger, world) => {
    const shop = await world.tab(at);
    await rest(ledger, world);
    await expectAllKept(ledger, world, true);
    const [owner, receipt] = [ledger.owner, openReceipt(shop.cart.get())];
    if (owner === null || !receipt || !world.isOnline() || world.session.isRevoked()) return;
    await world.undoes(at);
    await rest(ledger, world);
    const isDone = ledger.owner === owner && shop.cart.get().removed.length === 0 && shop.cart.get().inSync !== null;
    if (isDone) takesBack(ledger, owner, new Map(receipt.devices.map(({ key, quantity }) => [key, quantity])));
  };
}

function order(at: number): Act {
  return async (ledger, world) => {
    await world.tab(at);
    await rest(ledger, world);
    await world.orders(at, placesOrder(ledger));
  };
}

/** With the tab goes what it has not written yet. */
function close(at: number): Act {
  return (ledger, world) => {
    ledger.fresh = [];
    world.closes(at);
  };
}

function reload(at: number): Act {
  return async (ledger, world) => {
    close(at)(ledger, world);
    await world.tab(at);
  };
}

async function askEverywhere(_: Ledger, world: SessionWorld): Promise<void> {
  for (const at of [0, 1, 2]) await world.tab(at);
  for (const at of [0, 1, 2, 0, 1, 2]) await world.asks(at);
}

function renewSlowly(at: number): Act {
  return async (_, world) => {
    await world.tab(at);
    world.shopPace.set(RENEWAL_TAKES);
    world.device.api.accounts.endAccess();
    await world.asks(at);
  };
}

/** Long enough for the tab to be left while it reads what it is about to write anew; then the device is quick again. */
const READING_MS = 200;
const READING_TAKES = [...Array(6).fill(READING_MS), ...Array(30).fill(0)];

function leaveSlowly(at: number): Act {
  return async (ledger, world) => {
    await world.tab(at);
    world.devicePace.set(READING_TAKES);
    await add(at, 0)(ledger, world);
    await world.passes(READING_MS);
    await signOut(at)(ledger, world);
  };
}

function failRenewals(_: Ledger, { device: { api } }: SessionWorld): void {
  const failure = { kind: 'refused', code: 503, message: 'closed', isSilent: false } as const;
  api.tokens.failNext(failure, { verb: 'renew', times: 2 });
}
