import type { Random } from '../shared/random.ts';
import { type CallFault, wordsOfFault } from './call-faults.ts';
import { type SlowThing, slowThings } from './device-pace.ts';
import { type JournalState, journalStates } from './tab-journal.ts';
import type { Ending } from './tab-life.ts';

/** The two who use the device. */
export const people = ['asha', 'ravi'] as const;
export type Name = (typeof people)[number];

type AtTab<Kind extends string, More = unknown> = Kind extends string
  ? { readonly kind: Kind; readonly tab: number } & More
  : never;

/** What a shopper does at a tab, and what happens to the tab. `at`: which of the lines, or of the orders that wait. */
type OfTab =
  | AtTab<'adds' | 'changes', { readonly pieces: number; readonly at: number }>
  | AtTab<'removes' | 'saves' | 'cancels' | 'edits' | 'sends' | 'looks', { readonly at: number }>
  /** Puts a piece on the wishlist, or takes it off again. */
  | AtTab<'wishes', { readonly at: number }>
  | AtTab<'places' | 'confirms' | 'declines' | 'leaves' | 'signs out' | 'opens' | 'opens old' | 'closes' | 'reloads'>
  | AtTab<'writes' | 'renames'>
  | AtTab<'freezes' | 'thaws'>
  | AtTab<'signs in', { readonly who: Name }>
  | AtTab<'chooses', { readonly store: number }>
  | AtTab<'ends', { readonly after: number; readonly how: Ending }>
  /** What the tab hears of its device and the shop comes so many turns late, one after the other. */
  | AtTab<'lags', { readonly by: readonly number[] }>
  /** The tab ends in the moment in which it shows what was done, or so many things later. */
  | AtTab<'is left', { readonly doing: Doing; readonly how: Ending; readonly after: number }>;

/** What a shopper may do at a tab that is then left. */
export type Doing =
  | AtTab<'adds' | 'changes', { readonly pieces: number; readonly at: number }>
  | AtTab<'removes' | 'saves' | 'wishes', { readonly at: number }>
  | AtTab<'signs in', { readonly who: Name }>
  | AtTab<'signs out'>;

/** What happens to the device, its worker, the network or the shop. */
type OfWorld =
  | { readonly kind: 'network'; readonly isUp: boolean; readonly says: boolean }
  | { readonly kind: 'calls'; readonly of: 'orders' | 'others'; readonly faults: readonly (CallFault | null)[] }
  | { readonly kind: 'device'; readonly refuses: DeviceRefusal; readonly count: number }
  | { readonly kind: 'device is well' | 'tokens end' | 'sessions end' }
  /** The store of that is late so often by so many milliseconds; or it comes to nothing for so long. */
  | { readonly kind: 'slow'; readonly of: Pace; readonly with: SlowThing; readonly count: number; readonly by: number }
  | { readonly kind: 'busy'; readonly for: number }
  /** No page hears anything of the device any more over the connection that it has. */
  | { readonly kind: 'connections break'; readonly isDone: boolean }
  | { readonly kind: 'evicted'; readonly isWithJournal: boolean }
  | { readonly kind: 'journal'; readonly state: JournalState }
  | { readonly kind: 'clock'; readonly jump: number }
  /** The browser wakes its worker to send what waits, and may stop it after so many things that it does. */
  | { readonly kind: 'wakes'; readonly stopsAfter: number | null };

type DeviceRefusal =
  | 'orderWrites'
  | 'orderReads'
  | 'taskWrites'
  | 'taskReads'
  | 'otherWrites'
  | 'otherReads'
  | 'all writes';

/** Which of the device's stores. */
export type Pace = 'values' | 'orders' | 'tasks';

export type Act = OfTab | OfWorld;

/** An act, and how many milliseconds pass until the next one. */
export type Step = { readonly act: Act; readonly pause: number };

