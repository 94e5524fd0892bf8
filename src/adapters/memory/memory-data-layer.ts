import type { DataLayer } from '#domain/analytics/data-layer.ts';
import type { EcommerceEvent } from '#domain/analytics/ecommerce-event.ts';
import type { HandedOn } from '#domain/analytics/handed-on.ts';

export interface MemoryDataLayer extends DataLayer {
  /** What was pushed so far, in its order. */
  pushed(): readonly EcommerceEvent[];
  isOpen(): boolean;
  /** How often it was open and had to forget. */
  forgotten(): number;
  /** What it answers from now on. */
  answer(outcome: HandedOn): void;
}

export function createMemoryDataLayer(): MemoryDataLayer {
  let outcome: HandedOn = 'taken';
  let isOpen = false;
  let forgotten = 0;
  const pushed: EcommerceEvent[] = [];
  return {
    async push(event) {
      isOpen ||= outcome === 'taken';
      if (outcome === 'taken') pushed.push(event);
      return outcome;
    },
    async forget() {
      if (isOpen) forgotten += 1;
      isOpen = false;
    },
    pushed: () => pushed,
    isOpen: () => isOpen,
    forgotten: () => forgotten,
    answer(next) {
      outcome = next;
    },
  };
}
