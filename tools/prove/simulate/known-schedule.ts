import type { Act, Doing, Step } from './acts.ts';
import type { Ending } from './tab-life.ts';

/**
 * A schedule under which a promise was broken once, or is without one of the guards: it is run for good, whatever chooses
 * schedules by then.
 */
export type KnownSchedule = { readonly fault: string; readonly steps: readonly Step[] };

export const adds = { kind: 'adds', tab: 0, quantity: 1, at: 0 } satisfies Act;
export const places = { kind: 'places', tab: 0 } satisfies Act;
export const placesAt1 = { kind: 'places', tab: 1 } satisfies Act;
export const ashaComes = { kind: 'signs in', tab: 0, who: 'asha' } satisfies Act;
export const raviComes = { kind: 'signs in', tab: 0, who: 'ravi' } satisfies Act;

export function leaves(doing: Doing, how: Ending, after: number): Act {
  return { kind: 'is left', tab: doing.tab, doing, how, after };
}

export function step(act: Act, pause: number): Step {
  return { act, pause };
}