const DAY_MS = 24 * 3_600_000;
const JUMPS = [-DAY_MS, DAY_MS, -3_650 * DAY_MS, 3_650 * DAY_MS, -90_000, 90_000];
const PAUSES = [0, 0, 30, 60, 90, 200, 200, 500, 1_000, 5_000, 25_000, 70_000];
const LONG_PAUSES = [...PAUSES, 300_000];
const CODES = [400, 401, 409, 429, 500, 502, 503, 504];
const TABS = [0, 0, 0, 0, 1, 1, 2];
const STORES = 3;
const LAGS = [0, 0, 1, 2, 4, 8, 16];

/** A history of up to twelve steps. What docs/reliability.md promises nothing about is left out. */
export function stepsOf(random: Random): readonly Step[] {
  const first: Step = { act: { kind: 'adds', tab: 0, pieces: 1, at: 0 }, pause: random.pick([500, 60, 0]) };
  const more = random.below(2) === 0 ? anything(random, 4 + random.below(8)) : storyIn(random);
  const isOut = (step: Step) =>
    (more.some(isLate) && isLeap(step)) ||
    (more.some(isSignIn) && (isOfWeakDevice(step) || isOfSlowOrders(step))) ||
    (more.some(isCanceling) && step.act.kind === 'opens old');
  return [first, ...more.filter((step) => !isOut(step))];
}

function isLate({ act }: Step): boolean {
  return act.kind === 'calls' && act.faults.some((fault) => fault?.kind === 'late' || fault?.kind === 'slow');
}

function isLeap({ act }: Step): boolean {
  return act.kind === 'clock' && act.jump > 0;
}

/** A tab of a build that knows of no canceling cannot see that an order may still come. */
function isCanceling({ act }: Step): boolean {
  return act.kind === 'cancels' || act.kind === 'declines';
}

function isSignIn({ act }: Step): boolean {
  return (act.kind === 'is left' ? act.doing : act).kind === 'signs in';
}

/** A device that keeps no cart cannot keep those of two people apart. */
function isOfWeakDevice({ act }: Step): boolean {
  return act.kind === 'device' && (act.refuses.startsWith('other') || act.refuses === 'all writes');
}

/** Who signs in while the device is late with its orders may get back from the account what was just ordered. */
function isOfSlowOrders({ act }: Step): boolean {
  return act.kind === 'busy' || (act.kind === 'slow' && act.of === 'orders');
}

/** What belongs together and chance seldom brings together: it happens in this order, and chance does something between. */
const stories: readonly ((random: Random) => readonly Act[])[] = [
  (random) => [
    ordersFail(random),
    placesAt(0),
    { kind: 'cancels', tab: random.pick(TABS), at: 0 },
    placesAt(random.pick(TABS)),
  ],
  (random) => [ordersFail(random), placesAt(0), { kind: 'edits', tab: random.pick(TABS), at: 0 }, placesAt(0)],
  (random) => [offline, placesAt(0), ordersFail(random), online, sendsOrAsks(random), takesBack(random)],
  (random) => [
    offline,
    placesAt(0),
    ordersFail(random),
    online,
    refusesOrders(random),
    sendsOrAsks(random),
    takesBack(random),
  ],
  (random) => [ordersFail(random), placesAt(0), refusesOrders(random), { kind: 'reloads', tab: 0 }, placesAt(0)],
  (random) => [signsIn(random), offline, placesAt(0), online, { kind: 'signs out', tab: 0 }, signsIn(random)],
  (random) => [
    signsIn(random),
    ordersFail(random),
    placesAt(0),
    { kind: 'signs out', tab: 0 },
    signsIn(random),
    sendsOrAsks(random),
  ],
  (random) => [ordersFail(random), placesAt(0), { kind: 'chooses', tab: 0, store: 1 }, sendsOrAsks(random)],
  (random) => [offline, asksAt(0, random), asksAt(random.pick(TABS), random), online, { kind: 'reloads', tab: 0 }],
  (random) => [
    offline,
    asksAt(0, random),
    placesAt(0),
    { kind: 'closes', tab: 0 },
    online,
    wakes(random),
    wakes(random),
  ],
  (random) => [signsIn(random), offline, asksAt(0, random), online, { kind: 'signs out', tab: 0 }, signsIn(random)],
  (random) => [signsIn(random), othersFail(random), asksAt(0, random), asksAt(0, random), { kind: 'reloads', tab: 0 }],
  // What a page has shown is left in that moment, on a device that is slow, breaks or is cleared.
  (random) => [slow(random), isLeft(random), reloads(random), doing(random)],
  (random) => [slow(random), doing(random), isLeft(random), doing(random), reloads(random)],
  (random) => [isLeft(random), isLeft(random), doing(random), isLeft(random)],
  (random) => [device(random), isLeft(random), doing(random), { kind: 'device is well' }, reloads(random)],
  (random) => [breaks(random), doing(random), isLeft(random), doing(random)],
  (random) => [doing(random), evicted(random), doing(random), reloads(random)],
  (random) => [signsIn(random), slow(random), isLeft(random), doing(random), isLeft(random)],
  (random) => [signsIn(random), doing(random), isLeft(random), slow(random), isLeft(random)],
  (random) => [signsIn(random), slow(random), { kind: 'signs out', tab: 0 }, reloads(random), isLeft(random)],
  (random) => [slow(random), placesAt(0), isLeft(random), placesAt(random.pick(TABS))],
];

