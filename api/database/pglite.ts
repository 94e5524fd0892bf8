import { execFile } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { MessageChannel, Worker } from 'node:worker_threads';
import { MEMORY } from './database-address.ts';
import { keepCompiledCode } from './keep-compiled-code.ts';
import type { PgliteOrder } from './pglite-thread.ts';
import { PgliteWire } from './pglite-wire.ts';

/** PostgreSQL inside this process, in a thread of its own: a slow query keeps no request waiting that needs none. */
export interface Pglite {
  /** A connection for `pg` in place of a socket. The database serves one at a time. */
  connect(): Duplex;
  /** Closes the database, so that its directory may be opened by somebody else. */
  close(): Promise<void>;
}

/**
 * Opens the database of a directory, or of memory: an empty one for `memory://`, for `memory:///path` a copy of the one that
 * was dumped into that file. Rejects with the reason where it cannot be opened.
 * A thread that dies loses its connections, and the next one starts another: what was committed stands in the directory.
 */
export async function openPglite(dataDir: string): Promise<Pglite> {
  keepCompiledCode();
  if (!dataDir.startsWith(MEMORY) && !existsSync(dataDir)) await createDirectory(dataDir);
  let thread = startThread(dataDir);
  await thread.opened;
  return {
    connect: () => {
      if (thread.hasEnded()) thread = startThread(dataDir);
      const { port1, port2 } = new MessageChannel();
      thread.worker.postMessage({ kind: 'connect', port: port2 } satisfies PgliteOrder, [port2]);
      return new PgliteWire(port1);
    },
    close: async () => {
      if (thread.hasEnded()) return;
      thread.worker.postMessage({ kind: 'close' } satisfies PgliteOrder);
      await thread.ended;
    },
  };
}

/**
 * Made aside and then renamed: a process killed on the way leaves nothing that looks like a database, and what it leaves is
 * thrown away by the next. The name is of this process, since the one it has started may outlive a kill for a moment.
 */
async function createDirectory(dataDir: string): Promise<void> {
  const folder = dirname(dataDir);
  const beginning = `${basename(dataDir)}.new`;
  for (const name of readdirSync(folder)) {
    if (name.startsWith(beginning)) rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 3 });
  }
  const fresh = join(folder, `${beginning}-${process.pid}`);
  await fill(fresh);
  renameSync(fresh, dataDir);
}

/** Rejects with what the process said of itself. */
async function fill(directory: string): Promise<void> {
  const program = fileURLToPath(new URL('./fill-directory.ts', import.meta.url));
  await new Promise<void>((resolve, reject) => {
    execFile(process.execPath, [program, directory], (error, _, said) => {
      if (error) reject(new Error(said.trim() || error.message));
      else resolve();
    });
  });
}

function startThread(dataDir: string) {
  const worker = new Worker(new URL('./pglite-thread.ts', import.meta.url), { workerData: dataDir });
  let isOver = false;
  const ended = new Promise<void>((resolve) => worker.once('exit', resolve)).then(() => {
    isOver = true;
  });
  const opened = new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
  });
  opened.catch(() => undefined); // of a later thread its connections hear
  return { worker, opened, ended, hasEnded: () => isOver };
}
