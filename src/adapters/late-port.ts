import { askedOnce } from '#domain/shared/asked-once.ts';

/** What each verb of a port answers when its module cannot be loaded. */
export type Absent<Port> = {
  readonly [Verb in keyof Port]: Port[Verb] extends (...args: never) => Promise<infer Answer> ? Answer : never;
};

type Emptiness<Port> = {
  /** What is answered while there is nothing to read or to remove, for which no module is loaded. */
  readonly empty: Partial<Absent<Port>>;
  /** Not asked any more once there was something. */
  readonly isEmpty: () => Promise<boolean>;
};

/**
 * A port whose verbs are all async and whose module loads at the first call. `absent` names the verbs and says what
 * each answers while the module cannot be had, in the port's own words: to the caller a failed load is what a lost
 * connection is. The next call tries to load again.
 */
export function createLatePort<Port extends object>(
  absent: Absent<Port>,
  load: () => Promise<Port>,
  emptiness?: Emptiness<Port>,
): Port {
  const loaded = askedOnce(load);
  const empty = new Map(Object.entries({ ...emptiness?.empty }));
  let wasFilled = false;
  const verbs = Object.entries({ ...absent }).map(([verb, answer]) => [verb, late(verb, answer)]);
  return Object.fromEntries(verbs) as Port; // each verb of the port is a key of `absent`

  function late(verb: string, answer: unknown) {
    return async (...args: readonly unknown[]): Promise<unknown> => {
      if (empty.has(verb) && (await isEmpty())) return empty.get(verb);
      const port: object | null = await loaded().catch(() => null);
      return port ? Reflect.apply(Reflect.get(port, verb), port, args) : answer;
    };
  }

  async function isEmpty(): Promise<boolean> {
    wasFilled ||= !(await emptiness?.isEmpty());
    return !wasFilled;
  }
}
