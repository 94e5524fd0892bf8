import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { dumpFile, keepDump } from '#api/database/kept-dump.ts';
import { dayAt } from '#api/process/shop-clock.ts';
import { fillWithDemo } from './fill-with-demo.ts';

const SOURCES = fileURLToPath(new URL('../', import.meta.url));

/**
 * A file with the dump of a filled database, for `memory://` to begin with: the first that asks makes it, and it is good as
 * long as the code of the API and of the demo shop stays the same. Empty where nothing can be kept.
 */
export async function demoDump(now: number): Promise<string> {
  const file = dumpFile(`demo-${dayAt(now)}-${codeDigest(SOURCES)}`);
  if (!existsSync(file)) {
    forgetOthers();
    await keepDump(file, await make(now));
  }
  return existsSync(file) ? fileURLToPath(file) : '';
}

async function make(now: number): Promise<Blob> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zari-demo-'));
  try {
    const database = join(dataDir, 'database');
    await fillWithDemo(database, now);
    const pglite = await PGlite.create({ dataDir: database, extensions: { fuzzystrmatch } });
    const dump = await pglite.dumpDataDir('none');
    await pglite.close();
    return dump;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Of what writes the tables and the collection; which files do, nobody has to keep a list of. */
export function codeDigest(root: string): string {
  const files = globSync('**/*.ts', { cwd: root }).filter(
    (file) => !/^contract-kit\/|([.]test|-for-tests)[.]ts$/.test(file),
  );
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

function forgetOthers(): void {
  const folder = fileURLToPath(new URL('./', dumpFile('demo')));
  for (const old of globSync('demo-*.tar', { cwd: folder })) rmSync(join(folder, old), { force: true });
}
