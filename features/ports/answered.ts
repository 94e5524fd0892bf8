import type { Reply } from '#domain/shared/reply.ts';

/** The value of a reply that a test expects to be good. */
export function answered<T>(reply: Reply<T>): T {
  if (reply.kind !== 'ok') throw new Error(`The shop answered ${JSON.stringify(reply)}.`);
  return reply.value;
}
