import type { VisitCounter } from '#domain/analytics/visit-counter.ts';
import { type VisitEvent, visitEvent } from '#domain/analytics/visit-event.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { Log } from '#domain/shared/log.ts';
import type { FactListener } from './tell-fact.ts';

/** What happens for hours without a network is not all kept. */
const MOST_WAITING = 200;

type Ports = {
  readonly visitCounter: VisitCounter;
  /** Of the page at hand, without what was searched for. */
  readonly pageAddress: () => string;
  readonly connectivity: Connectivity;
  readonly log: Log;
};

/**
 * Has a visit counted, each event once and in its order. What happens without a network is counted once there is one again, as
 * long as the page lives: nothing is kept on the device for it.
 */
export function createCountVisit({ visitCounter, pageAddress, connectivity, log }: Ports): FactListener {
  let waiting: readonly VisitEvent[] = [];
  let isBroken = false;
  let last = Promise.resolve();
  connectivity.onChange((isOnline) => isOnline && void sendInTurn());
  return {
    purpose: 'measuring',
    async hear(fact) {
      waiting = [...waiting, visitEvent(fact, pageAddress())].slice(-MOST_WAITING);
      await sendInTurn();
    },
    async forget() {
      waiting = [];
    },
  };

  function sendInTurn(): Promise<void> {
    last = last.then(sendAll);
    return last;
  }

  async function sendAll(): Promise<void> {
    while (waiting[0] && connectivity.isOnline()) {
      const [event] = waiting;
      const outcome = await visitCounter.count(event);
      noteFault(event, outcome === 'counted' ? null : outcome);
      if (outcome === 'unreachable') return;
      waiting = waiting.filter((other) => other !== event);
    }
  }

  /** Said once, however long it lasts: many browsers let nobody count. */
  function noteFault({ name }: VisitEvent, fault: string | null): void {
    if (fault !== null && !isBroken) log.error(`The event ${name} was not counted: ${fault}`);
    isBroken = fault !== null;
  }
}
