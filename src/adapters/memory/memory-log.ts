import type { Log } from '#domain/shared/log.ts';

export interface MemoryLog extends Log {
  infos(): readonly string[];
  errors(): readonly string[];
}

/** A log a test can read. */
export function createMemoryLog(): MemoryLog {
  const infos: string[] = [];
  const errors: string[] = [];
  return {
    info: (message) => void infos.push(message),
    error: (message) => void errors.push(message),
    infos: () => [...infos],
    errors: () => [...errors],
  };
}
