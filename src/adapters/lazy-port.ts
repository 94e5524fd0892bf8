/** What each verb of a port answers when its module cannot be loaded. */
export type Absent<Port> = {
  readonly [Verb in keyof Port]: Port[Verb] extends (...args: never) => Promise<infer Answer> ? Answer : never;
};

/**
 * A port whose verbs are all async and whose module loads at the first call. `absent` names the verbs and says what
 * each answers while the module cannot be had, in the port's own words: to the caller a failed load is what a lost
 * connection is. The next call tries to load again.
 */
export function createLazyPort<Port extends object>(absent: Absent<Port>, load: () => Promise<Port>): Port {
  let loading: Promise<Port | null> | null = null;
  const answers = new Map<string, unknown>(Object.entries({ ...absent }));
  const verbs = [...answers.keys()].map((verb) => [verb, (...args: unknown[]) => call(verb, args)]);
  return Object.fromEntries(verbs) as Port; // each verb of the port is a key of `absent`

  async function call(verb: string, args: readonly unknown[]): Promise<unknown> {
    loading ??= load().catch(noPort);
    const port: object | null = await loading;
    return port ? Reflect.apply(Reflect.get(port, verb), port, args) : answers.get(verb);
  }

  function noPort(): null {
    loading = null;
    return null;
  }
}
