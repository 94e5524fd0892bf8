// The other end of pglite.ts: a database in a thread, spoken to in PostgreSQL's own protocol.

import { readFileSync } from 'node:fs';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { MEMORY } from './database-address.ts';
import { emptyDatabase } from './empty-database.ts';

/** Either a new connection, over which bytes come and go, or the end. */
export type PgliteOrder = { readonly kind: 'connect'; readonly port: MessagePort } | { readonly kind: 'close' };

/** What a search found fits into the first; all of the second is taken at the start, and files that are read are near anyway. */
const MEMORY_LIMITS = ['-c', 'work_mem=32MB', '-c', 'shared_buffers=32MB'];

async function open(dataDir: string): Promise<PGlite> {
  const startParams = [...PGlite.defaultStartParams, ...MEMORY_LIMITS];
  const options = { dataDir, extensions: { fuzzystrmatch }, startParams };
  if (dataDir.startsWith(MEMORY)) {
    const loadDataDir = await dumpIn(dataDir.slice(MEMORY.length));
    return PGlite.create({ ...options, dataDir: MEMORY, loadDataDir });
  }
  return PGlite.create(options);
}

async function dumpIn(file: string): Promise<Blob> {
  return file === '' ? emptyDatabase() : new Blob([readFileSync(file)]);
}

/**
 * What the database answers, in one piece. It comes by the stream, since PGlite's other calls read each reply a second time,
 * and `execProtocolRaw` keeps all that it read until `exec` or `query` is called: for as long as a connection lasts.
 */
async function execute(pglite: PGlite, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  // Each piece is a view of the database's own memory.
  await pglite.execProtocolRawStream(bytes, { onRawData: (piece) => void pieces.push(piece.slice()) });
  return joined(pieces);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

async function serve(dataDir: string): Promise<void> {
  const pglite = await open(dataDir);
  let last = Promise.resolve();
  let here: MessagePort | null = null; // the one connection that is served
  const inTurn = (task: () => Promise<void>): void => {
    last = last.then(task); // what fails here ends the thread
  };
  const answer = async (port: MessagePort, bytes: Uint8Array): Promise<void> => {
    const answered = await execute(pglite, bytes);
    port.postMessage(answered, [answered.buffer]);
  };
  // What a connection leaves behind is nobody else's: its transaction, its settings.
  const forget = async (): Promise<void> => {
    await pglite.exec('rollback');
    await pglite.exec('discard all');
  };
  const end = async (): Promise<void> => {
    await pglite.close();
    parentPort?.close();
  };
  parentPort?.on('message', (order: PgliteOrder) => {
    if (order.kind === 'close') return inTurn(end);
    const { port } = order;
    here = port;
    inTurn(forget); // word that the one before left may still be under way
    port.on('message', (bytes: Uint8Array) => {
      if (port === here) inTurn(() => answer(port, bytes));
    });
    port.once('close', () => {
      if (port === here) inTurn(forget);
    });
  });
  parentPort?.postMessage('open');
}

await serve(workerData as string);
