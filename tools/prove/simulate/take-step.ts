import type { CartLine } from '#domain/cart/cart.ts';
import type { CartAddition } from '#domain/cart/line-of.ts';
import { keyOf } from '#domain/cart/line-parts.ts';
import { withDefaultMethods } from '#domain/cart/methods.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { meeraDetails } from '#domain/checkout/details-for-tests.ts';
import { tileForTests } from '#domain/listing/tile-for-tests.ts';
import { isWishlisted } from '#domain/lists/wishlist.ts';
import { isWaiting } from '#domain/orders/order.ts';
import type { Sent } from '#domain/queue/send-task.ts';
import { ownerOf } from '#domain/session/session.ts';
import { moneyOf, type Percent } from '#domain/shared/money.ts';
import { defaultStoreView, type StoreView } from '#domain/storeview/store-view.ts';
import type { SeenOutcome } from '#domain/workflows/place-as-seen.ts';
import { spotsIn } from './hear-tellings.ts';
import { type Asked, comesToGuests, putsThing, wantsOf } from './ledger.ts';
import { noDeviceFaults } from './simulated-device.ts';
import { type Act, people } from './steps.ts';
import { type JournalState, piecesPut } from './tab-journal.ts';
import { doubtsSession, forgetsAll } from './tellings.ts';
import { PASSWORD, type Tab, type World } from './world.ts';

const stores: readonly StoreView[] = [
  defaultStoreView,
  { country: 'IN', locale: 'en-US', currency: 'USD' },
  { country: 'US', locale: 'en-US', currency: 'USD' },
];

type ActAtTab = Extract<Act, { readonly tab: number }>;
type ActOf<Kind extends Act['kind']> = Extract<Act, { readonly kind: Kind }>;

/** Does what a step says. What a shopper begins is not waited for. */
export function takeStep(world: World, act: Act): unknown {
  return 'tab' in act ? takeAtTab(world, act) : takeInWorld(world, act);
}

/** What may keep a page from hearing what another one does. */
const weakening: readonly string[] = ['device', 'slow', 'busy', 'connections break', 'evicted', 'journal'];

function takeInWorld(world: World, act: Exclude<Act, ActAtTab>): unknown {
  world.ledger.tellings.isDeviceWeak ||= weakening.includes(act.kind);
  switch (act.kind) {
    case 'network':
      world.network.set(act.isUp);
      return world.connectivity.go(act.says ? 'online' : 'offline');
    case 'calls':
      return world.network[act.of].plan(act.faults);
    case 'device':
      return refuse(world, act);
    case 'device is well':
      return heal(world);
    case 'slow':
      return world.paces[act.of].slows(act.with, act.count, act.by);
    case 'busy':
      return Object.values(world.paces).forEach((pace) => void pace.holds(act.for));
    case 'connections break':
      return world.tabs().forEach(({ connection }) => void connection.breaks(act.isDone));
    case 'evicted':
      return world.evict(act.isWithJournal);
    case 'journal':
      return writes(world, act.state);
    case 'tokens end':
      return world.shop.api.accounts.endAccess();
    case 'sessions end':
      doubtsSession(world.ledger.tellings, world.isAnybodyComing());
      return world.shop.api.accounts.endSessions();
    case 'wakes':
      return world.wake(act.stopsAfter);
    case 'clock':
      world.offset.milliseconds += act.jump;
      world.offset.isSetBack ||= act.jump < 0;
      return null;
    default:
      return act satisfies never;
  }
}

/** What is written down alone is lost with a journal that is not there any more. */
function writes({ shared: { journal }, ledger }: World, state: JournalState): void {
  if (state === 'is absent' && journal.entries.length > 0) forgetsAll(ledger.tellings);
  journal.state = state;
}

function refuse({ faults }: World, { refuses, count }: ActOf<'device'>): void {
  if (refuses === 'all writes') faults.isFull = true;
  else faults[refuses] = count;
}

export function heal({ faults, paces, shared }: Pick<World, 'faults' | 'paces' | 'shared'>): void {
  Object.assign(faults, noDeviceFaults());
  for (const pace of Object.values(paces)) pace.recovers();
  shared.journal.state = 'works';
}

function takeAtTab(world: World, act: ActAtTab): unknown {
  switch (act.kind) {
    case 'opens old':
      world.ledger.tellings.isOfTwoBuilds = true;
      forgetsAll(world.ledger.tellings);
      return world.find(act.tab) ?? world.open(act.tab, true);
    case 'opens':
      return world.find(act.tab) ?? world.open(act.tab, false);
    case 'closes':
      return world.close(act.tab);
    case 'reloads':
      world.close(act.tab);
      return world.open(act.tab, false);
    case 'freezes':
      return world.find(act.tab)?.life.freeze();
    case 'thaws':
      return world.find(act.tab)?.life.thaw();
    case 'ends':
      return world.find(act.tab)?.life.endsAfter(act.after, act.how);
    case 'lags':
      return world.find(act.tab)?.life.lagsBy(act.by);
    case 'is left':
      return doAndLeave(world, act);
    default:
      return shop(world, lookedAt(world, act.tab), act);
  }
}

