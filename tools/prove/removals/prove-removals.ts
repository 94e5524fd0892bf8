import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '#api/contract-kit/calls/client.ts';
import { createKit } from '#api/contract-kit/calls/create-kit.ts';
import { defaultOptions } from '#api/contract-kit/calls/kit.ts';
import { allChecks } from '#api/contract-kit/checks/all-checks.ts';
import { loadContract } from '#api/contract-kit/contract/load-contract.ts';
import type { CheckOutcome } from '#api/contract-kit/run/run-checks.ts';
import { outcomeOf } from '#api/contract-kit/run/run-checks.ts';
import type { ProcessDatabase } from '#api/testing/demo-database.ts';
import { PLENTY_FOR_KIT, startApi } from '../../workbench/api-process.ts';
import { strayChanges, strayed, withChange } from '../shared/code-change.ts';
import type { Removal } from './removals.ts';

/** What the API is made of. */
const SOURCES = ['api', 'shared', 'docs/api', 'package.json'];

/** Where an API keeps its data, filled or to be filled by its first start. */
type Database = Pick<ProcessDatabase, 'environment' | 'drop'>;

/**
 * Takes each rule out of a copy of the API and asks the kit: the check that belongs to it passes before and fails
 * after. Answers what must not be, a sentence each. `open` opens a database for each start of it.
 */
export async function proveRemovals(
  removals: readonly Removal[],
  open?: () => Promise<Database>,
): Promise<readonly string[]> {
  const scratch = await mkdtemp(join(tmpdir(), 'zari-removals-'));
  try {
    await Promise.all(SOURCES.map((path) => cp(path, join(scratch, path), { recursive: true })));
    await symlink(join(process.cwd(), 'node_modules'), join(scratch, 'node_modules'));
    const stray = await strayChanges(scratch, removals);
    if (stray.length > 0) return stray.map(strayed);
    const filled = open ?? copiesOfFirst(scratch);
    const checks = removals.map(({ check }) => check);
    const whole = await ask(scratch, await filled(), checks);
    const faults = whole.flatMap(({ kind, check }) => (kind === 'passed' ? [] : [`${check.id} fails already`]));
    for (const removal of removals) {
      const database = await (removal.onNewData ? inFolder(join(scratch, 'new')) : filled());
      faults.push(...(await faultsWithout(removal, scratch, database)));
    }
    return faults;
  } finally {
    await rm(scratch, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** In folders: the first start fills the first of them, and the others are copies of it as it is then. */
function copiesOfFirst(scratch: string): () => Promise<Database> {
  let first: string | null = null;
  return async () => {
    const database = await inFolder(join(scratch, 'data'));
    const { DATA_DIR } = database.environment;
    if (first !== null) await cp(first, DATA_DIR, { recursive: true });
    first ??= DATA_DIR;
    return database;
  };
}

/** A new one, which goes with the scratch copy. */
async function inFolder(prefix: string): Promise<Database> {
  const DATA_DIR = await mkdtemp(`${prefix}-`);
  return { environment: { DATA_DIR, DATABASE_URL: '' }, drop: async () => undefined };
}

async function faultsWithout(removal: Removal, scratch: string, database: Database): Promise<readonly string[]> {
  const { section, rule, check } = removal;
  const [outcome] = await withChange(scratch, removal, () => ask(scratch, database, [check]));
  return outcome?.kind === 'failed' ? [] : [`section ${section}: nobody misses that ${rule}`];
}

/** The outcomes of some checks at the API of the scratch copy. */
async function ask(scratch: string, database: Database, ids: readonly string[]): Promise<readonly CheckOutcome[]> {
  const contract = loadContract();
  const compiled = join(scratch, 'compiled'); // of sources that nobody will start again
  const api = await startApi({ ...database.environment, NODE_COMPILE_CACHE: compiled, ...PLENTY_FOR_KIT }, scratch);
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
    await database.drop();
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
