import type { EventEmitter } from 'node:events';
import { faultLine } from './fault-line.ts';

type Ports = {
  /** The events of a process. */
  readonly events: EventEmitter;
  /** Finishes what is under way. */
  readonly stop: () => Promise<void>;
  readonly exit: (code: number) => void;
  readonly log: (line: string) => void;
};

/**
 * Stops when the process is asked to. After a defect that nobody caught nobody knows what else is broken: calls under
 * way are finished, and whoever watches the process starts another.
 */
export function endWithProcess({ events, stop, exit, log }: Ports): void {
  const end = (code: number): void =>
    void stop().then(
      () => exit(code),
      () => exit(code),
    );
  events.once('SIGINT', () => end(0));
  events.once('SIGTERM', () => end(0));
  events.on('unhandledRejection', (reason: unknown) => log(`nobody waited for this: ${faultLine(reason)}`));
  events.once('uncaughtException', (error: unknown) => {
    log(`the process ends after a defect: ${faultLine(error)}`);
    end(1);
  });
}
