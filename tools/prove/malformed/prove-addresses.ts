import { Agent } from 'node:http';
import { routes } from '#app/navigation/routes.ts';
import { examples } from '#app/server/examples.ts';
import type { ProofResult } from '../shared/proof-result.ts';
import { createRandom } from '../shared/random.ts';
import { faultOfPage } from './judge-page.ts';
import { malformedAddress } from './malformed-addresses.ts';
import type { MalformedWish } from './prove-malformed.ts';
import { sendRaw } from './send-raw.ts';

const AT_ONCE = 6; // fewer than a page server turns away
const MOST_FAULTS = 5;

/** A second store view, in the words of the settings: its pages are asked for every other time. */
export const secondView = {
  ZARI__storeViews__multistore: 'true',
  ZARI__storeViews__views: JSON.stringify([
    {
      ...{ code: 'uk', storeId: 2, name: 'United Kingdom', url: '/uk', taxCountry: 'GB' },
      localisation: { defaultLocale: 'en-GB', currencyCode: 'GBP' },
    },
  ]),
};
const PREFIXES = ['', '/uk'] as const;

const patterns: readonly string[] = [
  ...routes.map(({ path }) => path),
  ...examples.keys(),
  ...['/robots.txt', '/sitemap.xml', '/sitemap-1.xml', '/sitemap-:number.xml'],
];

type Round = { readonly origin: string; readonly agent: Agent; readonly statuses: Map<number, number> };

/**
 * Asks a shop of two store views for malformed addresses of each of its routes, and of what machines read: none is its fault,
 * none leads away from it, and none from one store view into the other.
 */
export async function proveAddresses(origin: string, { inputs, seed }: MalformedWish): Promise<ProofResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const round: Round = { origin, agent, statuses: new Map() };
  const faults: string[] = [];
  for (const [at, path] of patterns.entries())
    faults.push(...(await faultsOf(round, path, { inputs, seed: seed + at })));
  const home = await sendRaw(origin, agent, { method: 'GET', address: '/', headers: {}, body: null });
  agent.destroy();
  const counts = [...round.statuses].toSorted().map(([status, count]) => `${count} × ${status}`);
  return {
    summary: `${inputs} malformed addresses of each of ${patterns.length} routes and files, half of them at /uk, with seed ${seed}: ${counts.join(', ')}`,
    faults: home.status === 200 ? faults : [...faults, `afterwards home is answered with ${home.status}`],
  };
}

async function faultsOf({ origin, agent, statuses }: Round, path: string, { inputs, seed }: MalformedWish) {
  const random = createRandom(seed);
  const waiting = Array.from({ length: inputs }, (_, at) =>
    malformedAddress(random, PREFIXES[at % PREFIXES.length] ?? '', path),
  ).values();
  const faults: string[] = [];
  const asker = async (): Promise<void> => {
    for (const call of waiting) {
      const answer = await sendRaw(origin, agent, call).catch((error: unknown) => String(error));
      if (typeof answer !== 'string') statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const fault = typeof answer === 'string' ? answer : faultOfPage(answer, viewOf(call.address));
      const asked = `${call.method} ${call.address.slice(0, 200)} ${JSON.stringify(call.headers).slice(0, 200)}`;
      if (fault !== null) faults.push(`${path}: ${fault} to ${asked}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, asker));
  return faults.slice(0, MOST_FAULTS);
}

/** The store view that an address is surely of; '' where it leads up and out, or may be read as another. */
function viewOf(address: string): string {
  return /^\/uk\/[^/]/.test(address) && !/\.\.|%2e|\\/i.test(address) ? '/uk' : '';
}
