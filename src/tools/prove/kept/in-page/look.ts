import type { Hands, Sight } from './hands.ts';

export type LookGiven = { readonly sights: readonly Sight[]; readonly limitMs: number };

/** Runs in a page: those of the sights that do not come within the limit. */
export async function missingSights(hands: Hands, { sights, limitMs }: LookGiven): Promise<readonly Sight[]> {
  await hands.untilReady();
  const missing = (): readonly Sight[] => sights.filter((sight) => !hands.sees(sight));
  await hands.once(() => missing().length === 0, () => undefined, limitMs);
  return missing();
}
