import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { threadId } from 'node:worker_threads';

/** Where the dump of a database is kept that takes long to make: beside the installed packages. */
export function dumpFile(name: string): URL {
  return new URL(`../../node_modules/.cache/zari/${name}.tar`, import.meta.url);
}

/** Written aside and then renamed: nobody reads half of it. */
export async function keepDump(file: URL, dump: Blob): Promise<void> {
  const bytes = new Uint8Array(await dump.arrayBuffer());
  const draft = new URL(`${file.href}.${process.pid}-${threadId}`);
  try {
    mkdirSync(new URL('./', file), { recursive: true });
    writeFileSync(draft, bytes);
    renameSync(draft, file);
  } catch {
    // A folder that cannot be written to costs time, nothing else.
  }
}
