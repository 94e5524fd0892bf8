import { Agent } from 'node:http';
import { routes } from '#app/navigation/routes.ts';
import type { ProofResult } from '../shared/proof-result.ts';
import { createRandom } from '../shared/random.ts';
import { faultOfPage } from './judge-page.ts';
import { malformedAddress } from './malformed-addresses.ts';
import type { MalformedWish } from './prove-malformed.ts';
import { sendRaw } from './send-raw.ts';

const AT_ONCE = 6; // fewer than a page server turns away
const MOST_FAULTS = 5;

type Round = { readonly origin: string; readonly agent: Agent; readonly statuses: Map<number, number> };

/** Asks the pages of a shop for malformed addresses of each of its routes: none is its fault, and none leads away from it. */
export async function proveAddresses(origin: string, { inputs, seed }: MalformedWish): Promise<ProofResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const round: Round = { origin, agent, statuses: new Map() };
  const faults: string[] = [];
  for (const [at, { path }] of routes.entries())
    faults.push(...(await faultsOf(round, path, { inputs, seed: seed + at })));
  const home = await sendRaw(origin, agent, { method: 'GET', address: '/', headers: {}, body: null });
  agent.destroy();
  const counts = [...round.statuses].toSorted().map(([status, count]) => `${count} × ${status}`);
  return {
    summary: `${inputs} malformed addresses of each of ${routes.length} routes with seed ${seed}: ${counts.join(', ')}`,
    faults: home.status === 200 ? faults : [...faults, `afterwards home is answered with ${home.status}`],
  };
}

async function faultsOf({ origin, agent, statuses }: Round, path: string, { inputs, seed }: MalformedWish) {
  const random = createRandom(seed);
  const waiting = Array.from({ length: inputs }, () => malformedAddress(random, path)).values();
  const faults: string[] = [];
  const asker = async (): Promise<void> => {
    for (const call of waiting) {
      const answer = await sendRaw(origin, agent, call).catch((error: unknown) => String(error));
      if (typeof answer !== 'string') statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const fault = typeof answer === 'string' ? answer : faultOfPage(answer);
      const asked = `${call.method} ${call.address.slice(0, 200)} ${JSON.stringify(call.headers).slice(0, 200)}`;
      if (fault !== null) faults.push(`${path}: ${fault} to ${asked}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, asker));
  return faults.slice(0, MOST_FAULTS);
}
