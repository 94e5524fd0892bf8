import { randomBytes } from 'node:crypto';

/** One request as it goes from server to server. Source: W3C Trace Context, level 1. */
export type Trace = {
  /** 32 hexadecimal digits, the same in the log of every server that it passes. */
  readonly id: string;
  /** As it came: whether who sent it records it. */
  readonly flags: string;
  /** 16 digits: what of it was told last, of which what follows is a part. Absent where nobody tells anything. */
  readonly span?: string;
};

const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/** That of a header `traceparent`; null where there is none, or one that nobody may have meant. */
export function traceIn(traceparent: string | null | undefined): Trace | null {
  const [, id, span, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  return id === undefined || span === undefined || flags === undefined ? null : { id, flags, span };
}

/** A request that comes from nobody who follows it. */
export function newTrace(): Trace {
  return { id: randomBytes(16).toString('hex'), flags: '00' };
}

/** What the next server is told: of the same trace, and of which span. */
export function traceparentOf({ id, flags, span }: Trace): string {
  return `00-${id}-${span ?? randomBytes(8).toString('hex')}-${flags}`;
}
