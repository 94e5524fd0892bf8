import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenNeeded } from '../build/build-when-needed.ts';
import { withSection } from '../files/document-section.ts';
import { PLENTY_FOR_KIT, PLENTY_SOON, startApi } from '../workbench/api-process.ts';
import { createShopProcesses, type ShopProcesses } from '../workbench/shop-processes.ts';
import { proveBrowser } from './browser/prove-browser.ts';
import { proveSixTabs } from './browser/six-tabs.ts';
import { enduranceReport } from './endurance/endurance-report.ts';
import { proveEndurance } from './endurance/prove-endurance.ts';
import { type KeptWish, proveKept } from './kept/prove-kept.ts';
import { proveLeaving } from './leaving/prove-leaving.ts';
import { proveMalformed } from './malformed/prove-malformed.ts';
import { proveMerges } from './merges/prove-merges.ts';
import { proveMutations } from './mutations/prove-mutations.ts';
import { proveKills } from './orders/prove-kills.ts';
import { proveLimits } from './orders/prove-limits.ts';
import { proveOnce } from './orders/prove-once.ts';
import { proveRemovals } from './removals/prove-removals.ts';
import { removals } from './removals/removals.ts';
import { changedIds, filesSinceRecord } from './requirements/changed-ids.ts';
import { chosenLines, type LineChoice } from './requirements/choose-lines.ts';
import { brokenLines } from './requirements/lines/broken-lines.ts';
import { PROOF_RECORD, proofRecord } from './requirements/proof-record.ts';
import { demandGreen, type LineOutcome, proveRequirements } from './requirements/prove-requirements.ts';
import { readTestsOf } from './requirements/tests-of.ts';
import { proveSession, sessionThread } from './session/prove-session.ts';
import { sessionRules } from './session/session-rules.ts';
import { missedRules } from './shared/missed-rules.ts';
import type { ProofResult } from './shared/proof-result.ts';
import { guards } from './simulate/guards.ts';
import { simulateThread } from './simulate/prove-guards.ts';
import { runInThreads } from './simulate/run-in-threads.ts';
import { proveCrowding, UNCOUNTED } from './worst/prove-crowding.ts';
import { proveWorst } from './worst/prove-worst.ts';

const WHERE = process.env['DATABASE_URL'] ? 'PostgreSQL' : 'PGlite';

export type ProofWish = {
  /** How often the API is killed. */
  readonly kills: number;
  /** How many order ids are posted several times. */
  readonly ids: number;
  /** Malformed calls of each operation, and what chooses them. */
  readonly inputs: number;
  readonly seed: number;
  /** Random carts of each property of the merge. */
  readonly cases: number;
  /** How often two people do what they like on one device. */
  readonly sequences: number;
  /** How often everything happens to orders. */
  readonly schedules: number;
  /** How often somebody logs out of a real browser. */
  readonly logouts: number;
  /** How often everything happens to orders in a real browser. */
  readonly runs: number;
  /** How often what was told is to be kept, and where. */
  readonly kept: KeptWish;
  /** How long one client crowds the others. */
  readonly seconds: number;
  /** Category pages; a tenth as many lists, orders and logins each. */
  readonly pages: number;
  /** Lines of each part of the shop on which something is changed. */
  readonly drawn: number;
  /** The machine, in words of the benchmarks. */
  readonly machine: string;
  /** Which requirements; `hasChanged`: also those whose lines or tests have changed since the last whole proof. */
  readonly lines: LineChoice & { readonly hasChanged: boolean };
};

export type Proof = { readonly name: string; readonly prove: (wish: ProofWish) => Promise<ProofResult> };

