import { setTimeout as pause } from 'node:timers/promises';
import { within } from '../browser/within.ts';
import { type Devices, putOn } from './devices.ts';
import type { Doing } from './doings.ts';
import { type Engine, runIn, type Tab } from './engine.ts';
import type { Sight } from './in-page/hands.ts';
import { isReopened, leaveWhenTold } from './in-page/leave-when-told.ts';
import { missingSights } from './in-page/look.ts';

export const leavings = ['another address', 'reload', 'closed tab', 'crash'] as const;
export type Leaving = (typeof leavings)[number];

/** What is done, and how the page is left how long after it was told. */
export type Kind = { readonly doing: Doing; readonly leaving: Leaving; readonly delayMs: number };

/** `lost` says what is not there any more; `broken`, why nothing is known. */
export type Outcome =
  | { readonly kind: 'kept'; readonly toldMs: number }
  | { readonly kind: 'lost'; readonly what: string }
  | { readonly kind: 'broken'; readonly why: string };

export type Place = { readonly engine: Engine; readonly origin: string; readonly devices: Devices };

/** Whoever takes longer hangs. */
const LIMIT_MS = 15_000;
const COMES_WITHIN_MS = 2_000;
const LOOK_AGAIN_MS = 15;
const GLANCE_MS = 1_000;
/** Where nothing is done. */
const ELSEWHERE = '/store-locator';

export async function runTrial(kind: Kind, place: Place): Promise<Outcome> {
  const opened: Tab[] = [];
  const newTab = async (): Promise<Tab> => {
    const tab = await place.engine.newTab();
    opened.push(tab);
    return tab;
  };
  const trial = tryOnce(kind, { ...place, newTab }).catch((fault): Outcome => ({ kind: 'broken', why: String(fault) }));
  const outcome = await within<Outcome>(LIMIT_MS * Math.sqrt(place.engine.slowness), trial, { kind: 'broken', why: 'hung' });
  await Promise.all(opened.map((tab) => within(COMES_WITHIN_MS, tab.close().catch(() => undefined), undefined)));
  return outcome;
}

type Trying = Place & { readonly newTab: () => Promise<Tab> };

async function tryOnce({ doing, leaving, delayMs }: Kind, { engine, origin, devices, newTab }: Trying): Promise<Outcome> {
  const { on, at, before, act, told, kept } = doing;
  const first = await newTab();
  await putOn(first, origin, devices[on]);
  await first.open(origin + at);
  const way = wayInPage(leaving, at === kept.at ? ELSEWHERE : kept.at);
  const left = runIn(first, leaveWhenTold, { before, act, told, leaving: way, delayMs });
  const { afterMs } = await left;
  if (afterMs === null) return { kind: 'broken', why: 'it was not told' };
  if (way === null) await (leaving === 'crash' ? first.crash() : first.close());
  else await untilReopened(first);
  const tab = way === null ? await newTab() : first;
  await tab.open(origin + kept.at);
  const limitMs = COMES_WITHIN_MS * Math.sqrt(engine.slowness);
  const missing = await runIn(tab, missingSights, { sights: kept.sights, limitMs });
  return missing.length === 0 ? { kind: 'kept', toldMs: afterMs } : { kind: 'lost', what: missing.map(inWords).join(', ') };
}

function wayInPage(leaving: Leaving, elsewhere: string): { readonly to: string } | 'reload' | null {
  if (leaving === 'another address') return { to: elsewhere };
  return leaving === 'reload' ? 'reload' : null;
}

/** What is asked while one document follows another gets a fault for an answer, or none. */
async function untilReopened(tab: Tab): Promise<void> {
  const looked = (): Promise<boolean> => runIn(tab, isReopened, null).catch(() => false);
  while (!(await within(GLANCE_MS, looked(), false))) await pause(LOOK_AGAIN_MS);
}

function inWords({ role, name, startsWith, text, value, isGone }: Sight): string {
  const what = [role, name ?? startsWith, text, value].filter((word) => word !== undefined).join(' ');
  return isGone ? `${what} is still there` : what;
}
