import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Duplex } from 'node:stream';
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

async function createDirectory(dataDir: string): Promise<void> {
  await once(new Worker(new URL('./create-directory-thread.ts', import.meta.url), { workerData: dataDir }), 'exit');
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
