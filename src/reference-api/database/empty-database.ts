import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { threadId } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/**
 * An empty database as a file, which a database of memory begins with: making one anew takes seconds. Kept beside the
 * installed packages, one for each version of PGlite; where nothing can be kept it is made each time.
 */
export async function emptyDatabase(): Promise<Blob> {
  const kept = new URL(`../../../node_modules/.cache/zari/pglite-${version()}.tar`, import.meta.url);
  try {
    return new Blob([readFileSync(kept)]);
  } catch {
    const made = await make();
    keep(kept, new Uint8Array(await made.arrayBuffer()));
    return made;
  }
}

async function make(): Promise<Blob> {
  const pglite = await PGlite.create('memory://');
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return dump;
}

/** Written aside and then renamed: nobody reads half of it. */
function keep(file: URL, bytes: Uint8Array): void {
  const draft = new URL(`${file.href}.${process.pid}-${threadId}`);
  try {
    mkdirSync(new URL('./', file), { recursive: true });
    writeFileSync(draft, bytes);
    renameSync(draft, file);
  } catch {
    // A folder that cannot be written to costs time, nothing else.
  }
}

function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.resolve('@electric-sql/pglite')), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}
