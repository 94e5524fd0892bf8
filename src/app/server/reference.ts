import type { Trace } from '#shared/trace.ts';

/** A short name of a failure, the same on the shopper's page and in the log: how its trace begins, as `7F3A-09BC`. */
export function referenceOf({ id }: Trace): string {
  return id.slice(0, 8).toUpperCase().replace(/^.{4}/, '$&-');
}
