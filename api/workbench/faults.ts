import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * What goes wrong with the next calls of a path. `drop-request` loses the connection before the call is seen,
 * `drop-answer` after it was processed; `half-json` cuts the answer of a processed call; `slow` waits first.
 */
export type Fault = {
  readonly path: string;
  /** How many calls it hits. */
  readonly times: number;
} & FaultKind;

export type FaultKind =
  | { readonly kind: 'drop-request' }
  | { readonly kind: 'drop-answer' }
  | { readonly kind: 'status'; readonly code: number; readonly message?: string }
  | { readonly kind: 'html'; readonly code?: number }
  | { readonly kind: 'half-json' }
  | { readonly kind: 'slow'; readonly ms: number };

/** The faults that are ordered and not yet used up. */
export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** The fault of the next call of a path, which it uses up; null when all is well. */
  next(path: string): Fault | null;
}

export function createFaults(): Faults {
  let waiting: readonly Fault[] = [];
  return {
    add: (fault) => {
      waiting = [...waiting, fault];
    },
    clear: () => {
      waiting = [];
    },
    next: (path) => {
      const fault = waiting.find((each) => each.path === path);
      if (!fault) return null;
      const left = { ...fault, times: fault.times - 1 };
      waiting = waiting.flatMap((each) => (each !== fault ? [each] : left.times > 0 ? [left] : []));
      return fault;
    },
  };
}

export type Hit = { readonly incoming: IncomingMessage | null; readonly answer: () => Promise<Response> };

/** Answers a call the way its fault says. */
export async function answerFaultily(fault: Fault, { incoming, answer }: Hit): Promise<Response> {
  switch (fault.kind) {
    case 'drop-request':
      return dropped(incoming);
    case 'drop-answer':
      await answer();
      return dropped(incoming);
    case 'status':
      return jsonOf(fault.code, JSON.stringify({ code: fault.code, result: fault.message ?? 'Service unavailable' }));
    case 'html':
      return new Response('<html><body>Gateway</body></html>', {
        status: fault.code ?? 200,
        headers: { 'content-type': 'text/html' },
      });
    case 'half-json': {
      const text = await (await answer()).text();
      return jsonOf(200, text.slice(0, Math.floor(text.length / 2)));
    }
    case 'slow':
      await wait(fault.ms);
      return answer();
  }
}

function jsonOf(status: number, text: string): Response {
  return new Response(text, { status, headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } });
}

/** A lost connection: the socket goes, or, for a caller inside this process, its request fails as fetch does. */
function dropped(incoming: IncomingMessage | null): Response {
  if (!incoming) throw new TypeError('fetch failed');
  incoming.socket.destroy();
  return new Response(null, { status: 500 });
}
