import { ownerOf } from '#domain/session/session.ts';
import { becomes, bookOf, compares, type Ledger, settles } from './session-ledger.ts';
import { COMMON, type Name, people } from './session-people.ts';
import { handOf, shownBy } from './session-sight.ts';
import type { SessionTab } from './session-tabs.ts';
import type { SessionWorld } from './session-world.ts';

const LEFT_WITHIN_MS = 1_000;
/** Where three tabs each read (once there and back) and write (read, and there) what is kept of the session, in turn. */
const WAYS_AHEAD = 15;

/** The ledger hears who was signed in since. */
export function follow(ledger: Ledger, { session, nameOf }: SessionWorld): void {
  for (const id of session.takeOwners()) becomes(ledger, nameOf(id));
}

/** All that was begun comes to its end, and the shop hears of what the tabs have. */
export async function rest(ledger: Ledger, world: SessionWorld): Promise<void> {
  await world.rests();
  for (const shop of world.isOnline() ? world.tabs() : []) void shop.syncCart();
  await world.rests();
  follow(ledger, world);
  settles(ledger);
}

/** What holds at any moment, and what more does where nothing is under way. */
export async function expectAllKept(ledger: Ledger, world: SessionWorld, isAtRest: boolean): Promise<void> {
  follow(ledger, world);
  const faults = [...world.session.faults, ...(await faultsOfSight(ledger, world)), ...faultsOfLeaving(ledger, world)];
  if (isAtRest) faults.push(...faultsOfTabs(ledger, world), ...faultsOfCarts(ledger, world));
  if (faults.length > 0) throw new Error(faults.join('; '));
}

/** All tabs know who is signed in on the device. */
function faultsOfTabs({ owner }: Ledger, world: SessionWorld): readonly string[] {
  const visitors = world.tabs().map((shop) => world.nameOf(shop.visitor.get()));
  return visitors.flatMap((name) => (name === owner ? [] : [`${owner} is signed in, and a tab says ${name}`]));
}

/** No tab ever shows a thing of somebody else, nor goes on showing what somebody has left. */
async function faultsOfSight(ledger: Ledger, world: SessionWorld): Promise<readonly string[]> {
  const tabs = world.tabs().map(async (tab) => {
    const viewers = viewersOf(tab, ledger, world);
    const strange = (await shownBy(tab)).filter((thing) => !viewers.includes(ledger.whose.get(thing) ?? null));
    return strange.map((thing) => `${viewers[0]} is shown ${thing} of ${ledger.whose.get(thing)}`);
  });
  return (await Promise.all(tabs)).flat();
}

/** Other tabs leave who has left within a second, and what a slow device adds; who is signing in is shown before it is kept. */
function faultsOfLeaving({ owner }: Ledger, { tabs, session, devicePace, nameOf }: SessionWorld): readonly string[] {
  if (session.ownedFor() <= LEFT_WITHIN_MS + WAYS_AHEAD * devicePace.longest()) return [];
  const comers = [...session.underWay].map((act) => (act.kind === 'sign-in' ? nameOf(act.id) : null));
  const visitors = tabs().map((shop) => nameOf(shop.visitor.get()));
  const strangers = visitors.filter((name) => name !== null && name !== owner && !comers.includes(name));
  return strangers.map((name) => `A tab goes on showing ${name}.`);
}

/** Whose things a tab may show: theirs whose page it is; a guest's page may be ahead of itself while somebody signs in. */
function viewersOf(shop: SessionTab, { owner }: Ledger, { nameOf }: SessionWorld): readonly (Name | null)[] {
  const viewer = nameOf(shop.visitor.get());
  return viewer === null ? [null, owner, nameOf(ownerOf(shop.session.get()))] : [viewer, null];
}

/** Nothing in a cart is lost, doubled, or of somebody else. */
function faultsOfCarts(ledger: Ledger, world: SessionWorld): readonly string[] {
  return [null, ...people].flatMap((name) => {
    const isHere = name === ledger.owner;
    const hand = handOf(name, world);
    const known = name !== null || isHere ? compares(bookOf(ledger, name), hand) : [];
    const strange = [...hand.shop.keys()].filter((thing) => thing !== COMMON && ledger.whose.get(thing) !== name);
    return [...known, ...strange.map((thing) => `${thing} is in the cart`)].map((fault) => `${name}: ${fault}`);
  });
}
