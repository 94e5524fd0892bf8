import { once } from 'node:events';
import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { sendRaw } from '../malformed/send-raw.ts';
import type { ProofResult } from '../shared/proof-result.ts';
import { createRandom } from '../shared/random.ts';
import type { Greed, Greeted } from './greedy-thread.ts';
import { worstCalls } from './prove-worst.ts';
import { postOf } from './raw-post.ts';

export type CrowdingWish = {
  /** How long lists are read before anybody is greedy. */
  readonly quietSeconds: number;
  /** How long they are read beside the greedy client. */
  readonly seconds: number;
  /** The same seed makes the same requests. */
  readonly seed: number;
  /** Within how many milliseconds 99 of 100 lists of the other client have to be answered. */
  readonly limitMs: number;
};

/**
 * Settings of an API in which nobody is counted by the minute: what remains is that clients take turns. The two clients of
 * the proof come from one machine; the API believes it as a proxy.
 */
export const UNCOUNTED = { READS_PER_MINUTE: '1000000', WRITES_PER_MINUTE: '1000000' };

const CONNECTIONS = 16;
const INPUTS = 6;
const GREEDY = '198.51.100.1';
const SHOPPER = '198.51.100.2';

/** What the shop asks for to show a category. */
const LIST = postOf('/api/catalog', {
  type: 'product',
  size: 24,
  sort: 'created_at:desc',
  searchQuery: {
    _appliedFilters: [
      { attribute: 'category_ids', value: { in: [300] } },
      { attribute: 'visibility', value: { in: [2, 4] } },
      { attribute: 'status', value: { in: [0, 1] } },
    ],
    _availableFilters: ['color', 'size', 'price', 'discount', 'rts', 'category', 'gender', 'category_product'].map(
      (field) => ({ field, scope: 'catalog' }),
    ),
  },
});

/**
 * One client sends the worst it can find over sixteen connections without a pause, another reads a list again and again:
 * how long does that one wait, and how long did it before?
 */
export async function proveCrowding(base: string, wish: CrowdingWish): Promise<ProofResult> {
  const { quietSeconds, seconds, seed, limitMs } = wish;
  const calls = await worstCalls(base, createRandom(seed), INPUTS);
  const quiet = await readLists(base, quietSeconds);
  const greed: Greed = { base, calls, connections: CONNECTIONS, client: GREEDY };
  const greedy = new Worker(new URL('./greedy-thread.ts', import.meta.url), { workerData: greed });
  const crowded = await readLists(base, seconds);
  greedy.postMessage('stop');
  const [statuses] = (await once(greedy, 'message')) as [Greeted];
  const sent = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  const late = percentile(crowded.times, 99);
  return {
    summary: [
      `99 of 100 lists within ${late} ms (median ${percentile(crowded.times, 50)}) of ${crowded.times.length}`,
      `and within ${percentile(quiet.times, 99)} ms (median ${percentile(quiet.times, 50)}) before`,
      `while another client sent ${sent.join(', ')}`,
      `load ${loadavg()[0]?.toFixed(1)}`,
    ].join(', '),
    faults: [
      ...(late > limitMs ? [`a list took ${late} ms beside a greedy client, of ${limitMs}`] : []),
      ...[...new Set([...quiet.refused, ...crowded.refused])].map((what) => `a list was answered with ${what}`),
    ],
  };
}

type Read = { readonly times: readonly number[]; readonly refused: readonly string[] };

/** One list after the other, as a shopper reads them; milliseconds of each. */
async function readLists(base: string, seconds: number): Promise<Read> {
  const agent = new Agent({ keepAlive: true });
  const call = { ...LIST, headers: { ...LIST.headers, 'x-forwarded-for': SHOPPER } };
  const times: number[] = [];
  const refused: string[] = [];
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    const began = performance.now();
    const { status, text } = await sendRaw(base, agent, call);
    times.push(Math.round(performance.now() - began));
    if (status !== 200) refused.push(`${status} ${text.slice(0, 100)}`);
    await pause(PAUSE_MS);
  }
  agent.destroy();
  return { times, refused };
}

const PAUSE_MS = 20; // a machine that measures should have some time left for what it measures

function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.POSITIVE_INFINITY;
}
