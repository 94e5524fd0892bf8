import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  return takeOver(file) ? taken(file) : { kind: 'held', processId: holderOf(file) ?? 0 };
}

function isOther(holder: number | null): holder is number {
  return holder !== null && holder !== process.pid && isAlive(holder);
}

/** Of several processes that find a lock left behind, the one that has the second file may replace it. */
function takeOver(file: string): boolean {
  const turn = `${file}.turn`;
  if (!writeNew(turn)) {
    if (!isOther(holderOf(turn))) rmSync(turn, { force: true }); // for the next start
    return false;
  }
  try {
    if (isOther(holderOf(file))) return false;
    rmSync(file, { force: true });
    return writeNew(file);
  } finally {
    rmSync(turn, { force: true });
  }
}

function taken(file: string): Lock {
  const release = () => {
    if (holderOf(file) === process.pid) rmSync(file, { force: true });
  };
  return { kind: 'taken', release };
}

/** Fails when the file exists: the check and the claim are one step, and whoever sees the file can read who it is. */
function writeNew(file: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, String(process.pid), { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function holderOf(file: string): number | null {
  const id = Number(contentOf(file));
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** Empty where there is no file; asked by reading, because another process may remove it at any moment. */
function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return '';
    throw error;
  }
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
