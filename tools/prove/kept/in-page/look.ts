import type { Hands } from '../../../engines/hands.ts';
import type { Sight, Step } from '../../../engines/in-page/target.ts';

export type LookGiven = {
  /** What has to be pressed to see them. */
  readonly first: readonly Step[];
  readonly sights: readonly Sight[];
  readonly limitMs: number;
};

/** Runs in a page: those of the sights that do not come within the limit. */
export async function missingSights(hands: Hands, { first, sights, limitMs }: LookGiven): Promise<readonly Sight[]> {
  await hands.takeAll(first);
  const missing = (): readonly Sight[] => sights.filter((sight) => !hands.sees(sight));
  await hands.once(
    () => missing().length === 0,
    () => undefined,
    limitMs,
  );
  return missing();
}
