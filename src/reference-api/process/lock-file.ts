import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Lock =
  | { readonly kind: 'taken'; readonly release: () => void }
  | { readonly kind: 'held'; readonly processId: number };

/**
 * Claims a data directory for this process. Two processes on one database directory lose rows without an error, so a
 * lock of a living process is respected; one left by a dead process is taken over.
 */
export function takeLock(dataDir: string): Lock {
  const file = join(dataDir, 'process.lock');
  if (writeNew(file)) return taken(file);
  const holder = holderOf(file);
  if (isOther(holder)) return { kind: 'held', processId: holder };
  return putAside(file) && writeNew(file) ? taken(file) : { kind: 'held', processId: holderOf(file) ?? 0 };
}

function isOther(holder: number | null): holder is number {
  return holder !== null && holder !== process.pid && isAlive(holder);
}

/**
 * Takes away a lock that was left behind. It is moved, because of several processes that found it only one can do that;
 * where it was another's new lock that was moved, it is put back. False for all but the one.
 */
function putAside(file: string): boolean {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (!isOther(holderOf(aside))) return true;
    linkSync(aside, file);
    return false;
  } catch (error) {
    if (isCode(error, 'ENOENT') || isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function taken(file: string): Lock {
  const release = () => {
    if (existsSync(file) && holderOf(file) === process.pid) rmSync(file, { force: true });
  };
  return { kind: 'taken', release };
}

/** Fails when the file exists: the check and the claim are one step. */
function writeNew(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function holderOf(file: string): number | null {
  const id = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  return Number.isInteger(id) && id > 0 ? id : null;
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM'); // it lives, and belongs to somebody else
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
