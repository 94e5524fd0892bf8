import { faultLine } from './fault-line.ts';

/** Work that begins now and that no answer waits for. */
export interface Background {
  run(task: () => Promise<void>): void;
  /** Resolves when all that was begun has ended. */
  settled(): Promise<void>;
}

/** A task that fails is told to `log`, and nobody else hears of it. */
export function createBackground(log: (line: string) => void): Background {
  const running = new Set<Promise<void>>();
  const settled = async (): Promise<void> => {
    while (running.size > 0) await Promise.all(running);
  };
  return {
    settled,
    run: (task) => {
      const work = task().catch((error: unknown) => log(faultLine(error)));
      const ended = work.finally(() => running.delete(ended));
      running.add(ended);
    },
  };
}
