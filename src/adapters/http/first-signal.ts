/** Ends with the first of its signals. Phones in use do not know `AbortSignal.any` yet. */
export function firstOf(...signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) first.abort();
    signal.addEventListener('abort', () => first.abort(), { once: true });
  }
  return first.signal;
}
