import { setTimeout as pause } from 'node:timers/promises';
import { within } from '#shared/waiting/within.ts';
import { runIn, type Tab } from '../../engines/engine.ts';
import type { Sight, Step } from '../../engines/in-page/target.ts';
import { details, fieldOf, fillsIn } from './checkout-details.ts';
import { putOn } from './devices.ts';
import type { Doing } from './doing.ts';
import { accountOf, button, comesIn, ELSEWHERE, hadBefore, isAdded, type Person, pieces } from './doings.ts';
import { type Forbidden, holdDevice, letDeviceGo, reloadNow, wrongNow } from './in-page/hold-device.ts';
import { missingSights } from './in-page/look.ts';
import { takeSteps } from './in-page/take-steps.ts';
import { isKept, isTold, type Trying } from './leaving-kinds.ts';
import { type Kind, type Outcome, outcomeOf } from './outcome.ts';
import { addressOf } from './pieces.ts';
import { newPerson, type Place, patience } from './place.ts';

const HOLDS_MS = [500, 1_200, 2_500, 10_000];
const LIMIT_MS = 60_000;
const COMES_WITHIN_MS = 3_000;
const LOOK_AGAIN_MS = 40;
const GLANCE_MS = 400;

/** A page that is opened while another tab holds the device, and what it has to show then. */
type Page = {
  readonly name: string;
  readonly at: string;
  readonly before: (person: Person) => readonly Step[];
  readonly sights: (person: Person) => readonly Sight[];
};

const pages: readonly Page[] = [
  { name: 'the cart', at: '/cart', before: () => [], sights: () => hadBefore },
  {
    name: 'the checkout',
    at: '/checkout',
    before: () => [...fillsIn, { restMs: 700 }],
    sights: () => details.map(([region, name, value]) => ({ ...fieldOf(region, name), value })),
  },
  {
    name: 'the account',
    at: '/my-account',
    before: comesIn,
    sights: (person) => [accountOf(person), hadBefore[1]].flatMap((sight) => sight ?? []),
  },
];

/** Pages that are reloaded while another tab holds the device, and something that is done meanwhile. */
export function heldKinds(place: Place): readonly Kind[] {
  return HOLDS_MS.flatMap((holdMs) => [
    ...pages.map((page) => ({
      words: `reloads ${page.name}, device held for ${holdMs} ms`,
      limitMs: patience(place, LIMIT_MS),
      run: async (newTab: Trying['newTab']) => reloadHeld(page, holdMs, { ...place, newTab }),
    })),
    {
      words: `adds a piece and reloads, device held for ${holdMs} ms`,
      limitMs: patience(place, LIMIT_MS),
      run: (newTab: Trying['newTab']) => addHeld(holdMs, { ...place, newTab }),
    },
  ]);
}

async function reloadHeld({ at, before, sights }: Page, holdMs: number, trying: Trying): Promise<Outcome> {
  const person = await newPerson(trying.client);
  const kept: Doing['kept'] = { at, sights: sights(person) };
  const { holder, tab } = await twoTabs(trying);
  if (at === '/my-account') {
    await tab.open(trying.origin + ELSEWHERE);
    await runIn(tab, takeSteps, before(person));
  }
  await tab.open(trying.origin + at);
  if (at !== '/my-account') await runIn(tab, takeSteps, before(person));
  const shown = await missing(kept.sights, tab, trying);
  if (shown.length > 0) return { kind: 'broken', why: `the page did not stand: ${JSON.stringify(shown)}` };
  await runIn(holder, holdDevice, null);
  await runIn(tab, reloadNow, null);
  const wrong = await watched(tab, { words: 'Your cart is empty', path: at }, holdMs);
  await runIn(holder, letDeviceGo, null);
  const gone = await missing(kept.sights, tab, trying);
  const later = await isKept(kept, tab, trying);
  if (wrong !== null) return { kind: 'lost', what: `while it was held ${wrong}` };
  return gone.length > 0 ? afterwards(outcomeOf(gone), later) : later;
}

function afterwards(now: Outcome, later: Outcome): Outcome {
  if (now.kind !== 'lost') return now;
  return { kind: 'lost', what: `${now.what} after it was held${later.kind === 'kept' ? ', and back later' : ''}` };
}

async function addHeld(holdMs: number, trying: Trying): Promise<Outcome> {
  const { holder, tab } = await twoTabs(trying);
  await tab.open(trying.origin + addressOf('Plain Stole'));
  await runIn(tab, takeSteps, [{ sees: button('Cart, 2 items') }]);
  await runIn(holder, holdDevice, null);
  const letGo = pause(holdMs).then(() => runIn(holder, letDeviceGo, null));
  const adding = {
    before: [],
    act: { press: button('Add to cart') },
    told: [isAdded],
    leaving: 'reload',
    delayMs: 0,
  } as const;
  const [told] = await Promise.all([isTold(tab, adding), letGo]);
  if (!told) return { kind: 'untold' };
  return isKept({ at: '/cart', sights: [...hadBefore, pieces('Plain Stole', '1')] }, tab, trying);
}

async function twoTabs({ newTab, origin, devices }: Trying): Promise<{ readonly holder: Tab; readonly tab: Tab }> {
  const holder = await newTab();
  await putOn(holder, origin, devices['with a sari']);
  return { holder, tab: await newTab() };
}

/** The first thing that goes wrong in so many ms; null where nothing does. What is just being opened says nothing. */
async function watched(tab: Tab, forbidden: Forbidden, milliseconds: number): Promise<string | null> {
  let wrong: string | null = null;
  for (const end = performance.now() + milliseconds; performance.now() < end; await pause(LOOK_AGAIN_MS))
    wrong ??= await within(
      GLANCE_MS,
      runIn(tab, wrongNow, forbidden).catch(() => null),
      null,
    );
  return wrong;
}

function missing(sights: readonly Sight[], tab: Tab, place: Place): Promise<readonly Sight[]> {
  return runIn(tab, missingSights, { first: [], sights, limitMs: patience(place, COMES_WITHIN_MS) });
}
