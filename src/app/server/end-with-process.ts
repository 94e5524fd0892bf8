import process from 'node:process';
import type { Log } from '#domain/shared/log.ts';

type Ports = { readonly stop: () => Promise<unknown>; readonly log: Log };

/** Stops when the process is asked to, and after a defect nobody caught. */
export function endWithProcess({ stop, log }: Ports): void {
  const end = (code: number): void => void stop().finally(() => process.exit(code));
  process.once('SIGINT', () => end(0));
  process.once('SIGTERM', () => end(0));
  process.on('unhandledRejection', (reason) => log.error(`A promise failed and nobody looked: ${textOf(reason)}`));
  process.once('uncaughtException', (error) => {
    log.error(`The server ends after a defect: ${textOf(error)}`);
    end(1);
  });
}

function textOf(reason: unknown): string {
  return reason instanceof Error ? (reason.stack ?? reason.message) : String(reason);
}
