import type { HandedOn } from '#domain/analytics/handed-on.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { Log } from '#domain/shared/log.ts';

/** What happens for hours without a network is not all kept. */
const MOST_WAITING = 200;

type Named = { readonly name: string };

type Ports<Event> = {
  readonly hand: (event: Event) => Promise<HandedOn>;
  readonly connectivity: Connectivity;
  readonly log: Log;
  /** What the log says was not done: `counted`. */
  readonly deed: string;
};

export type InTurn<Event> = {
  /** Resolves when nothing more can be done for it now. */
  readonly add: (event: Event) => Promise<void>;
  /** What still waits is handed to nobody. */
  readonly drop: () => void;
};

/**
 * Hands events on, each once and in its order. What happens without a network is handed on once there is one again, as long as the
 * page lives: nothing is kept on the device for it.
 */
export function createInTurn<Event extends Named>({ hand, connectivity, log, deed }: Ports<Event>): InTurn<Event> {
  let waiting: readonly Event[] = [];
  let isBroken = false;
  let last = Promise.resolve();
  connectivity.onChange((isOnline) => isOnline && void sendInTurn());
  return {
    async add(event) {
      waiting = [...waiting, event].slice(-MOST_WAITING);
      await sendInTurn();
    },
    drop() {
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
      const outcome = await hand(event);
      noteFault(event, outcome === 'taken' ? null : outcome);
      if (outcome === 'unreachable') return;
      waiting = waiting.filter((other) => other !== event);
    }
  }

  /** Said once, however long it lasts: many browsers let nobody count. */
  function noteFault({ name }: Named, fault: string | null): void {
    if (fault !== null && !isBroken) log.error(`The event ${name} was not ${deed}: ${fault}`);
    isBroken = fault !== null;
  }
}
