import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { GOES_ON } from './tell-at-end.ts';

/** A rule that is taken out of a copy of the shop on purpose: a proof that runs there must notice. */
export type RemovedRule = {
  readonly rule: string;
  readonly file: string;
  /** Stands once in the file. */
  readonly from: string;
  readonly to: string;
};

/** A proof that runs in a thread of its own, since modules are loaded once. */
export type ThreadProof = {
  /** Its file, from the root of the project. */
  readonly thread: string;
  readonly workerData: object;
  /** Whether the proof has failed, by what it says at the end. */
  readonly isNoticed: (told: never) => boolean;
};

/** What the proofs need of the project. */
const SOURCES = ['src', 'package.json'];
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
    const faults: string[] = [];
    for (const rule of rules) faults.push(...(await faultsWithout(rule, copy, proof)));
    return faults;
  } finally {
    await rm(copy, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function faultsWithout(
  { rule, file, from, to }: RemovedRule,
  copy: string,
  proof: ThreadProof,
): Promise<readonly string[]> {
  const path = join(copy, file);
  const text = await readFile(path, 'utf8');
  if (text.split(from).length !== 2) return [`"${from}" does not stand once in ${file}`];
  await writeFile(
    path,
    text.replace(from, () => to),
  );
  const isNoticed = await isNoticedIn(copy, proof);
  await writeFile(path, text);
  return isNoticed ? [] : [`nobody notices without the rule that ${rule}`];
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
