import { Agent } from 'node:http';
import { createClient } from '#api/contract-kit/calls/client.ts';
import { createKit } from '#api/contract-kit/calls/create-kit.ts';
import { defaultOptions } from '#api/contract-kit/calls/kit.ts';
import { validCall } from '#api/contract-kit/calls/valid-calls.ts';
import { loadContract } from '#api/contract-kit/contract/load-contract.ts';
import type { RawCall } from '../malformed/malformed-calls.ts';
import { sendRaw } from '../malformed/send-raw.ts';
import type { ProofResult } from '../shared/proof-result.ts';
import { createRandom, type Random } from '../shared/random.ts';
import { grownCall } from './grown-calls.ts';
import { worstSearch } from './worst-searches.ts';

export type WorstWish = {
  /** Calls of each operation, and twenty times as many searches. */
  readonly inputs: number;
  /** The same seed makes the same calls. */
  readonly seed: number;
  /** Within how many milliseconds each has to be answered. */
  readonly limitMs: number;
};

const SEARCHES = 20;
const TRIES = 3;
const MOST_FAULTS = 20;

/**
 * Sends what may make the most work, one call after the other, and looks how long each answer takes. What was late is sent
 * again: a machine may be busy with something else once, and not three times.
 */
export async function proveWorst(base: string, { inputs, seed, limitMs }: WorstWish): Promise<ProofResult> {
  const agent = new Agent({ keepAlive: true });
  const random = createRandom(seed);
  const calls = await worstCalls(base, random, inputs);
  const faults: string[] = [];
  let slowest = { ms: 0, what: '' };
  for (const call of calls) {
    const { ms, failed } = await quickest(base, agent, call, limitMs);
    if (ms > slowest.ms) slowest = { ms, what: shown(call) };
    if (failed !== null) faults.push(`${failed} to ${shown(call)}`);
    else if (ms > limitMs) faults.push(`${Math.round(ms)} ms for ${shown(call)}`);
    if (faults.length === MOST_FAULTS) break; // enough to begin with
  }
  agent.destroy();
  const longest = `the slowest in ${Math.round(slowest.ms)} ms: ${slowest.what.slice(0, 100)}`;
  return {
    summary: `${calls.length} of the worst requests with seed ${seed}, ${longest}`,
    faults,
  };
}

/** Searches, and every operation grown, each operation's calls on what is valid for it. */
export async function worstCalls(base: string, random: Random, inputs: number): Promise<readonly RawCall[]> {
  const contract = loadContract();
  const kit = createKit(createClient(base, contract), contract, defaultOptions);
  const calls = Array.from({ length: inputs * SEARCHES }, () => worstSearch(random));
  for (const operation of contract.operations) {
    const valid = await validCall(kit, operation.operationId);
    for (let at = 0; at < inputs; at += 1) calls.push(grownCall(random, operation, valid));
  }
  return calls;
}

type Taken = { readonly ms: number; readonly failed: string | null };

async function quickest(base: string, agent: Agent, call: RawCall, limitMs: number): Promise<Taken> {
  let best: Taken = { ms: Number.POSITIVE_INFINITY, failed: null };
  for (let time = 0; time < TRIES && best.ms > limitMs; time += 1) {
    const began = performance.now();
    const answer = await sendRaw(base, agent, call).catch((error: unknown) => String(error));
    const ms = performance.now() - began;
    if (ms < best.ms) best = { ms, failed: typeof answer === 'string' ? answer : null };
  }
  return best;
}

function shown({ method, address, headers, body }: RawCall): string {
  const text = `${method} ${address.slice(0, 120)} ${JSON.stringify(headers).slice(0, 80)} ${body === null ? '' : String(body)}`;
  return text.slice(0, 400);
}
