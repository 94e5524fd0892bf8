import type { Log } from './log.ts';

/** Writes each fault that goes on into the log once, and again only after all was well. */
export interface FaultLog {
  failed(message: string): void;
  over(): void;
}

export function createFaultLog(log: Pick<Log, 'error'>): FaultLog {
  const told = new Set<string>();

  return {
    failed(message) {
      if (!told.has(message)) log.error(message);
      told.add(message);
    },
    over: () => told.clear(),
  };
}
