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

/** The same for as long as what it depends on stays, such as the language of the visit; then it asks anew. */
export function askedOnceFor<T>(
  present: () => string,
  ask: () => Promise<T>,
  lasts?: (answer: T) => boolean,
): () => Promise<T> {
  let last: { readonly value: string; readonly asking: () => Promise<T> } | null = null;

  return () => {
    const value = present();
    if (last?.value !== value) last = { value, asking: askedOnce(ask, lasts) };
    return last.asking();
  };
}