/** The tab ends as soon as it shows what was done there, or so many things later. */
function doAndLeave(world: World, { tab: at, doing, how, after }: ActOf<'is left'>): void {
  const tab = lookedAt(world, at);
  shop(world, tab, { ...doing, tab: at }, () => {
    if (after === 0) tab.life.endsNow(how);
    else tab.life.endsAfter(after, how);
  });
}

/** Whoever does something at a tab has it open before them. */
function lookedAt(world: World, at: number): Tab {
  const tab = world.find(at) ?? world.open(at, false);
  tab.life.thaw();
  return tab;
}

type Shopping = Exclude<
  ActAtTab,
  ActOf<'opens' | 'opens old' | 'closes' | 'reloads' | 'freezes' | 'thaws' | 'ends' | 'lags' | 'is left'>
>;

const nothing = (): void => undefined;

/** `onShown` is called when the tab shows what may be shown at once. */
function shop(world: World, tab: Tab, act: Shopping, onShown: () => void = nothing): unknown {
  const shop = tab.visit;
  switch (act.kind) {
    case 'adds':
      return add(world, tab, act.pieces, onShown);
    case 'changes':
    case 'removes':
    case 'saves':
      return changeLine(world, tab, act, onShown);
    case 'wishes':
      return wish(tab, act.at, onShown);
    case 'places':
      return place(world, tab);
    case 'writes':
      return write(world, tab);
    case 'renames':
      return rename(world, tab);
    case 'cancels':
    case 'edits':
    case 'sends':
    case 'looks':
      return withOrder(world, tab, act);
    case 'confirms':
      return shop.waitingOrders.get().length > 0 && shop.confirmWaiting();
    case 'declines':
      return shop.waitingOrders.get().length > 0 && shop.declineWaiting();
    case 'leaves':
      return shop.leaveConfirmation();
    case 'signs in':
      comesLate(world, act.who);
      tab.intents.add({ kind: 'session', onShown });
      return world.signsIn(act.who, () => signIn(world, tab, act.who));
    case 'signs out':
      tab.intents.add({ kind: 'session', onShown });
      leavesLate(world);
      return leaving(tab, shop.signOut());
    case 'chooses':
      return shop.chooseStore(stores[act.store] ?? defaultStoreView);
    default:
      return act satisfies never;
  }
}

/**
 * Who comes while the device is late may find in the cart what a guest had, also where somebody else has come meanwhile; and
 * where the clock was set back, too, they may have come before they had left (docs/reliability.md, Open).
 */
function comesLate(world: World, who: ActOf<'signs in'>['who']): void {
  const { ledger, offset, idOf, isAnybodyComing, isAnybodyLeaving } = world;
  ledger.isCartUnkept ||= mayLeaveOrdered(world);
  if (mayLeaveOrdered(world) || isAnybodyComing() || isAnybodyLeaving()) comesToGuests(ledger, [idOf(who)]);
  if (isAnybodyLeaving() || (offset.isSetBack && ledger.tellings.isDeviceWeak)) forgetsAll(ledger.tellings);
}

/** The same of who leaves then: what a guest had before them may be found by whoever comes next. */
function leavesLate(world: World): void {
  const { ledger, idOf } = world;
  ledger.isCartUnkept ||= mayLeaveOrdered(world);
  if (mayLeaveOrdered(world)) comesToGuests(ledger, people.map(idOf));
}

