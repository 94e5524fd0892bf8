import type { HandedOn } from './handed-on.ts';
import type { VisitEvent } from './visit-event.ts';

/** A service that counts what happens on visits and knows no visitor. */
export interface VisitCounter {
  /** Never rejects. */
  count(event: VisitEvent): Promise<HandedOn>;
}
