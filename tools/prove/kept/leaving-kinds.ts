import { until } from '#shared/waiting/until.ts';
import { within } from '#shared/waiting/within.ts';
import { type Engine, runIn, type Tab } from '../../engines/engine.ts';
import { putOn } from './devices.ts';
import type { Doing } from './doing.ts';
import { doings, ELSEWHERE, type Person } from './doings.ts';
import { isReopened, type LeavingGiven, leaveWhenTold, toldBefore } from './in-page/leave-when-told.ts';
import { missingSights } from './in-page/look.ts';
import { type Kind, type Outcome, outcomeOf } from './outcome.ts';
import { newPerson, type Place, patience } from './place.ts';

const stays = ['another address', 'reload'] as const; // the tab does
const ends = ['closed tab', 'crash'] as const;
type Leaving = (typeof stays | typeof ends)[number];

const DELAYS_MS = [0, 50, 250];
/** Each step has a limit of its own; a machine that does much else takes long for them all. */
const LIMIT_MS = 60_000;
const COMES_WITHIN_MS = 2_000;
const LOOK_AGAIN_MS = 15;
const GLANCE_MS = 5_000;
const REOPENS_WITHIN_MS = 20_000;
const nobody: Person = { name: '', email: '', password: '' };

/** Every doing, left in every way, at once and a little later. */
export function leavingKinds(place: Place): readonly Kind[] {
  return doings.flatMap((doingOf) =>
    waysOf(place).flatMap((leaving) => DELAYS_MS.map((delayMs) => kindOf(doingOf, { leaving, delayMs }, place))),
  );
}

function waysOf({ engine }: Place): readonly Leaving[] {
  return [...stays, ...ends].filter((leaving) => leaving !== 'crash' || engine.canCrash);
}

type Way = { readonly leaving: Leaving; readonly delayMs: number };

function kindOf(doingOf: (person: Person) => Doing, way: Way, place: Place): Kind {
  return {
    words: `${doingOf(nobody).name}, ${way.leaving} after ${way.delayMs} ms`,
    limitMs: patience(place, LIMIT_MS),
    async run(newTab) {
      const person = doingOf.length > 0 ? await newPerson(place.client) : nobody;
      return doAndLeave(doingOf(person), way, { ...place, newTab });
    },
  };
}

export type Trying = Place & { readonly newTab: Engine['newTab'] };

async function doAndLeave(doing: Doing, { leaving, delayMs }: Way, trying: Trying): Promise<Outcome> {
  const { origin, devices, newTab } = trying;
  const { on, at, before, act, told, kept } = doing;
  const tab = await newTab();
  await putOn(tab, origin, devices[on]);
  await tab.open(origin + at);
  const way = wayInPage(leaving, at === kept.at ? ELSEWHERE : kept.at);
  if (!(await isTold(tab, { before, act, told, leaving: way, delayMs }))) return { kind: 'untold' };
  if (way === null) await (leaving === 'crash' ? tab.crash() : tab.close());
  return isKept(kept, way === null ? await newTab() : tab, trying);
}

/** Whether the page of an address shows it all. */
export async function isKept({ at, first = [], sights }: Doing['kept'], tab: Tab, place: Place): Promise<Outcome> {
  await tab.open(place.origin + at);
  return outcomeOf(await runIn(tab, missingSights, { first, sights, limitMs: patience(place, COMES_WITHIN_MS) }));
}

function wayInPage(leaving: Leaving, elsewhere: string): { readonly to: string } | 'reload' | null {
  if (leaving === 'another address') return { to: elsewhere };
  return leaving === 'reload' ? 'reload' : null;
}

/** Whether a page told what it was to tell. Where it left then, the next one has come to life. */
export async function isTold(tab: Tab, given: LeavingGiven): Promise<boolean> {
  try {
    const { afterMs } = await runIn(tab, leaveWhenTold, given);
    if (afterMs !== null && given.leaving !== null) await untilReopened(tab);
    return afterMs !== null;
  } catch (fault) {
    if (given.leaving === null) throw fault;
    await untilReopened(tab);
    if ((await runIn(tab, toldBefore, null)) === null) throw fault;
    return true;
  }
}

/** What is asked while one document follows another gets a fault for an answer, or none. */
async function untilReopened(tab: Tab): Promise<void> {
  const look = () => within(GLANCE_MS, runIn(tab, isReopened, null), false);
  await until('the next page comes to life', look, { limitMs: REOPENS_WITHIN_MS, pauseMs: LOOK_AGAIN_MS });
}