const offline: Act = { kind: 'network', isUp: false, says: false };
const online: Act = { kind: 'network', isUp: true, says: true };

/** Something that a shopper does of which a page may be left at once. */
function doing(random: Random): Doing {
  const tab = random.pick(TABS);
  const at = random.below(3);
  const kind = random.pick(doings);
  switch (kind) {
    case 'adds':
    case 'changes':
      return { kind, tab, at, pieces: 1 + random.below(3) };
    case 'removes':
    case 'saves':
    case 'wishes':
      return { kind, tab, at };
    case 'signs in':
      return { kind, tab, who: random.pick(people) };
    default:
      return { kind, tab };
  }
}

const doings = [
  ...(['adds', 'adds', 'changes', 'changes', 'removes', 'removes'] as const),
  ...(['saves', 'wishes', 'wishes', 'signs in', 'signs out'] as const),
];

function isLeft(random: Random): Act {
  const act = doing(random);
  const after = random.pick([0, 0, 1, 1 + random.below(12)]);
  return {
    kind: 'is left',
    tab: act.tab,
    doing: act,
    how: random.pick(['closed', 'reloaded', 'reloaded', 'frozen']),
    after,
  };
}

function reloads(random: Random): Act {
  return { kind: 'reloads', tab: random.pick(TABS) };
}

/** By half a second up to half a minute. */
function slow(random: Random): Act {
  const by = random.pick([500, 700, 900, 1_700, 3_000, 8_000, 30_000]);
  if (random.below(4) === 0) return { kind: 'busy', for: by };
  const of = random.pick(['values', 'values', 'values', 'values', 'orders', 'tasks'] as const);
  return { kind: 'slow', of, with: random.pick(slowThings), count: 1 + random.below(6), by };
}

function breaks(random: Random): Act {
  return { kind: 'connections break', isDone: random.below(2) === 0 };
}

function evicted(random: Random): Act {
  return { kind: 'evicted', isWithJournal: random.below(2) === 0 };
}

function journal(random: Random): Act {
  return { kind: 'journal', state: random.pick(journalStates) };
}

function placesAt(tab: number): Act {
  return { kind: 'places', tab };
}

function ordersFail(random: Random): Act {
  return { kind: 'calls', of: 'orders', faults: faultsOf(random, 1 + random.below(2)) };
}

/** Asks the shop for something that the queue of tasks carries. */
function asksAt(tab: number, random: Random): Act {
  return { kind: random.pick(['writes', 'renames'] as const), tab };
}

function othersFail(random: Random): Act {
  return { kind: 'calls', of: 'others', faults: faultsOf(random, 1 + random.below(4)) };
}

function refusesOrders(random: Random): Act {
  return { kind: 'device', refuses: 'orderWrites', count: 1 + random.below(4) };
}

function sendsOrAsks(random: Random): Act {
  const tab = random.pick(TABS);
  return random.below(2) === 0 ? { kind: 'sends', tab, at: 0 } : { kind: 'confirms', tab };
}

function takesBack(random: Random): Act {
  return { kind: random.pick(['cancels', 'edits'] as const), tab: random.pick(TABS), at: 0 };
}

