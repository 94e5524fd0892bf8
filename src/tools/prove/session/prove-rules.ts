import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SessionProof } from './prove-session.ts';
import type { SessionRule } from './session-rules.ts';

/** What the two on one device need of the project. */
const SOURCES = ['src', 'package.json'];
const SILENT_MS = 120_000; // a thread that goes on says so every second, however slow the machine is

type Wish = { readonly sequences: number; readonly seed: number };

/**
 * Takes each rule out of a copy of the shop and lets the two do what they like there. Answers what nobody noticed, a
 * sentence each. Where the shop hangs without a rule, that was noticed.
 */
export async function proveRules(rules: readonly SessionRule[], wish: Wish): Promise<readonly string[]> {
  const copy = await mkdtemp(join(tmpdir(), 'zari-rules-'));
  try {
    await Promise.all(SOURCES.map((path) => cp(path, join(copy, path), { recursive: true })));
    await symlink(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
    const faults: string[] = [];
    for (const rule of rules) faults.push(...(await faultsWithout(rule, copy, wish)));
    return faults;
  } finally {
    await rm(copy, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function faultsWithout(
  { rule, file, from, to }: SessionRule,
  copy: string,
  wish: Wish,
): Promise<readonly string[]> {
  const path = join(copy, file);
  const text = await readFile(path, 'utf8');
  if (text.split(from).length !== 2) return [`"${from}" does not stand once in ${file}`];
  await writeFile(
    path,
    text.replace(from, () => to),
  );
  const isNoticed = await isNoticedIn(copy, wish);
  await writeFile(path, text);
  return isNoticed ? [] : [`nobody notices without the rule that ${rule}`];
}

/** In a thread of its own, since modules are loaded once. Rejects where the copy does not load. */
function isNoticedIn(copy: string, { sequences, seed }: Wish): Promise<boolean> {
  const thread = new Worker(join(copy, 'src/tools/prove/session/session-thread.ts'), {
    workerData: { sequences, seed },
  });
  return new Promise<boolean>((resolve, reject) => {
    const hanging = setTimeout(() => resolve(true), SILENT_MS).unref();
    thread.on('message', (word: 'goes on' | SessionProof) => {
      if (word === 'goes on') hanging.refresh();
      else resolve(word.faults.length > 0);
    });
    thread.once('error', reject);
  }).finally(() => thread.terminate());
}
