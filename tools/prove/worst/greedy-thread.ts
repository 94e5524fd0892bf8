// One client that never stops asking, in a thread of its own, so that reading its answers delays nobody who measures.

import { Agent } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import type { RawCall } from '../malformed/malformed-calls.ts';
import { sendRaw } from '../malformed/send-raw.ts';

export type Greed = {
  readonly base: string;
  readonly calls: readonly RawCall[];
  readonly connections: number;
  /** The address that its calls are said to come from. */
  readonly client: string;
};

/** How many of its calls were answered with which status; `broken` where none came. */
export type Greeted = Readonly<Record<string, number>>;

const { base, calls, connections, client } = workerData as Greed;
const statuses: Record<string, number> = {};
const stopped = new AbortController();
parentPort?.once('message', () => stopped.abort());

const agent = new Agent({ keepAlive: true, maxSockets: connections });
let at = 0;
const callers = Array.from({ length: connections }, async () => {
  while (!stopped.signal.aborted) {
    const call = calls[at++ % calls.length];
    if (call === undefined) return;
    const headers = { ...call.headers, 'x-forwarded-for': client };
    const answer = await sendRaw(base, agent, { ...call, headers }).catch(() => null);
    const status = answer === null ? 'broken' : String(answer.status);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
});
await Promise.all(callers);
agent.destroy();
parentPort?.postMessage(statuses satisfies Greeted);