function signsIn(random: Random): Act {
  return { kind: 'signs in', tab: 0, who: random.pick(people) };
}

function storyIn(random: Random): readonly Step[] {
  const told = random
    .pick(stories)(random)
    .map((act) => ({ act, pause: random.pick(LONG_PAUSES) }));
  return told.flatMap((step) => [step, ...anything(random, random.pick([0, 0, 1]))]);
}

function anything(random: Random, count: number): readonly Step[] {
  return Array.from({ length: count }, () => ({ act: actOf(random), pause: random.pick(LONG_PAUSES) }));
}

type Draw = (random: Random) => Act;

const draws: readonly (readonly [weight: number, draw: Draw])[] = [
  [22, atTab('places')],
  [8, (random) => ({ kind: 'adds', tab: random.pick(TABS), pieces: 1 + random.below(2), at: 0 })],
  [3, (random) => ({ kind: 'changes', tab: random.pick(TABS), pieces: 1 + random.below(3), at: random.below(3) })],
  [2, atOne('removes')],
  [4, atOne('cancels')],
  [4, atOne('edits')],
  [3, atOne('sends')],
  [3, atTab('writes')],
  [3, atTab('renames')],
  [3, atOne('looks')],
  [5, atTab('confirms')],
  [2, atTab('declines')],
  [2, atTab('leaves')],
  [4, (random) => ({ kind: 'signs in', tab: random.pick(TABS), who: random.pick(people) })],
  [2, atTab('signs out')],
  [2, atTab('opens')],
  [1, atTab('opens old')],
  [2, atTab('closes')],
  [5, atTab('reloads')],
  [2, atTab('freezes')],
  [2, atTab('thaws')],
  [2, (random) => ({ kind: 'chooses', tab: random.pick(TABS), store: random.below(STORES) })],
  [
    10,
    (random) => ({
      kind: 'ends',
      tab: random.pick(TABS),
      after: 1 + random.below(40),
      how: random.pick(['closed', 'closed', 'frozen']),
    }),
  ],
  [8, (random) => ({ kind: 'lags', tab: random.pick(TABS), by: lagsIn(random) })],
  [6, network],
  [14, (random) => ({ kind: 'calls', of: 'orders', faults: faultsOf(random, 1 + random.below(3)) })],
  [4, othersFail],
  [5, device],
  [2, () => ({ kind: 'device is well' })],
  [10, slow],
  [14, isLeft],
  [3, breaks],
  [2, evicted],
  [2, journal],
  [4, atOne('wishes')],
  [2, atOne('saves')],
  [1, () => ({ kind: 'tokens end' })],
  [1, () => ({ kind: 'sessions end' })],
  [3, (random) => ({ kind: 'clock', jump: random.pick(JUMPS) })],
  [4, wakes],
];

const weights = draws.flatMap(([weight, draw]) => Array<Draw>(weight).fill(draw));

function actOf(random: Random): Act {
  return random.pick(weights)(random);
}

type Plain =
  | 'places'
  | 'writes'
  | 'renames'
  | 'confirms'
  | 'declines'
  | 'leaves'
  | 'signs out'
  | 'opens'
  | 'opens old'
  | 'closes'
  | 'reloads'
  | 'freezes'
  | 'thaws';

function atTab(kind: Plain): Draw {
  return (random) => ({ kind, tab: random.pick(TABS) });
}

function atOne(kind: 'removes' | 'saves' | 'wishes' | 'cancels' | 'edits' | 'sends' | 'looks'): Draw {
  return (random) => ({ kind, tab: random.pick(TABS), at: random.below(3) });
}

function lagsIn(random: Random): readonly number[] {
  return Array.from({ length: 1 + random.below(5) }, () => random.pick(LAGS));
}

function wakes(random: Random): Act {
  return { kind: 'wakes', stopsAfter: random.below(2) === 0 ? null : 1 + random.below(30) };
}

/** The flag of the device tells the truth half the time. */
function network(random: Random): Act {
  const isUp = random.below(2) === 0;
  return { kind: 'network', isUp, says: random.below(2) === 0 ? isUp : random.below(2) === 0 };
}

