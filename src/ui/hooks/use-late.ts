import { useEffect, useState } from 'react';

/**
 * What a component wants and comes later, such as the code of a dialog; null until it is there. `load` must stay the
 * same function. Where it cannot be had, `onMissing` says what becomes of the wish.
 */
export function useLate<Part extends NonNullable<unknown>>(
  isWanted: boolean,
  load: () => Promise<Part>,
  onMissing: () => void,
): Part | null {
  const [late, setLate] = useState<{ readonly part: Part } | null>(null);
  const isMissing = isWanted && late === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new onMissing is no reason to load again
  useEffect(() => {
    if (isMissing) load().then((part) => setLate({ part }), onMissing);
  }, [isMissing, load]);
  return late?.part ?? null;
}
