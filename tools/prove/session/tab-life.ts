import type { MemoryGateways } from '#adapters/memory/memory-gateways.ts';
import type { Surroundings } from '#composition/roots/device-for-tests.ts';
import type { TokenGateway } from '#domain/session/token-gateway.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { KeyValueStore } from '#domain/storage/key-value-store.ts';

/** How long the ways of a device take, in turn: each call the next time, in milliseconds, once there and once back. */
export interface Pace {
  set(times: readonly number[]): void;
  next(): number;
  /** The longest that was ever set. */
  longest(): number;
}

export function createPace(): Pace {
  let times: readonly number[] = [];
  let calls = 0;
  let longest = 0;
  return {
    set(next) {
      [times, calls] = [next, 0];
      longest = Math.max(longest, ...next);
    },
    next: () => times[calls++ % times.length] ?? 0,
    longest: () => longest,
  };
}

type Parts = {
  readonly device: Pace;
  readonly shop: Pace;
  /** How far the clock of the device is from the true time, in milliseconds. */
  readonly offset: () => number;
  /** Hears the token of each call in somebody's name, at the moment at which it is sent. */
  readonly sent: (token: string) => void;
  /** The way to tokens as it is watched. */
  readonly watched: (tokens: TokenGateway, isOver: () => boolean) => TokenGateway;
};

/**
 * The life of a tab: what it asks its device and the shop takes time, and once the tab is closed nothing that is under
 * way in it goes on: what was not written is not, what was sent is done and nobody hears of it.
 */
export function createTabLife(parts: Parts) {
  const openness = createOpenness();
  return {
    surround: (around: Surroundings) => surroundingsOf(around, { ...parts, ...openness }),
    isOver: openness.isOver,
    close: openness.close,
  };
}

type Openness = ReturnType<typeof createOpenness>;

/** Whether a tab is still open; a closed one begins nothing, and never hears of what it began. */
function createOpenness() {
  const never = new Promise<never>(() => undefined);
  const end = Promise.withResolvers<never>();
  let isOver = false;
  return {
    isOver: () => isOver,
    end: end.promise,
    async whileOpen<T>(ask: () => Promise<T>): Promise<T> {
      if (isOver) return never;
      const answer = await ask();
      return isOver ? never : answer;
    },
    close() {
      isOver = true;
      end.resolve(undefined as never); // gives way to others in turn
    },
  };
}

function surroundingsOf(around: Surroundings, life: Parts & Openness): Surroundings {
  const { clock, locks, tabMessages, store, drafts, journal, draftJournal, orders, tasks, api } = around;
  const { offset, end, whileOpen } = life;
  const waits = (milliseconds: number) => whileOpen(() => clock.wait(milliseconds));
  const after: Clock['after'] = (milliseconds, act) =>
    clock.after(milliseconds, () => void whileOpen(async () => undefined).then(act));
  const { keeping, shopInTime } = waysOf(waits, life);
  return {
    clock: { now: () => clock.now() + offset(), wait: waits, after },
    locks: {
      runExclusive: (name, task) =>
        whileOpen(() => locks.runExclusive(name, () => Promise.race([whileOpen(task), end]))),
    },
    tabMessages,
    store: keeping(store),
    drafts: keeping(drafts),
    journal,
    draftJournal,
    orders: eachVerb(orders, whileOpen),
    tasks: eachVerb(tasks, whileOpen),
    api: { ...api, ...shopInTime(api) },
  };
}

/** The ways of a tab to its device and to the shop, as long as they take. */
function waysOf(waits: (milliseconds: number) => Promise<void>, life: Parts & Openness) {
  const { device, shop, sent, watched, isOver, whileOpen } = life;
  const taking = <Port extends object>(port: Port, pace: Pace): Port =>
    eachVerb(port, async (ask) => {
      await pass(pace);
      const answer = await whileOpen(ask);
      await pass(pace);
      return answer;
    });
  const pass = async (pace: Pace): Promise<void> => {
    const time = pace.next();
    if (time > 0) await waits(time);
  };
  /** What is written is written at once where its time has come, so that a tab which wrote has told the others. */
  const keeping = (store: KeyValueStore): KeyValueStore => ({
    ...taking(store, device),
    async set(key, value, beside) {
      await pass(device);
      return whileOpen(() => store.set(key, value, beside));
    },
    async setMissing(key, value, beside) {
      await pass(device);
      return whileOpen(() => store.setMissing(key, value, beside));
    },
  });
  const named = <Port extends object>(port: Port & { readonly as: (token: string) => object }): Port => ({
    ...taking(port, shop),
    as(token: string) {
      if (!isOver()) sent(token);
      return taking(port.as(token), shop);
    },
  });
  const shopInTime = ({ cart, users, account, tokens }: MemoryGateways) => {
    const renewing = watched(taking(tokens, shop), isOver);
    return { cart: named(cart), users: named(users), account: named(account), tokens: { ...tokens, ...renewing } };
  };
  return { keeping, shopInTime };
}

type Way = (ask: () => Promise<unknown>) => Promise<unknown>;

/** The same port, each of whose verbs goes by that way. */
function eachVerb<Port extends object>(port: Port, way: Way): Port {
  const verbs = Object.entries(port).map(([verb, act]) => [
    verb,
    (...args: readonly unknown[]) => way(() => Reflect.apply(act, port, args)),
  ]);
  return Object.fromEntries(verbs) as Port; // a verb for each of the port
}
