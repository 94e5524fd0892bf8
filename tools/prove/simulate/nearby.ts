import type { Act, Step } from './acts.ts';

const NEARBY = 6;

/**
 * A schedule, and those in which a tab or a worker ends a few things earlier or later: what the shop does before the moment
 * that mattered changes with the shop.
 */
export function nearby(steps: readonly Step[]): readonly (readonly Step[])[] {
  if (!steps.some(({ act }) => isCounted(act))) return [steps];
  const shifts = Array.from({ length: 2 * NEARBY + 1 }, (_, at) => at - NEARBY);
  return shifts.map((by) => steps.map((one) => ({ ...one, act: shifted(one.act, by) })));
}

function isCounted(act: Act): boolean {
  return act.kind === 'ends' || act.kind === 'wakes';
}

function shifted(act: Act, by: number): Act {
  if (act.kind === 'ends') return { ...act, after: Math.max(1, act.after + by) };
  if (act.kind !== 'wakes' || act.stopsAfter === null) return act;
  return { ...act, stopsAfter: Math.max(1, act.stopsAfter + by) };
}
