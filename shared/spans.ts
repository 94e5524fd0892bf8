import type { Trace } from './trace.ts';

/**
 * What a span says besides its name and its times. Nothing of a shopper's: no query, no body, no header, no part of a path that
 * a caller chose.
 */
export type SpanFacts = Readonly<Record<string, string | number>>;

export type SpanStart = {
  /** One of a few, never what a caller wrote. */
  readonly name: string;
  readonly kind: 'server' | 'client' | 'internal';
  /** What it is a part of; null begins a trace. */
  readonly under: Trace | null;
  readonly facts?: SpanFacts;
  /** Milliseconds since it began; it begins now when not said. */
  readonly ago?: number;
};

export type SpanEnd = {
  /** In place of the one it began with, where only the end tells. */
  readonly name?: string;
  readonly facts?: SpanFacts;
  readonly isFault?: boolean;
};

/** Something that takes time, as those read it who follow a request from server to server. */
export type Span = {
  /** What happens within it is told under this. */
  readonly trace: Trace;
  /** Has it told. One that is never ended never is. */
  readonly end: (told?: SpanEnd) => void;
};

/** Where spans go to. Whoever has none tells none: `spans?.begin(…)`. */
export type Spans = { readonly begin: (start: SpanStart) => Span };

const METHODS = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS', 'PUT', 'PATCH'];

/** A method as spans tell it: whoever sends a request may write any word there. */
export function knownMethod(method: string): string {
  return METHODS.includes(method) ? method : '_OTHER';
}

/** How a call or a request ended, in the words of OpenTelemetry. */
export function endedWith(status: number): SpanEnd {
  return { facts: { 'http.response.status_code': status }, isFault: status >= 500 };
}
