import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '#api/contract-kit/calls/client.ts';
import { createKit } from '#api/contract-kit/calls/create-kit.ts';
import { defaultOptions } from '#api/contract-kit/calls/kit.ts';
import { allChecks } from '#api/contract-kit/checks/all-checks.ts';
import { loadContract } from '#api/contract-kit/contract/load-contract.ts';
import type { CheckOutcome } from '#api/contract-kit/run/run-checks.ts';
import { outcomeOf } from '#api/contract-kit/run/run-checks.ts';
import { PLENTY_FOR_KIT, startApi } from '../../workbench/api-process.ts';
import { strayChanges, strayed, withChange } from '../shared/code-change.ts';
import type { Removal } from './removals.ts';

/** What the API is made of. */
const SOURCES = ['api', 'shared', 'docs/api', 'package.json'];

/**
 * Takes each rule out of a copy of the API and asks the kit: the check that belongs to it passes before and fails
 * after. Answers what must not be, a sentence each. `fill` may fill the data directory, for the first start to be a quick one.
 */
export async function proveRemovals(
  removals: readonly Removal[],
  fill: (dataDir: string) => Promise<void> = async () => undefined,
): Promise<readonly string[]> {
  const scratch = await mkdtemp(join(tmpdir(), 'zari-removals-'));
  try {
    await Promise.all(SOURCES.map((path) => cp(path, join(scratch, path), { recursive: true })));
    await symlink(join(process.cwd(), 'node_modules'), join(scratch, 'node_modules'));
    const stray = await strayChanges(scratch, removals);
    if (stray.length > 0) return stray.map(strayed);
    await fill(join(scratch, 'data'));
    const whole = await ask(
      scratch,
      join(scratch, 'data'),
      removals.map(({ check }) => check),
    );
    const faults = whole.flatMap(({ kind, check }) => (kind === 'passed' ? [] : [`${check.id} fails already`]));
    for (const removal of removals) faults.push(...(await faultsWithout(removal, scratch)));
    return faults;
  } finally {
    await rm(scratch, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function faultsWithout(removal: Removal, scratch: string): Promise<readonly string[]> {
  const { section, rule, check, onNewData } = removal;
  const data = await mkdtemp(join(scratch, 'data-'));
  if (!onNewData) await cp(join(scratch, 'data'), data, { recursive: true });
  const [outcome] = await withChange(scratch, removal, () => ask(scratch, data, [check]));
  return outcome?.kind === 'failed' ? [] : [`section ${section}: nobody misses that ${rule}`];
}

/** The outcomes of some checks at the API of the scratch copy. */
async function ask(scratch: string, data: string, ids: readonly string[]): Promise<readonly CheckOutcome[]> {
  const contract = loadContract();
  await mkdir(data, { recursive: true });
  const compiled = join(scratch, 'compiled'); // of sources that nobody will start again
  const api = await startApi(
    { DATA_DIR: data, DATABASE_URL: '', NODE_COMPILE_CACHE: compiled, ...PLENTY_FOR_KIT },
    scratch,
  );
  try {
    const pass = passingTimeAt(api.base);
    const kit = createKit(createClient(api.base, contract), contract, { ...defaultOptions, pass });
    const checks = allChecks(contract);
    const outcomes: CheckOutcome[] = [];
    for (const id of ids) {
      const check = checks.find((each) => each.id === id);
      if (!check) throw new RangeError(`The kit has no check ${id}.`);
      outcomes.push(await outcomeOf(kit, check));
    }
    return outcomes;
  } finally {
    await api.stop();
  }
}

/** Lets time go by on the workbench of the API, whose clock then stands still. */
function passingTimeAt(base: string): (milliseconds: number) => Promise<void> {
  let now = Date.now();
  return async (milliseconds) => {
    now += milliseconds;
    const body = JSON.stringify({ now: new Date(now).toISOString() });
    await fetch(`${base}/workbench/clock`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  };
}
