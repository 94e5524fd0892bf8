import { openBlockedChromium, openChromium } from '../../engines/chromium.ts';
import { type Engine, type EngineName, engineNames } from '../../engines/engine.ts';
import { openBlockedFirefox, openNarrowFirefox } from '../../engines/firefox.ts';
import { openWebkit } from '../../engines/webkit.ts';
import { createShopClient } from '../../workbench/shop-client.ts';
import type { ShopProcesses } from '../../workbench/shop-processes.ts';
import type { ProofResult } from '../shared/proof-result.ts';
import { blockedKinds } from './blocked-kinds.ts';
import { makeDevices } from './devices.ts';
import { failingKinds } from './failing-kinds.ts';
import { fullKinds } from './full-kinds.ts';
import { heldKinds } from './held-kinds.ts';
import { leavingKinds } from './leaving-kinds.ts';
import { measureAdds } from './measure-adds.ts';
import { type Kind, type Outcome, runOnce } from './outcome.ts';
import { fillShop } from './pieces.ts';
import type { Place } from './place.ts';

export type KeptWish = {
  /** How often each kind is tried. */
  readonly times: number;
  /** All of them where none is named. */
  readonly engines: readonly string[];
  /** Those kinds whose line has each of these words, or one of several between bars; all where there are none. */
  readonly of: readonly string[];
};

type Way = {
  readonly name: EngineName;
  readonly words: string;
  readonly open: () => Promise<Engine | null>;
  /** It keeps nothing, so that there is nothing to be lost. */
  readonly isBlocked?: boolean;
};

const ways: readonly Way[] = [
  { name: 'chromium', words: 'Chromium', open: () => openChromium() },
  { name: 'chromium', words: 'Chromium six times slower', open: () => openChromium({ slowness: 6 }) },
  { name: 'chromium', words: 'Chromium with all site data blocked', open: openBlockedChromium, isBlocked: true },
  { name: 'firefox', words: 'Firefox', open: openNarrowFirefox },
  { name: 'firefox', words: 'Firefox with all site data blocked', open: openBlockedFirefox, isBlocked: true },
  { name: 'webkit', words: 'WebKitGTK', open: openWebkit },
];

const MOST_PRESSES = 3;

/** What the line begins with that tells how long it takes. */
const MEASURED = 'of 20 adds';

/** The device has no more time than it has with shoppers. */
const asSold = { ZARI__storage__patience: '1' };

type Tally = { readonly kept: number; readonly tried: number; readonly faults: readonly string[] };

/**
 * What a page has told a shopper is there when the page is opened again, however and however soon it was left: in the built
 * shop, in each engine that is installed. The page is left in the very task in which it tells.
 */
export async function proveKept({ times, engines, of }: KeptWish, processes: ShopProcesses): Promise<ProofResult> {
  const unknown = engines.filter((name) => !engineNames.some((known) => known === name));
  if (unknown.length > 0) throw new RangeError(`There is no engine ${unknown.join(', ')}.`);
  await processes.start(asSold);
  await fillShop(createShopClient(processes.apiOrigin));
  const tallies: Tally[] = [];
  const absent: string[] = [];
  for (const way of ways) {
    if (engines.length > 0 && !engines.includes(way.name)) continue;
    const engine = await way.open();
    if (engine === null) absent.push(way.words);
    else tallies.push(await proveIn(engine, { ...way, times, of, processes }));
  }
  const sum = (count: (tally: Tally) => number): number => tallies.reduce((total, tally) => total + count(tally), 0);
  const left = absent.length > 0 ? `; not installed: ${absent.join(', ')}` : '';
  return {
    summary: `${sum(({ kept }) => kept)} of ${sum(({ tried }) => tried)} times what was told was kept${left}`,
    faults: tallies.flatMap(({ faults }) => faults),
  };
}

type Proving = Way & Pick<KeptWish, 'times' | 'of'> & { readonly processes: ShopProcesses };

async function proveIn(engine: Engine, { words, times, of, processes, isBlocked = false }: Proving): Promise<Tally> {
  try {
    const isWanted = (line: string): boolean =>
      of.every((words) => words.split('|').some((each) => line.includes(each)));
    const place = isBlocked ? null : await furnished(engine, processes);
    if (place && isWanted(`${words}: ${MEASURED}`)) console.log(`${words}: ${await measureAdds(place)}`);
    const all = place ? kindsOf(place) : blockedKinds(processes);
    const kinds = all.map((kind) => ({ ...kind, words: `${words}: ${kind.words}` }));
    const faults: string[] = [];
    let [kept, tried] = [0, 0];
    for (const kind of kinds.filter((each) => isWanted(each.words))) {
      const outcomes = await tryOften(kind, { engine, times });
      const count = outcomes.filter((outcome) => outcome.kind === 'kept').length;
      kept += count;
      tried += times;
      faults.push(...faultsOf(kind, outcomes));
      console.log(`${count === times ? 'ok' : 'not ok'} ${kind.words}: ${count} of ${times}`);
    }
    return { kept, tried, faults };
  } finally {
    await engine.close();
  }
}

/** With devices that have kept something. */
async function furnished(engine: Engine, { origin, apiOrigin }: ShopProcesses): Promise<Place> {
  await engine.room?.narrow(origin);
  const devices = await makeDevices({ engine, origin, apiOrigin });
  return { engine, origin, devices, client: createShopClient(apiOrigin) };
}

function kindsOf(place: Place): readonly Kind[] {
  return [...leavingKinds(place), ...heldKinds(place), ...failingKinds(place), ...fullKinds(place)];
}

type Often = { readonly engine: Engine; readonly times: number };

async function tryOften(kind: Kind, { engine, times }: Often): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let time = 0; time < times; time += 1) outcomes.push(await untilTold(kind, engine));
  return outcomes;
}

/** A press that a page was not ready for told nothing, and is pressed again. */
async function untilTold(kind: Kind, engine: Engine): Promise<Outcome> {
  for (let press = 1; press < MOST_PRESSES; press += 1) {
    const outcome = await runOnce(kind, engine);
    if (outcome.kind !== 'untold') return outcome;
  }
  return runOnce(kind, engine);
}

/** What went wrong the same way is said once. */
function faultsOf({ words }: Kind, outcomes: readonly Outcome[]): readonly string[] {
  const sentences = outcomes.flatMap((outcome) => {
    if (outcome.kind === 'kept') return [];
    if (outcome.kind === 'untold') return 'it was not told';
    return outcome.kind === 'lost' ? `lost: ${outcome.what}` : outcome.why;
  });
  const counted = Object.entries(Object.groupBy(sentences, (sentence) => sentence));
  return counted.map(([sentence, same = []]) => `${words}: ${same.length} times ${sentence}`);
}
