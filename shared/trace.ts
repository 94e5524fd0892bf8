import { randomBytes } from 'node:crypto';

/** One request as it goes from server to server. Source: W3C Trace Context, level 1. */
export type Trace = {
  /** 32 hexadecimal digits, the same in the log of every server that it passes. */
  readonly id: string;
  /** As it came: whether who sent it records it. */
  readonly flags: string;
};

const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})$/;

/** That of a header `traceparent`; null where there is none, or one that nobody may have meant. */
export function traceIn(traceparent: string | null | undefined): Trace | null {
  const [, id, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  return id === undefined || flags === undefined ? null : { id, flags };
}

/** A request that comes from nobody who follows it. */
export function newTrace(): Trace {
  return { id: randomBytes(16).toString('hex'), flags: '00' };
}

/** What the next server is told: of the same trace, from here. */
export function traceparentOf({ id, flags }: Trace): string {
  return `00-${id}-${randomBytes(8).toString('hex')}-${flags}`;
}