/** The long proofs, in the order in which they run. */
export const proofs: readonly Proof[] = [
  {
    name: 'removals',
    async prove() {
      const faults = await proveRemovals(removals);
      return {
        summary: `${removals.length} rules removed, ${removals.length - faults.length} missed by the kit`,
        faults,
      };
    },
  },
  {
    name: 'malformed',
    prove: ({ inputs, seed }) =>
      onApi(async (base) => {
        const { sent, statuses, faults } = await proveMalformed(base, { inputs, seed });
        const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
        const worst = await proveWorst(base, { inputs: Math.ceil(inputs / WORST_SHARE), seed, limitMs: LONGEST_MS });
        return {
          summary: `${sent} malformed inputs with seed ${seed}: ${counts.join(', ')}; ${worst.summary}`,
          faults: [...faults, ...worst.faults],
        };
      }),
  },
  {
    name: 'kills',
    prove: ({ kills: wanted, seed }) =>
      inDirectory(async (data) => {
        const proof = await proveKills({ DATA_DIR: data, ...PLENTY_SOON }, { kills: wanted, seed });
        const { kills, answered, stored, mailed, withCoupon, credit, faults } = proof;
        const orders = `${answered} orders answered, ${stored} stored, ${mailed} told by mail, ${withCoupon} with a coupon`;
        return { summary: `${kills} kills on ${WHERE}: ${orders}, ₹${credit / 100} of store credit`, faults };
      }),
  },
  { name: 'once', prove: ({ ids, seed }) => onApi((base) => proveOnce(base, { ids, seed })) },
  { name: 'limits', prove: () => onApi(proveLimits) },
  {
    name: 'crowding',
    prove: ({ seconds, seed }) => {
      const limitMs = process.env['DATABASE_URL'] ? CROWDED_MS.server : CROWDED_MS.embedded;
      return onApi((base) => proveCrowding(base, { quietSeconds: QUIET_SECONDS, seconds, seed, limitMs }), UNCOUNTED);
    },
  },
  { name: 'merges', prove: ({ cases, seed }) => proveMerges({ cases, seed }) },
  { name: 'session', prove: proveSessions },
  { name: 'simulation', prove: simulate },
  { name: 'guards', prove: proveGuards },
  { name: 'leaving', prove: ({ logouts }) => onShop((processes) => proveLeaving({ logouts, processes })) },
  { name: 'kept', prove: ({ kept }) => onShop((processes) => proveKept(kept, processes)) },
  { name: 'browser', prove: ({ runs, seed }) => onBuild(() => proveBrowser({ runs, seed })) },
  { name: 'tabs', prove: () => onBuild(proveSixTabs) },
  { name: 'requirements', prove: ({ lines, machine }) => breakLines(lines, machine) },
  { name: 'mutations', prove: ({ drawn, seed }) => proveMutations({ lines: drawn, seed }) },
  { name: 'endurance', prove: (wish) => inDirectory((data) => endureAndReport(data, wish)) },
];

/** Of so many malformed inputs one of the worst for the time they take. */
const WORST_SHARE = 40;
/** No request below 64 kB takes longer, whatever is in it. */
const LONGEST_MS = 1_000;
/** How long lists are measured before anybody is greedy. */
const QUIET_SECONDS = 5;
/** What a shopper waits for a list beside a greedy client, 99 times of 100. */
const CROWDED_MS = { server: 300, embedded: 600 };

/** So many pages are written down. */
export const WHOLE_PAGES = 20_000;
const REPORT = 'docs/benchmarks.md';

async function endureAndReport(data: string, { pages, seed, machine }: ProofWish): Promise<ProofResult> {
  const few = Math.ceil(pages / 10);
  const wish = { pages, lists: few, orders: few, logins: few };
  const proof = await proveEndurance(data, { ...wish, seed });
  if (pages === WHOLE_PAGES) {
    const day = new Date().toISOString().slice(0, 10);
    const command = 'npm run prove -- endurance';
    const section = enduranceReport({ command, day, machine, wish, samples: proof.samples });
    await writeFile(REPORT, withSection(await readFile(REPORT, 'utf8'), section));
  }
  return proof;
}

/** Of so many schedules one runs over the stores of a page as well. */
const DATABASE_SHARE = 10;

async function simulate({ schedules, seed }: ProofWish): Promise<ProofResult> {
  const threads = availableParallelism();
  const inDatabase = Math.ceil(schedules / DATABASE_SHARE);
  const outcomes = [
    ...(await runInThreads({ seed, runs: schedules, threads, store: 'text' })),
    ...(await runInThreads({ seed, runs: inDatabase, threads, store: 'indexeddb' })),
  ];
  const failed = outcomes.flatMap((outcome) => outcome.failed);
  const faults = failed.map(({ seed: schedule, faults }) => `schedule ${schedule}: ${faults.join('; ')}`);
  return {
    summary: `${schedules} schedules of orders with seed ${seed}, ${inDatabase} of them in a database, too`,
    faults,
  };
}

