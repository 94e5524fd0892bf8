import type { ProofResult } from '../shared/proof-result.ts';
import { createRandom } from '../shared/random.ts';
import { type EnduranceWish, type Endured, endure, type Sample } from './endure.ts';
import { startShop } from './shop-processes.ts';

/** Megabytes (1,000,000 bytes) that may be resident while the shop is asked. */
const MOST_OF_API = 700;
const MOST_OF_ALL = 1_000;
/** The most of the last quarter over the most of the one before: what V8 has not yet freed comes and goes. */
const MOST_GROWTH = 1.05;

/** Nothing else is limited on the own machine. */
export const MANY_LOGINS = { LOGINS_PER_MINUTE: '100000' };

/** Opens the whole shop on the embedded database of an empty directory, and asks it for much: all is answered, and memory stays flat. */
export async function proveEndurance(
  dataDir: string,
  { seed, ...wish }: EnduranceWish & { readonly seed: number },
): Promise<ProofResult & { readonly samples: readonly Sample[] }> {
  const shop = await startShop({ ...MANY_LOGINS, DATA_DIR: dataDir, DATABASE_URL: '' });
  const { origin, api, resident } = shop;
  const tell = (sample: Sample): void => console.log(lineOf(sample));
  try {
    const endured = await endure(wish, { origin, api, resident, tell, random: createRandom(seed) });
    return { summary: summaryOf(wish, endured), faults: faultsOfEndured(endured), samples: endured.samples };
  } finally {
    await shop.stop();
  }
}

function lineOf({ done, seconds, api, pages, all }: Sample): string {
  const memory = `${figure(api)} MB of the API, ${figure(pages)} of the page server, ${figure(all)} of all`;
  return `${(done * 100).toFixed(1)} % after ${figure(seconds)} s: ${memory}`;
}

function summaryOf({ pages, lists, orders, logins }: EnduranceWish, { samples }: Endured): string {
  const pace = `${figure(pages / (samples.at(-1)?.seconds ?? 1))} pages a second`;
  const memory = `${figure(most(samples, 'api'))} MB of the API and ${figure(most(samples, 'all'))} MB of all at most`;
  return `${pages} pages, ${lists} lists, ${orders} orders and ${logins} logins, ${pace}, ${memory}`;
}

/** What must not be, a sentence each. */
export function faultsOfEndured({ samples, failures }: Endured): readonly string[] {
  const third = samples.filter(({ done }) => done > 0.5 && done <= 0.75);
  const last = samples.filter(({ done }) => done > 0.75);
  const [before, after] = [most(third, 'all'), most(last, 'all')];
  return [
    ...[...failures].map(([what, times]) => `${times} answers: ${what}`),
    ...over('the API', most(samples, 'api'), MOST_OF_API),
    ...over('all processes', most(samples, 'all'), MOST_OF_ALL),
    ...(after > before * MOST_GROWTH
      ? [`memory still grew in the last half: from ${figure(before)} to ${figure(after)} MB`]
      : []),
  ];
}

function over(who: string, megabytes: number, limit: number): readonly string[] {
  return megabytes > limit ? [`${who}: ${figure(megabytes)} MB, where ${figure(limit)} are allowed`] : [];
}

function most(samples: readonly Sample[], of: 'api' | 'all'): number {
  return Math.max(0, ...samples.map((sample) => sample[of]));
}

function figure(value: number): string {
  return Math.round(value).toLocaleString('en-GB');
}
