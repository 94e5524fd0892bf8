import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { strayChanges, strayed, withChange } from './code-change.ts';
import type { RemovedRule } from './removed-rule.ts';
import { GOES_ON } from './tell-at-end.ts';

/** A proof that runs in a thread of its own, since modules are loaded once. */
export type ThreadProof = {
  /** Its file, from the root of the project. */
  readonly thread: string;
  readonly workerData: object;
  /** Whether the proof has failed, by what it says at the end. */
  readonly isNoticed: (told: never) => boolean;
};

/** What the proofs need of the project. */
const SOURCES = ['src', 'api', 'shared', 'tools', 'package.json'];
const SILENT_MS = 120_000; // a thread that goes on says so every second, however slow the machine is

/**
 * Takes each rule out of a copy of the shop and lets the proof run there. Answers what it did not notice, a sentence each.
 * Where the shop hangs without a rule, that was noticed.
 */
export async function missedRules(rules: readonly RemovedRule[], proof: ThreadProof): Promise<readonly string[]> {
  const copy = await mkdtemp(join(tmpdir(), 'zari-rules-'));
  try {
    await Promise.all(SOURCES.map((path) => cp(path, join(copy, path), { recursive: true })));
    await symlink(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
    const stray = await strayChanges(copy, rules);
    if (stray.length > 0) return stray.map(strayed);
    const faults: string[] = [];
    for (const rule of rules) faults.push(...(await faultsWithout(rule, copy, proof)));
    return faults;
  } finally {
    await rm(copy, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function faultsWithout(rule: RemovedRule, copy: string, proof: ThreadProof): Promise<readonly string[]> {
  const isNoticed = await withChange(copy, rule, () => isNoticedIn(copy, proof));
  return isNoticed ? [] : [`nobody notices without the rule that ${rule.rule}`];
}

/** Rejects where the copy does not load. */
function isNoticedIn(copy: string, { thread, workerData, isNoticed }: ThreadProof): Promise<boolean> {
  const worker = new Worker(join(copy, thread), { workerData });
  return new Promise<boolean>((resolve, reject) => {
    const hanging = setTimeout(() => resolve(true), SILENT_MS).unref();
    worker.on('message', (told) => {
      if (told === GOES_ON) hanging.refresh();
      else resolve(isNoticed(told as never));
    });
    worker.once('error', reject);
  }).finally(() => worker.terminate());
}
