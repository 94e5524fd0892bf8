import { Agent } from 'node:http';
import { createClient } from '#api/contract-kit/calls/client.ts';
import { createKit } from '#api/contract-kit/calls/create-kit.ts';
import { defaultOptions } from '#api/contract-kit/calls/kit.ts';
import { validCall } from '#api/contract-kit/calls/valid-calls.ts';
import { type Contract, loadContract } from '#api/contract-kit/contract/load-contract.ts';
import type { DocumentedOperation } from '#api/contract-kit/contract/read-contract.ts';
import { createRandom } from '../shared/random.ts';
import { faultOfAnswer } from './judge-answer.ts';
import { malformedCall } from './malformed-calls.ts';
import { sendRaw } from './send-raw.ts';
import { faultOfBytes, sendBytes, socketGarbage } from './socket-garbage.ts';

export type MalformedWish = {
  /** Inputs for each operation. */
  readonly inputs: number;
  /** The same seed makes the same inputs. */
  readonly seed: number;
};

export type MalformedProof = {
  readonly sent: number;
  /** Answers by their status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** What must not be, a sentence each: at most some for each operation. */
  readonly faults: readonly string[];
};

const AT_ONCE = 8;
const MOST_FAULTS = 5;

/** Sends every operation of an API malformed calls, and its port what is no HTTP. Each answer must be in the envelope. */
export async function proveMalformed(base: string, { inputs, seed }: MalformedWish): Promise<MalformedProof> {
  const contract = loadContract();
  const kit = createKit(createClient(base, contract), contract, defaultOptions);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  for (const [at, operation] of contract.operations.entries()) {
    const valid = await validCall(kit, operation.operationId).catch(() => null);
    if (valid === null) {
      faults.push(`${operation.operationId}: there is no valid call to make malformed ones of`);
      continue;
    }
    const random = createRandom(seed + at);
    const calls = Array.from({ length: inputs }, () => malformedCall(random, operation, valid));
    faults.push(...(await faultsOf({ base, agent, contract, operation, calls, statuses })));
  }
  faults.push(...(await faultsOfGarbage(base)));
  agent.destroy();
  await kit.client.succeed('homeData').catch(() => faults.push('afterwards nothing is answered'));
  return { sent: inputs * contract.operations.length + socketGarbage.length, statuses, faults };
}

type Round = {
  readonly base: string;
  readonly agent: Agent;
  readonly contract: Contract;
  readonly operation: DocumentedOperation;
  readonly calls: readonly ReturnType<typeof malformedCall>[];
  /** Counted up. */
  readonly statuses: Record<string, number>;
};

async function faultsOf({ base, agent, contract, operation, calls, statuses }: Round): Promise<readonly string[]> {
  const faults: string[] = [];
  const waiting = calls.values();
  const callers = Array.from({ length: AT_ONCE }, async () => {
    for (const call of waiting) {
      const answer = await sendRaw(base, agent, call).catch((error: unknown) => String(error));
      const status = typeof answer === 'string' ? 'broken' : String(answer.status);
      statuses[status] = (statuses[status] ?? 0) + 1;
      const fault = typeof answer === 'string' ? answer : faultOfAnswer(contract, operation.operationId, call, answer);
      if (fault !== null) faults.push(`${operation.operationId}: ${fault} to ${shown(call)}`);
    }
  });
  await Promise.all(callers);
  return faults.slice(0, MOST_FAULTS);
}

function shown({ method, address, headers, body }: ReturnType<typeof malformedCall>): string {
  return `${method} ${address} ${JSON.stringify(headers)} ${body === null ? '' : String(body)}`.slice(0, 300);
}

async function faultsOfGarbage(base: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [what, bytes] of socketGarbage) {
    const fault = faultOfBytes(await sendBytes(base, bytes));
    if (fault !== null) faults.push(`${what}: ${fault.replaceAll('\r\n', ' ')}`);
  }
  return faults;
}