function device(random: Random): Act {
  const refuses = random.pick([
    'orderWrites',
    'orderWrites',
    'orderReads',
    'taskWrites',
    'taskReads',
    'otherWrites',
    'otherReads',
    'all writes',
  ] as const);
  return { kind: 'device', refuses, count: 1 + random.below(refuses === 'orderReads' ? 2 : 3) };
}

function faultsOf(random: Random, count: number): readonly (CallFault | null)[] {
  return Array.from({ length: count }, () => (random.below(4) === 0 ? null : faultOf(random)));
}

function faultOf(random: Random): CallFault {
  const isDone = random.below(2) === 0;
  const kind = random.pick([
    'lost',
    'cut',
    'cut',
    'late',
    'slow',
    'code',
    'code',
    'code',
    'page',
    'torn',
    'empty',
    'refused',
    'sold-out',
  ] as const);
  switch (kind) {
    case 'late':
      return { kind, milliseconds: 21_000 + random.below(30_000) };
    case 'slow':
      return { kind, milliseconds: random.pick([2_000, 19_000, 24_000]) };
    case 'code':
      return codeOf(random.pick(CODES), isDone);
    case 'torn':
      return { kind, isDone: true };
    case 'refused':
    case 'sold-out':
      return { kind };
    default:
      return { kind, isDone };
  }
}

/** A 400 is the shop's own decision. */
function codeOf(code: number, isDone: boolean): CallFault {
  return code === 400 ? { kind: 'refused' } : { kind: 'code', code, isDone };
}

/** A step in words, as a history is read. */
export function wordsOfStep({ act, pause }: Step): string {
  return `${wordsOfAct(act)}; ${pause / 1_000} s pass`;
}

function wordsOfAct(act: Act): string {
  if (!('tab' in act)) return wordsOfWorld(act);
  const { kind, tab } = act;
  switch (kind) {
    case 'adds':
      return `tab ${tab} adds ${act.pieces}`;
    case 'changes':
      return `tab ${tab} changes line ${act.at} to ${act.pieces}`;
    case 'signs in':
      return `${act.who} signs in at tab ${tab}`;
    case 'chooses':
      return `tab ${tab} chooses store ${act.store}`;
    case 'ends':
      return `tab ${tab} is to be ${act.how} after ${act.after} things`;
    case 'lags':
      return `tab ${tab} lags by ${act.by.join(', ')} turns`;
    case 'is left': {
      const when = act.after === 0 ? 'as it shows it' : `${act.after} things after it shows it`;
      return `${wordsOfAct({ ...act.doing, tab })}, and is ${act.how} ${when}`;
    }
    default:
      return 'at' in act ? `tab ${tab} ${kind} ${act.at}` : `tab ${tab} ${kind}`;
  }
}

function wordsOfWorld(act: OfWorld): string {
  switch (act.kind) {
    case 'network':
      return `the network is ${act.isUp ? 'there' : 'gone'}, and the device says it is ${act.says ? 'there' : 'gone'}`;
    case 'calls':
      return `the next calls of ${act.of} go: ${act.faults.map(wordsOfFault).join('; ')}`;
    case 'device':
      return act.refuses === 'all writes' ? 'the device is full' : `the device refuses ${act.count} ${act.refuses}`;
    case 'slow':
      return `the device is slow with ${act.count} ${act.with} of ${act.of}, by ${act.by / 1_000} s`;
    case 'busy':
      return `the device comes to nothing for ${act.for / 1_000} s`;
    case 'connections break':
      return `no page hears of the device any more${act.isDone ? ', which does what it is asked' : ''}`;
    case 'evicted':
      return `the browser clears what the device keeps${act.isWithJournal ? ', and the journal' : ''}`;
    case 'journal':
      return `the journal ${act.state}`;
    case 'wakes':
      return `the worker wakes up${act.stopsAfter === null ? '' : `, and is to be stopped after ${act.stopsAfter} things`}`;
    case 'clock':
      return `the clock jumps by ${act.jump / 1_000} s`;
    default:
      return act.kind;
  }
}
