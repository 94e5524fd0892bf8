import type { HandedOn } from '#domain/analytics/handed-on.ts';
import type { WaitingEvent } from '#domain/analytics/waiting-event.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { Ids } from '#domain/shared/ids.ts';
import type { Log } from '#domain/shared/log.ts';
import type { Locks } from '#domain/storage/across-tabs.ts';
import { createKeepWaiting, type KeepWaiting, type WaitingCell } from './keep-waiting.ts';

type Named = { readonly name: string };

/** Around whoever tells others of a visit. */
export type Around = {
  readonly locks: Locks;
  readonly connectivity: Connectivity;
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: Ids;
  readonly log: Log;
};

type Ports<Event> = Around & {
  readonly waiting: WaitingCell<Event>;
  /** Whether somebody is there who can be handed anything. */
  readonly isReady?: () => Promise<boolean>;
  readonly hand: (event: Event) => Promise<HandedOn>;
  /** What the log says was not done: `counted`. */
  readonly deed: string;
};

export type InTurn<Event> = {
  /** Is on the way to the device when it returns, and then handed on, after what an earlier page could not hand on. */
  readonly add: (event: Event, id?: string) => void;
  /** Resolves when nothing more can be done now for what was added. */
  readonly settled: () => Promise<void>;
  /** What still waits is handed to nobody, and the device keeps nothing of it. */
  readonly drop: () => Promise<void>;
};

/**
 * Hands events on, each once and in its order, over all tabs. What cannot be handed on now waits on the device, for this page or the
 * next one. An event is taken out before it is handed on: what a page that is left has sent the browser brings to its end, and
 * what is counted twice is worse than what is not counted.
 */
export function createInTurn<Event extends Named>(ports: Ports<Event>): InTurn<Event> {
  const { connectivity, locks, log, deed } = ports;
  const kept = createKeepWaiting(ports);
  const handOn = createHandOn(ports, kept);
  const { ask, last } = createTurns({ locks, name: `tell-${deed}`, task: sendAll, onFault });
  let isAllowed = false;
  connectivity.onChange((isOnline) => isOnline && isAllowed && ask());
  return {
    add(event, id) {
      isAllowed = true;
      kept.add(event, id);
      ask();
    },
    async settled() {
      await last();
      await kept.settled();
    },
    async drop() {
      isAllowed = false;
      await kept.drop();
    },
  };

  function onFault(fault: unknown): void {
    log.error(`What waits to be ${deed} had no turn: ${String(fault)}`);
  }

  async function sendAll(): Promise<void> {
    await kept.read();
    while (connectivity.isOnline()) {
      const next = kept.first();
      if (next === null || !(await handOn(next))) break;
    }
    await kept.settled();
  }
}

type Turn = {
  readonly locks: Locks;
  readonly name: string;
  readonly task: () => Promise<void>;
  readonly onFault: (fault: unknown) => void;
};

/** One turn over all tabs for whoever asks before it has begun. */
function createTurns({ locks, name, task, onFault }: Turn) {
  let queued = false; // has its turn yet to come
  let last = Promise.resolve();
  const begin = (): Promise<void> => {
    queued = false;
    return task();
  };
  return {
    last: () => last,
    ask(): void {
      if (queued) return;
      queued = true;
      last = locks.runExclusive(name, begin).catch((fault: unknown) => {
        queued = false;
        onFault(fault);
      });
    },
  };
}

/** False where nobody can be handed anything now. */
type HandOn<Event> = (one: WaitingEvent<Event>) => Promise<boolean>;

function createHandOn<Event extends Named>(ports: Ports<Event>, { take }: KeepWaiting<Event>): HandOn<Event> {
  const { isReady = async () => true, hand, log, deed } = ports;
  const noteFault = createNoteFault(log, deed);
  return async (one) => {
    const putBack = (await isReady()) ? take(one) : waitOn;
    if (putBack === null) return true; // it was dropped meanwhile
    const outcome = putBack === waitOn ? 'unreachable' : await hand(one.event);
    noteFault(one.event, outcome === 'taken' ? null : outcome);
    if (outcome === 'unreachable') putBack();
    return outcome !== 'unreachable';
  };
}

/** It was not taken out. */
function waitOn(): void {}

/** Says a fault once, however long it lasts: many browsers let nobody count. */
function createNoteFault(log: Log, deed: string): (event: Named, fault: string | null) => void {
  let isBroken = false;
  return ({ name }, fault) => {
    if (fault !== null && !isBroken) log.error(`The event ${name} was not ${deed}: ${fault}`);
    isBroken = fault !== null;
  };
}
