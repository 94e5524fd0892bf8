import type { Readable } from '#adapters/wire/parser.ts';
import type { Log } from '#domain/shared/log.ts';

/** Tells operators what a list had to go without, and which field was to blame. */
export function logLeftOut(log: Log, name: string, { leftOut }: Readable<unknown>): void {
  for (const field of leftOut) log.error(`A ${name} was left out of a list: its field "${field}" is not as agreed.`);
}
