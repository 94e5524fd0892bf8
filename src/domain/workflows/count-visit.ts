import type { VisitCounter } from '#domain/analytics/visit-counter.ts';
import { visitEvent } from '#domain/analytics/visit-event.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { Log } from '#domain/shared/log.ts';
import { createInTurn } from './in-turn.ts';
import type { FactListener } from './tell-fact.ts';

type Ports = {
  readonly visitCounter: VisitCounter;
  /** Of the page at hand, without what was searched for. */
  readonly pageAddress: () => string;
  readonly connectivity: Connectivity;
  readonly log: Log;
};

/** Has a visit counted. */
export function createCountVisit({ visitCounter, pageAddress, connectivity, log }: Ports): FactListener {
  const { add, drop } = createInTurn({ hand: visitCounter.count, connectivity, log, deed: 'counted' });
  return {
    purpose: 'measuring',
    hear: (fact) => add(visitEvent(fact, pageAddress())),
    forget: async () => drop(),
  };
}
