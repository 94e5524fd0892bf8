import type { Clock } from '#domain/shared/clock.ts';
import type { Locks } from '#domain/storage/across-tabs.ts';

/** How a tab ends by itself: closed, opened anew, or frozen until somebody looks at it again. */
export type Ending = 'closed' | 'reloaded' | 'frozen';

export type TabLife = ReturnType<typeof createTabLife>;

/**
 * The life of a tab. Between any two things that it does with its device or the shop it may be closed, and then nothing of
 * what was under way in it goes on; or frozen, and then all of it goes on when it is thawed. What it has in turn it keeps
 * while it is frozen, and gives away when it is closed.
 */
export function createTabLife(onEnding: (how: Ending) => void) {
  const openness = createOpenness();
  const { isOver, isFrozen, isHeld, held, close, freeze, thaw } = openness;
  const { cross, ...endings } = createEndings(openness, onEnding);
  const { lagsBy, nextLag } = createLags();
  const { standsIn, taking } = createTurns(openness, whileOpen);

  return {
    ...{ isOver, isFrozen, close, freeze, thaw, standsIn, taking, lagsBy, through, whileOpen },
    ...endings,
    waiting: ({ now, wait, after }: Clock): Clock => ({
      now,
      wait: (milliseconds) => whileOpen(() => wait(milliseconds)),
      after: (milliseconds, act) => after(milliseconds, () => void whileOpen(async () => undefined).then(act)),
    }),
  };

  /** Something that the tab does, of which it may not live to hear. */
  async function through<T>(ask: () => Promise<T>): Promise<T> {
    cross();
    if (isHeld()) await held();
    const answer = await ask();
    cross();
    for (let left = nextLag(); left > 0; left -= 1) await undefined;
    if (isHeld()) await held();
    return answer;
  }

  async function whileOpen<T>(ask: () => Promise<T>): Promise<T> {
    if (isHeld()) await held();
    const answer = await ask();
    if (isHeld()) await held();
    return answer;
  }
}

type Openness = ReturnType<typeof createOpenness>;

/** Whether a tab is open, and whether it stands still. */
function createOpenness() {
  const end = Promise.withResolvers<never>();
  const never = new Promise<never>(() => undefined); // of its own, so that it is gone with the tab
  let isOver = false;
  let frozen: PromiseWithResolvers<void> | null = null;

  return {
    isOver: () => isOver,
    isFrozen: () => frozen !== null,
    ended: end.promise,
    /** Asked first, since to wait for nothing costs promises, and there are thousands of them in a schedule. */
    isHeld: () => isOver || frozen !== null,
    held,
    freeze(): void {
      if (!isOver) frozen ??= Promise.withResolvers();
    },
    thaw(): void {
      frozen?.resolve();
      frozen = null;
    },
    close(): void {
      isOver = true;
      end.resolve(undefined as never); // gives way to others in turn
    },
  };

  function held(): Promise<void> | undefined {
    if (isOver) return never;
    return frozen ? frozen.promise.then(held) : undefined;
  }
}

/** What is to end the tab by itself. */
function createEndings({ isHeld, freeze, close }: Openness, onEnding: (how: Ending) => void) {
  let isToStay = false;
  let crossings = Number.POSITIVE_INFINITY;
  let ending: Ending = 'closed';

  return {
    cross(): void {
      if (isHeld()) return;
      crossings -= 1;
      if (crossings > 0) return;
      endsNow(ending);
    },
    /** Ends the tab after so many things that it does; each counts as it begins and as it is done. */
    endsAfter(count: number, how: Ending): void {
      [crossings, ending] = [count, how];
    },
    endsNow,
    /** Nothing that was to end it does so any more. */
    stays(): void {
      isToStay = true;
      crossings = Number.POSITIVE_INFINITY;
    },
  };

  function endsNow(how: Ending): void {
    if (isToStay) return;
    crossings = Number.POSITIVE_INFINITY;
    if (how === 'frozen') freeze();
    else close();
    onEnding(how);
  }
}

function createLags() {
  let lags: readonly number[] = [];
  let heard = 0;
  return {
    /** What the tab hears from now on comes so many turns late, one after the other: others come first within a moment. */
    lagsBy(turns: readonly number[]): void {
      lags = turns;
    },
    nextLag(): number {
      heard += 1;
      return lags[heard % lags.length] ?? 0;
    },
  };
}

type WhileOpen = <T>(ask: () => Promise<T>) => Promise<T>;

/** What the tab has in turn with others. */
function createTurns({ isFrozen, ended }: Openness, whileOpen: WhileOpen) {
  const turns = new Set<string>();
  return {
    /** It stands still in the middle of a turn, so that nobody else has it. */
    standsIn: (turn: string) => isFrozen() && turns.has(turn),
    taking: ({ runExclusive: take }: Locks): Locks => ({
      runExclusive: (name, task) => whileOpen(() => take(name, () => inTurn(name, task))),
    }),
  };

  async function inTurn<T>(name: string, task: () => Promise<T>): Promise<T> {
    turns.add(name);
    const done = await Promise.race([whileOpen(task), ended]);
    turns.delete(name);
    return done;
  }
}

/** The same port, each of whose verbs goes by that way. */
export function eachVerb<Port extends object>(port: Port, way: Way): Port {
  const verbs = Object.entries(port).map(([verb, act]) => [
    verb,
    typeof act === 'function'
      ? (...args: readonly unknown[]) => way(() => Reflect.apply(act, port, args), verb, args)
      : act,
  ]);
  return Object.fromEntries(verbs) as Port; // a verb for each of the port
}

export type Way = (ask: () => Promise<unknown>, verb: string, args: readonly unknown[]) => Promise<unknown>;
