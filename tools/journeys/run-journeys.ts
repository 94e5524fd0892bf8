import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { within } from '#shared/waiting/within.ts';
import type { Engine } from '../engines/engine.ts';
import { reportsFolder } from '../results/result-files.ts';
import type { ShopProcesses } from '../workbench/shop-processes.ts';
import type { Journey, World } from './journey.ts';
import { openWorld } from './open-world.ts';
import type { Shopper } from './shopper.ts';

/** One journey in one engine: what was seen, or what went wrong. */
export type Result = { readonly isOk: boolean; readonly line: string };

type Running = {
  readonly engine: Engine;
  readonly words: string;
  readonly processes: ShopProcesses;
  readonly journeys: readonly Journey[];
  readonly tell: (result: Result) => void;
};

/** One after the other, each on a device that has nothing of the shop. */
export async function runJourneys({ engine, words, processes, journeys, tell }: Running): Promise<readonly Result[]> {
  const world = await openWorld(engine, processes);
  const results: Result[] = [];
  try {
    for (const journey of journeys) {
      const began = performance.now();
      const { isOk, seen } = await runOne(journey, world);
      const took = ((performance.now() - began) / 1_000).toFixed(1);
      const result = { isOk, line: `${isOk ? 'ok' : 'not ok'} ${words}: ${journey.name} (${took} s): ${seen}` };
      results.push(result);
      tell(result);
    }
  } finally {
    await world.close();
  }
  return results;
}

/** Longer than the slowest takes on a machine that does much else. */
const LIMIT_MS = 90_000;

const ANSWERS_WITHIN_MS = 5_000;

const newBuild = { role: 'status', text: 'A new version of the shop is ready.' } as const;

type Outcome = { readonly isOk: boolean; readonly seen: string };

async function runOne({ name, run, expected = [] }: Journey, world: World): Promise<Outcome> {
  const { engine, network } = world;
  const shoppers: Shopper[] = [];
  const newShopper: World['newShopper'] = async () => {
    const shopper = await world.newShopper();
    shoppers.push(shopper);
    return shopper;
  };
  await engine.forget();
  await engine.errors(); // what was logged before is nobody's any more
  const running = run({ ...world, newShopper }).then(
    (seen): Outcome => ({ isOk: true, seen }),
    (fault): Outcome => ({ isOk: false, seen: String(fault).replaceAll(/\s+/g, ' ') }),
  );
  const ended = await within(LIMIT_MS, running, { isOk: false, seen: `it took more than ${LIMIT_MS / 1_000} s` });
  const outcome = ended.isOk ? ended : { ...ended, seen: [ended.seen, ...(await placesOf(shoppers))].join('; ') };
  const tellsOfBuild = outcome.isOk && (await Promise.all(shoppers.map(({ has }) => has(newBuild)))).includes(true);
  if (!outcome.isOk || tellsOfBuild) await keepPictures(shoppers, `${engine.name}-${name.replaceAll(/\W+/g, '-')}`);
  for (const { tab } of shoppers) await tab.close().catch(() => undefined);
  network.heal();
  const logged = (await engine.errors()).filter((line) => !expected.some((known) => known.test(line)));
  const faults = [
    ...(tellsOfBuild ? ['it told of a new version of the shop, and there is none'] : []),
    ...(logged.length > 0 ? [`it logged: ${logged.join(' | ')}`] : []),
  ];
  return faults.length === 0 ? outcome : { isOk: false, seen: [outcome.seen, ...faults].join('; ') };
}

/** Where each of them stood when it went wrong, and what was read there. */
const placesOf = (shoppers: readonly Shopper[]): Promise<readonly string[]> =>
  Promise.all(
    shoppers.map(async ({ look }) => {
      const told = look(placeAndText, null).catch((fault) => `of its page nothing is known: ${fault}`);
      return within(ANSWERS_WITHIN_MS, told, 'its page does not answer');
    }),
  );

// This runs in the page.

function placeAndText(): string {
  const { dataset } = document.documentElement;
  const text = document.body.innerText.replaceAll(/\s+/g, ' ');
  return `it stood at ${location.pathname}${location.search}, entry ${history.length}, ready: ${dataset['ready']}, "${document.title}": ${text.slice(0, 1500)}`;
}

/** What stood there when it went wrong. */
async function keepPictures(shoppers: readonly Shopper[], name: string): Promise<void> {
  await mkdir(reportsFolder, { recursive: true });
  for (const [at, { tab }] of shoppers.entries()) {
    const picture = await within(
      ANSWERS_WITHIN_MS,
      tab.picture().catch(() => null),
      null,
    ); // WebKitGTK makes none now and then
    if (picture) await writeFile(join(reportsFolder, `${name}-${at + 1}.png`), picture);
  }
}
