import type { HandedOn } from '#domain/analytics/handed-on.ts';
import type { VisitCounter } from '#domain/analytics/visit-counter.ts';
import type { VisitEvent } from '#domain/analytics/visit-event.ts';

export interface MemoryVisitCounter extends VisitCounter {
  /** What was counted so far, in its order. */
  counted(): readonly VisitEvent[];
  /** What it answers from now on. */
  answer(outcome: HandedOn): void;
}

export function createMemoryVisitCounter(): MemoryVisitCounter {
  let outcome: HandedOn = 'taken';
  const counted: VisitEvent[] = [];
  return {
    async count(event) {
      if (outcome === 'taken') counted.push(event);
      return outcome;
    },
    counted: () => counted,
    answer(next) {
      outcome = next;
    },
  };
}