function signIn({ ledger }: World, tab: Tab, who: ActOf<'signs in'>['who']): Promise<unknown> {
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

function add(world: World, tab: Tab, pieces: number, onShown: () => void): void {
  const thing = putsThing(world.ledger, pieces, world.ownersAt(tab));
  world.journal.note(`that is ${thing}`);
  tab.intents.add({ kind: 'cart', thing, place: 'cart', onShown });
  void tab.visit.addToCart(additionOf(thing), pieces);
}

/** Puts one of a few pieces on the wishlist, or takes it off. */
function wish(tab: Tab, at: number, onShown: () => void): void {
  const shop = tab.visit;
  const thing = `wish ${at}`;
  const isThere = isWishlisted(shop.wishlist.get(), thing);
  tab.intents.add({ kind: 'wishlist', thing, place: isThere ? 'unwished' : 'wished', onShown });
  void shop.toggleWishlisted(tileForTests(thing));
}

function additionOf(thing: string): CartAddition {
  const sku = skuOf(thing);
  const product = {
    id: 7,
    sku,
    parentSku: sku,
    type: 'simple',
    name: thing,
    designer: '',
    image: '',
    options: [],
    error: null,
  } as const;
  return {
    product,
    variant: null,
    price: { current: moneyOf(100), regular: moneyOf(100), discount: 0 as Percent },
    address: `/${thing}`,
  };
}

const places = { changes: 'cart', removes: 'removed', saves: 'saved' } as const;

function changeLine(world: World, tab: Tab, act: LineAct, onShown: () => void): unknown {
  const shop = tab.visit;
  const { lines } = shop.cart.get();
  const line = lines[act.at % lines.length];
  if (!line) return null;
  tab.intents.add({ kind: 'cart', thing: line.sku, place: places[act.kind], onShown });
  if (act.kind === 'removes') return shop.removeLine(keyOf(line));
  if (act.kind === 'saves') return shop.savedLines.save(keyOf(line));
  wantsOf(world.ledger, line.sku, act.pieces + chosenElsewhere(world, line));
  return shop.changePieces(keyOf(line), act.pieces);
}

/**
 * What other pages have put to the pieces of a line that this one has not heard of, also those that have been left: that comes
 * together (docs/reliability.md, Open).
 */
function chosenElsewhere({ tabs, shared }: World, { sku, pieces }: CartLine): number {
  const shown = tabs().map(({ visit }) => spotsIn(visit.cart.get())(sku).pieces - pieces);
  return [...shown, ...piecesPut(shared.journal, sku)].reduce((sum, more) => sum + Math.max(0, more), 0);
}

type LineAct = ActOf<'changes' | 'removes' | 'saves'>;

/** Everything a checkout asks for is filled in. */
function place(world: World, tab: Tab): void {
  const shop = tab.visit;
  if (shop.session.get().kind === 'unknown') forgetsAll(world.ledger.tellings); // docs/reliability.md, Open
  shop.checkoutDetails.update((now) => ({ ...now, ...meeraDetails, modifiedAt: now.modifiedAt }));
  if (shop.cart.get().paymentMethod === null) shop.cart.update((now) => withDefaultMethods(now, 'IN'));
  const press = { tab, what: `the press of tab ${tab.at} at ${world.time.now()}`, isOver: false };
  world.presses.push(press);
  void shop.placeAsSeen().then((outcome) => {
    press.isOver = true;
    hearOutcome(world, tab, outcome);
  });
}

function hearOutcome({ journal, ledger }: World, { at }: Tab, outcome: SeenOutcome): void {
  const reason = 'reason' in outcome ? ` (${outcome.reason})` : '';
  const name = 'order' in outcome ? ` ${journal.nameOf(outcome.order.id)}` : '';
  journal.note(`tab ${at} is shown that placing ended: ${outcome.kind}${reason}${name}`);
  if (outcome.kind === 'accepted') ledger.promised.set(outcome.order.id, 'placed');
  if (outcome.kind === 'waiting') ledger.promised.set(outcome.order.id, 'queued');
}

/** Writes to the shop. */
function write({ ledger: { mails }, journal }: World, tab: Tab): void {
  const text = `mail ${mails.size + 1}`;
  mails.set(text, null);
  journal.note(`that is ${text}`);
  const mail = { from: 'meera@mail.test', to: 'care@shop.test', subject: 'A question', text };
  void tab.visit.sendTask({ endpoint: 'send-mail', payload: mail }).then((sent) => {
    journal.note(`tab ${tab.at} is shown of ${text}: ${sent.kind}`);
    mails.set(text, askedOf(sent));
  });
}

/** A customer takes another name, which begins with whose it is. */
function rename({ ledger: { names }, journal, nameOf }: World, tab: Tab): void {
  const owner = ownerOf(tab.visit.session.get());
  if (owner === null) return;
  const asked = names.get(owner) ?? new Map<string, Asked | null>();
  const firstName = `${nameOf(owner)} ${asked.size + 1}`;
  names.set(owner, asked.set(firstName, null));
  const payload = { names: { firstName, lastName: 'Rao' }, shippingAddress: null };
  void tab.visit.sendTask({ endpoint: 'change-profile', payload }).then((sent) => {
    journal.note(`tab ${tab.at} is shown of the name ${firstName}: ${sent.kind}`);
    asked.set(firstName, askedOf(sent));
  });
}

function askedOf({ kind }: Sent): Asked | null {
  if (kind === 'ok') return 'done';
  if (kind === 'waiting') return 'later';
  return kind === 'elsewhere' ? null : 'not';
}

type WithOrder = ActOf<'cancels' | 'edits' | 'sends' | 'looks'>;

/** What a shopper does with one of the orders that are shown. */
async function withOrder({ ledger, journal }: World, tab: Tab, act: WithOrder): Promise<void> {
  const shop = tab.visit;
  const known = await shop.orderRepository.all();
  const shown = act.kind === 'looks' ? known : known.filter(isWaiting);
  const order = shown[act.at % shown.length];
  if (!order) return;
  const told = (what: string) => journal.note(`tab ${tab.at} is shown of ${journal.nameOf(order.id)}: ${what}`);
  switch (act.kind) {
    case 'cancels': {
      const { kind } = await shop.cancelOrder(order);
      told(kind);
      if (kind === 'canceled') ledger.promised.set(order.id, 'canceled');
      return;
    }
    case 'edits': {
      const { kind } = await shop.editOrder(order);
      told(kind);
      if (kind === 'taken-back') ledger.promised.set(order.id, 'taken back');
      return;
    }
    case 'sends':
      return told((await shop.sendOrder(order, 'queue')).kind);
    case 'looks':
      return shop.openConfirmation(order.id);
    default:
      return act satisfies never;
  }
}
