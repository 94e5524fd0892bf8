import type { VisitCounter } from '#domain/analytics/visit-counter.ts';
import { type VisitEvent, visitEvent } from '#domain/analytics/visit-event.ts';
import { type Around, createInTurn } from './in-turn.ts';
import type { WaitingCell } from './keep-waiting.ts';
import type { FactListener } from './tell-fact.ts';

type Ports = Around & {
  readonly visitCounter: VisitCounter;
  readonly waitingCounts: WaitingCell<VisitEvent>;
  /** Of the page at hand, without what was searched for. */
  readonly pageAddress: () => string;
};

/** Has a visit counted. */
export function createCountVisit(ports: Ports): FactListener {
  const { visitCounter, waitingCounts: waiting, pageAddress, locks, connectivity, clock, ids, log } = ports;
  const { add, settled, drop } = createInTurn<VisitEvent>({
    ...{ waiting, locks, connectivity, clock, ids, log },
    hand: visitCounter.count,
    deed: 'counted',
  });
  return {
    purpose: 'measuring',
    hear: async (fact) => add(visitEvent(fact, pageAddress())),
    settled,
    forget: drop,
  };
}
