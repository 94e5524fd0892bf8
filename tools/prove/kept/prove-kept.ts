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

type Tally = {
  readonly kept: number;
  readonly tried: number;
  /** Those of which nothing is known. They count as tried and not as kept. */
  readonly unknown: number;
  readonly faults: readonly string[];
};

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
    const tally = await proveIn({ ...way, times, of, processes });
    if (tally === null) absent.push(way.words);
    else tallies.push(tally);
  }
  const all = summed(tallies);
  const left = absent.length > 0 ? `; not installed: ${absent.join(', ')}` : '';
  return {
    summary: `${all.kept} of ${all.tried} times what was told was kept${unknownOf(all)}${left}`,
    faults: all.faults,
  };
}

function summed(tallies: readonly Tally[]): Tally {
  const sum = (count: (tally: Tally) => number): number => tallies.reduce((total, tally) => total + count(tally), 0);
  return {
    kept: sum(({ kept }) => kept),
    tried: sum(({ tried }) => tried),
    unknown: sum(({ unknown }) => unknown),
    faults: tallies.flatMap(({ faults }) => faults),
  };
}

function unknownOf({ unknown }: Tally): string {
  return unknown === 0 ? '' : `, and nothing is known of ${unknown}`;
}

type Proving = Way & Pick<KeptWish, 'times' | 'of'> & { readonly processes: ShopProcesses };

/** Null where the engine is not installed. */
async function proveIn(proving: Proving): Promise<Tally | null> {
  const { words, times } = proving;
  const trials = await openTrials(proving);
  if (trials === null) return null;
  try {
    if (trials.place && isWanted(`${words}: ${MEASURED}`, proving))
      console.log(`${words}: ${await measureAdds(trials.place)}`);
    const tallies: Tally[] = [];
    for (const [at, kind] of trials.kinds.entries()) {
      const outcomes: Outcome[] = [];
      while (outcomes.length < times) outcomes.push(await trials.run(at));
      const count = (what: Outcome['kind']): number => outcomes.filter((outcome) => outcome.kind === what).length;
      const tally = { kept: count('kept'), tried: times, unknown: count('broken'), faults: faultsOf(kind, outcomes) };
      console.log(
        `${tally.kept === times ? 'ok' : 'not ok'} ${kind.words}: ${tally.kept} of ${times}${unknownOf(tally)}`,
      );
      tallies.push(tally);
    }
    return summed(tallies);
  } finally {
    await trials.close();
  }
}

type Ready = { readonly engine: Engine; readonly place: Place | null; readonly kinds: readonly Kind[] };

type Trials = Pick<Ready, 'place' | 'kinds'> & {
  readonly run: (at: number) => Promise<Outcome>;
  readonly close: () => Promise<void>;
};

/** After a trial of which nothing is known the engine is opened anew: it may be what is broken. */
async function openTrials(proving: Proving): Promise<Trials | null> {
  const first = await opened(proving);
  if (first === null) return null;
  let { engine, kinds } = first;
  return {
    ...first,
    async run(at) {
      const kind = kinds[at];
      if (kind === undefined) throw new RangeError(`There is no kind ${at}.`);
      const outcome = await untilTold(kind, engine);
      if (outcome.kind !== 'broken') return outcome;
      await engine.close();
      ({ engine, kinds } = (await opened(proving)) ?? first);
      return outcome;
    },
    close: () => engine.close(),
  };
}

/** With the kinds that are wanted, always in the same order; null where it is not installed. */
async function opened(proving: Proving): Promise<Ready | null> {
  const { words, open, processes, isBlocked = false } = proving;
  const engine = await open();
  if (engine === null) return null;
  const place = isBlocked ? null : await furnished(engine, processes);
  const all = place ? kindsOf(place) : blockedKinds(processes);
  const named = all.map((kind) => ({ ...kind, words: `${words}: ${kind.words}` }));
  return { engine, place, kinds: named.filter((kind) => isWanted(kind.words, proving)) };
}

function isWanted(line: string, { of }: Pick<Proving, 'of'>): boolean {
  return of.every((words) => words.split('|').some((each) => line.includes(each)));
}

/** With devices that have kept something. */
async function furnished(engine: Engine, { origin, apiOrigin }: ShopProcesses): Promise<Place> {
  const devices = await makeDevices({ engine, origin, apiOrigin });
  return { engine, origin, devices, client: createShopClient(apiOrigin) };
}

function kindsOf(place: Place): readonly Kind[] {
  return [...leavingKinds(place), ...heldKinds(place), ...failingKinds(place), ...fullKinds(place)];
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
