import { type Name, people } from './acts.ts';
import { comesToGuests } from './ledger.ts';
import type { Tab } from './simulated-tabs.ts';
import { forgetsAll } from './tellings.ts';
import type { World } from './world.ts';
import { PASSWORD } from './world-people.ts';

export function comes(world: World, tab: Tab, who: Name, onShown: () => void): void {
  comesLate(world, who);
  tab.intents.add({ kind: 'session', onShown });
  world.signsIn(who, () => signIn(world, tab, who));
}

export function leaves(world: World, tab: Tab, onShown: () => void): Promise<unknown> {
  tab.intents.add({ kind: 'session', onShown });
  leavesLate(world);
  return leaving(tab, tab.visit.signOut());
}

/**
 * Who comes while the device is late may find in the cart what a guest had, also where somebody else has come meanwhile; and
 * where the clock was set back, too, they may have come before they had left (docs/reliability.md, Open).
 */
function comesLate(world: World, who: Name): void {
  const { ledger, offset, idOf, isAnybodyComing, isAnybodyLeaving } = world;
  ledger.isCartUnkept ||= mayLeaveOrdered(world);
  if (mayLeaveOrdered(world) || isAnybodyComing() || isAnybodyLeaving()) comesToGuests(ledger, [idOf(who)]);
  if (isAnybodyLeaving() || (offset.isSetBack && ledger.tellings.isDeviceWeak)) forgetsAll(ledger.tellings);
}

/**
 * The same of who leaves then: what a guest had before them may be found by whoever comes next. Where somebody is just
 * coming at another page nobody can say which of the two is last.
 */
function leavesLate(world: World): void {
  const { ledger, idOf, isAnybodyComing, tabs } = world;
  if (isAnybodyComing()) forgetsAll(ledger.tellings);
  ledger.isOrderForgotten ||= tabs().some(({ life }) => life.standsIn('cart'));
  ledger.isCartUnkept ||= mayLeaveOrdered(world);
  if (mayLeaveOrdered(world)) comesToGuests(ledger, people.map(idOf));
}

function signIn({ ledger }: World, tab: Tab, who: Name): Promise<unknown> {
  const going = tab.visit.signIn({ email: `${who}@mail.test`, password: PASSWORD });
  return ledger.tellings.session.owner === null ? going : leaving(tab, going);
}

/** Whoever was here until then is leaving meanwhile. */
function leaving<T>(tab: Tab, going: Promise<T>): Promise<T> {
  tab.leavings.count += 1;
  return going.finally(() => {
    tab.leavings.count -= 1;
  });
}

/** Who comes or leaves now may have in a cart what they have ordered (docs/reliability.md, Open). */
function mayLeaveOrdered({ tabs, paces }: World): boolean {
  return tabs().some(({ life }) => life.standsIn('cart')) || paces.values.isBehind();
}