/** Whoever notices nothing in so many schedules does not notice that a guard is missing. */
const SCHEDULES_OF_A_GUARD = 20_000;

async function proveGuards({ seed }: ProofWish): Promise<ProofResult> {
  const faults = await missedRules(guards, simulateThread({ seed, runs: SCHEDULES_OF_A_GUARD }));
  return {
    summary: `${guards.length} guards removed with seed ${seed}, ${faults.length} of them missed by nobody`,
    faults,
  };
}

/** Whoever notices nothing in so many sequences does not notice that a rule is missing. */
const SEQUENCES_OF_A_RULE = 60_000;

async function proveSessions({ sequences, seed }: ProofWish): Promise<ProofResult> {
  const { faults } = await proveSession({ sequences, seed });
  const missed = await missedRules(sessionRules, sessionThread({ sequences: SEQUENCES_OF_A_RULE, seed }));
  const rules = `${sessionRules.length} rules removed, ${missed.length} of them noticed by nobody`;
  return { summary: `${sequences} sequences with seed ${seed}; ${rules}`, faults: [...faults, ...missed] };
}

async function changedSinceRecord(root: string): Promise<ReadonlySet<string>> {
  const [files, testsOf] = await Promise.all([filesSinceRecord(root), readTestsOf(root)]);
  return changedIds(brokenLines, { files, testsOf });
}

async function breakLines({ hasChanged, ...choice }: ProofWish['lines'], machine: string): Promise<ProofResult> {
  const root = process.cwd();
  const changed = hasChanged ? await changedSinceRecord(root) : new Set<string>();
  const lines = chosenLines(brokenLines, { ...choice, changed });
  const began = performance.now();
  const isWhole = lines.length === brokenLines.length;
  if (isWhole) await demandGreen(root);
  const tell = (outcome: LineOutcome): void => {
    const { id, lost } = outcome.line;
    console.log(outcome.kind === 'noticed' ? `ok ${id} ${outcome.by}: ${lost}` : `not ok ${outcome.sentence}`);
  };
  const outcomes = await proveRequirements(lines, { root, atOnce: availableParallelism(), tell });
  const faults = outcomes.flatMap((each) => (each.kind === 'fault' ? [each.sentence] : []));
  const minutes = Math.round((performance.now() - began) / 60_000);
  if (isWhole) {
    const day = new Date().toISOString().slice(0, 10);
    await writeFile(PROOF_RECORD, proofRecord({ day, machine, minutes, seed: choice.seed, outcomes }));
  }
  const ids = new Set(lines.map(({ id }) => id)).size;
  return { summary: `${lines.length} lines of ${ids} requirements broken with seed ${choice.seed}`, faults };
}

/** A proof on an API of its own, which ends with it. */
function onApi(
  prove: (base: string) => Promise<ProofResult>,
  more: Readonly<Record<string, string>> = {},
): Promise<ProofResult> {
  return inDirectory(async (data) => {
    const api = await startApi({ DATA_DIR: data, ...PLENTY_FOR_KIT, ...more });
    const { summary, faults } = await prove(api.base);
    await api.stop();
    return { summary: `${summary} on ${WHERE}`, faults };
  });
}

/** A proof on the built shop, with processes of its own. */
function onShop(prove: (processes: ShopProcesses) => Promise<ProofResult>): Promise<ProofResult> {
  return onBuild(async () => {
    const processes = await createShopProcesses();
    try {
      await processes.start();
      return await prove(processes);
    } finally {
      await processes.close();
    }
  });
}

function onBuild(prove: () => Promise<ProofResult>): Promise<ProofResult> {
  if (!buildWhenNeeded()) throw new Error('The shop could not be built.');
  return prove();
}

async function inDirectory<T>(use: (data: string) => Promise<T>): Promise<T> {
  const data = await mkdtemp(join(tmpdir(), 'zari-prove-'));
  try {
    return await use(data);
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}
