import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose code comes when it is first wanted; null until then. `load` must stay the same function.
 * Where the code cannot be had, `onMissing` says what becomes of the wish.
 */
export function useLate<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  onMissing: () => void,
): ComponentType<Props> | null {
  const [part, setPart] = useState<{ readonly Part: ComponentType<Props> } | null>(null);
  const isMissing = isWanted && part === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new onMissing is no reason to load again
  useEffect(() => {
    if (isMissing) load().then((Part) => setPart({ Part }), onMissing);
  }, [isMissing, load]);
  return part?.Part ?? null;
}
