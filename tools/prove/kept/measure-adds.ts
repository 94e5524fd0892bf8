import { comesTo } from '#shared/waiting/until.ts';
import { runIn, type Tab } from '../../engines/engine.ts';
import { putOn } from './devices.ts';
import { button, isAdded } from './doings.ts';
import { leaveWhenTold } from './in-page/leave-when-told.ts';
import { type Keeping, keepingSoFar, watchKeeping } from './in-page/watch-keeping.ts';
import { addressOf } from './pieces.ts';
import type { Place } from './place.ts';
import { type AddTimes, wordsOfTimes } from './words-of-times.ts';

const ADDS = 20;
const KEPT_WITHIN_MS = 2_500;
const LOOK_AGAIN_MS = 50;

/** How long it takes from the press to what tells, and to what keeps, in words. */
export async function measureAdds(place: Place): Promise<string> {
  const times: AddTimes[] = [];
  for (let time = 0; time < ADDS; time += 1) times.push(await timesOfAdd(place));
  return wordsOfTimes(times);
}

async function timesOfAdd({ engine, origin, devices }: Place): Promise<AddTimes> {
  const tab = await engine.newTab();
  try {
    await putOn(tab, origin, devices['with a sari']);
    await tab.open(origin + addressOf('Plain Stole'));
    await runIn(tab, watchKeeping, 'Plain Stole');
    const act = { press: button('Add to cart') };
    const given = { before: [], act, told: [isAdded], leaving: null, delayMs: 0 };
    const { pressedAt, afterMs } = await runIn(tab, leaveWhenTold, given);
    if (afterMs === null) throw new Error('An add was not told.');
    const { disk, journal } = await keptOf(tab, pressedAt);
    return { told: afterMs, disk: firstAfter(disk, pressedAt), journal: firstAfter(journal, pressedAt) };
  } finally {
    await tab.close();
  }
}

async function keptOf(tab: Tab, pressedAt: number): Promise<Keeping> {
  const isOnDisk = async () => firstAfter((await runIn(tab, keepingSoFar, null)).disk, pressedAt) !== null;
  await comesTo(isOnDisk, { limitMs: KEPT_WITHIN_MS, pauseMs: LOOK_AGAIN_MS });
  return runIn(tab, keepingSoFar, null);
}

/** The first of the moments from then on, in ms after it. */
function firstAfter(moments: readonly number[], start: number): number | null {
  const [first] = moments.filter((moment) => moment >= start);
  return first === undefined ? null : first - start;
}
