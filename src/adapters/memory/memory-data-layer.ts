import type { DataLayer } from '#domain/analytics/data-layer.ts';
import type { EcommerceEvent } from '#domain/analytics/ecommerce-event.ts';

export interface MemoryDataLayer extends DataLayer {
  /** What was pushed so far, in its order. */
  pushed(): readonly EcommerceEvent[];
  isOpen(): boolean;
  /** How often it was open and had to forget. */
  forgotten(): number;
  /** Whether it comes from now on when it is asked for. */
  come(isThere: boolean): void;
}

export function createMemoryDataLayer(): MemoryDataLayer {
  let comes = true;
  let isOpen = false;
  let forgotten = 0;
  const pushed: EcommerceEvent[] = [];
  return {
    async open() {
      isOpen ||= comes;
      return isOpen;
    },
    push(event) {
      if (isOpen) pushed.push(event);
    },
    async forget() {
      if (isOpen) forgotten += 1;
      isOpen = false;
    },
    pushed: () => pushed,
    isOpen: () => isOpen,
    forgotten: () => forgotten,
    come(isThere) {
      comes = isThere;
    },
  };
}
