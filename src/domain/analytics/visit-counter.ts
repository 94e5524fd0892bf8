import type { VisitEvent } from './visit-event.ts';

/** A service that counts what happens on visits and knows no visitor. */
export interface VisitCounter {
  /** `unreachable` can be tried again, what is refused is not taken later either. Never rejects. */
  count(event: VisitEvent): Promise<'counted' | 'unreachable' | 'refused'>;
}
