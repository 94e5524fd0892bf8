/**
 * Asks once and shares the answer with all who want it. What does not last (`lasts` says no, or the question was
 * rejected) is not kept: the next call asks again.
 */
export function askedOnce<T>(ask: () => Promise<T>, lasts: (answer: T) => boolean = () => true): () => Promise<T> {
  let asking: Promise<T> | null = null;

  return () => {
    asking ??= ask().then(
      (answer) => {
        if (!lasts(answer)) asking = null;
        return answer;
      },
      (fault: unknown) => {
        asking = null;
        throw fault;
      },
    );
    return asking;
  };
}

/** The same for each value of what it depends on, such as the language of the visit. */
export function askedOnceFor<T>(
  present: () => string,
  ask: () => Promise<T>,
  lasts?: (answer: T) => boolean,
): () => Promise<T> {
  const each = new Map<string, () => Promise<T>>();

  return () => {
    const value = present();
    const asking = each.get(value) ?? askedOnce(ask, lasts);
    each.set(value, asking);
    return asking();
  };
}
