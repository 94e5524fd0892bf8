import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { dumpFile, keepDump } from './kept-dump.ts';

/**
 * An empty database as a file, which a database of memory begins with: making one anew takes seconds. Kept for each version
 * of PGlite; where nothing can be kept it is made each time.
 */
export async function emptyDatabase(): Promise<Blob> {
  const kept = dumpFile(`pglite-${version()}`);
  try {
    return new Blob([readFileSync(kept)]);
  } catch {
    const made = await make();
    await keepDump(kept, made);
    return made;
  }
}

async function make(): Promise<Blob> {
  const pglite = await PGlite.create('memory://');
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return dump;
}

function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.resolve('@electric-sql/pglite')), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}
