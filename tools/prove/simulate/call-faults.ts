/**
 * What goes wrong with a call. `isDone`: the shop has done what was asked, and its answer is the trouble.
 *
 * - `lost`: nothing arrives, and nobody says so: the limit of the call ends it.
 * - `cut`: the connection breaks at once.
 * - `late`: it arrives after the page has given it up.
 * - `slow`: the answer takes that long.
 * - `code`: an answer of that code, of the shop or of what stands before it.
 * - `page`: HTML in place of JSON. `torn`: a part of the JSON. `empty`: a good code without a body.
 * - `refused`, `sold-out`: the shop decides against an order that it does not have, once and for all.
 */
export type CallFault =
  | { readonly kind: 'lost' | 'cut' | 'page' | 'torn' | 'empty'; readonly isDone: boolean }
  | { readonly kind: 'late' | 'slow'; readonly milliseconds: number }
  | { readonly kind: 'code'; readonly code: number; readonly isDone: boolean }
  | { readonly kind: 'refused' | 'sold-out' };

/** What goes wrong with the next calls, in turn; null for a call that goes well. */
export interface CallFaults {
  plan(faults: readonly (CallFault | null)[]): void;
  next(): CallFault | null;
}

export function createCallFaults(): CallFaults {
  let planned: readonly (CallFault | null)[] = [];
  return {
    plan(faults) {
      planned = faults;
    },
    next() {
      const [first = null, ...rest] = planned;
      planned = rest;
      return first;
    },
  };
}

export function wordsOfFault(fault: CallFault | null): string {
  if (fault === null) return 'well';
  const done = 'isDone' in fault && fault.isDone ? ', done' : '';
  switch (fault.kind) {
    case 'late':
    case 'slow':
      return `${fault.kind} by ${fault.milliseconds / 1_000} s`;
    case 'code':
      return `${fault.code}${done}`;
    default:
      return `${fault.kind}${done}`;
  }
}
